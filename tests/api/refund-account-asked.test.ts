import { and, eq, isNull, like } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { refunds } from "~/api/db/money-schema";
import { notifications } from "~/api/db/schema";
import { accountSweep } from "~/api/payments/asking-moves";
import { openWorld } from "../support/api";
import { failingFirst } from "../support/failing-transactions";
import { contradictionsIn } from "../support/invariants";
import { owedBack } from "../support/owed-back";
import { ibans } from "../support/payouts";

const world = await openWorld();

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

async function own() {
  const [row] = await world.db.select().from(refunds);
  if (!row) throw new Error("A refund");
  return row;
}

describe("The account of a refund that was owed before anybody was asked for one", () => {
  it("is asked for once", async () => {
    const { nadia } = await owedBack(world);
    const hers = world.as(nadia).payments;
    const { id } = await own();
    const asked = async () => {
      for (const _ of [1, 2]) await accountSweep()(world.house, world.clock.now());
      const isIt = and(eq(notifications.userId, nadia.id), eq(notifications.kind, "refund_account_asked"));
      return world.db.$count(notifications, isIt);
    };
    const never = () => world.db.update(refunds).set({ askedAt: null }).where(eq(refunds.id, id));
    expect(await asked()).toBe(1);
    await never();
    const { transfers } = world.as(await world.aStaffMember());
    const listed = async () => (await transfers.refunds({})).content;
    expect(await listed()).toMatchObject([{ id, asks_account: "needed", asked_at: null }]);
    const later = world.clock.now().toISOString();
    expect(await asked()).toBe(2);
    const [refund] = await listed();
    expect((refund?.asked_at ?? "") > later).toBe(true);
    await hers.nameAccount({ id, iban: ibans[0], holder: "Nadia Samir" });
    await never();
    expect(await asked()).toBe(2);
  });

  it("is asked for of each in its turn, also where that of the others fails", async () => {
    await owedBack(world);
    const last = await own();
    const before = Array.from({ length: 20 }, (_, n) => ({ ...last, id: `before${n}`, cause: `before${n}` }));
    await world.db.insert(refunds).values(before);
    await world.db.update(refunds).set({ askedAt: null });
    const isBefore = like(refunds.id, "before%");
    await world.db
      .update(refunds)
      .set({ createdAt: new Date(0) })
      .where(isBefore);
    const db = failingFirst(world.db, before.length);
    const sweep = accountSweep();
    const unasked = () => world.db.$count(refunds, isNull(refunds.askedAt));
    for (const left of [21, 20, 0]) {
      await sweep({ ...world.house, db }, world.clock.now());
      expect(await unasked()).toBe(left);
    }
    await world.db.delete(refunds).where(isBefore);
  });
});
