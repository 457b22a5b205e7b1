import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { orders } from "~/api/db/schema";
import { openWorld } from "../support/api";
import { paid } from "../support/paid";
import { insertJob } from "../support/reviews";

const world = await openWorld();

it("A technician is told of the longer time of the first three jobs until three have cleared", async () => {
  const { nadia, tarek } = await paid(world);
  const isAtFirst = async () => (await world.as(tarek).wallet.balances()).is_at_first;
  const at = world.clock.now();
  const done = () =>
    insertJob(world.db, { customer: nadia, provider: tarek, at: at.toISOString() }).then(() =>
      world.db.update(orders).set({ clearedAt: at }).where(eq(orders.status, "completed")),
    );
  expect(await isAtFirst()).toBe(true);
  await done();
  await done();
  expect(await isAtFirst()).toBe(true);
  await insertJob(world.db, { customer: nadia, provider: tarek, at: at.toISOString() });
  expect(await isAtFirst()).toBe(true);
  await world.db.update(orders).set({ clearedAt: at }).where(eq(orders.status, "completed"));
  expect(await isAtFirst()).toBe(false);
});
