import { eq, sql } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";
import { startWorker } from "~/api/background/worker";
import { readTotals } from "~/api/db/counters";
import { counters, services, users } from "~/api/db/schema";
import { ownerSweep } from "~/api/requests/sweeps";
import { recountFigures } from "~/api/reviews/recount-store";
import { newId } from "~/api/secrets";
import { openWorld } from "../support/api";
import { contradictionsIn } from "../support/invariants";
import type { Person } from "../support/people";
import { openRequestOf } from "../support/requests";

const world = await openWorld();

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

const shown = async () => ({
  all: (await world.guest.requests.open({})).content.map(({ id }) => id),
  counted: (await readTotals(world.db, ["open_requests"])).open_requests,
});

/**
 * As a server does that knows accounts, and nothing of what a request says of its owner's.
 * @param before so many places before the end of the audit log: what was begun before others, and written down after them
 */
async function moveAlone({ id }: Person, isActive: boolean, before = 0) {
  await world.db.update(users).set({ isActive }).where(eq(users.id, id));
  const event = isActive ? "reactivate" : "deactivate";
  await world.db.execute(sql`insert into audit (id, entity, entity_id, actor, event, position) overriding system value
    select ${newId()}, 'user', ${id}, 'staff', ${event}, nextval(pg_get_serial_sequence('audit', 'position')) - ${before}::int`);
}

it("What an earlier server closes and opens is hidden and shown by the worker of the new one", async () => {
  const [nadia, omar] = [await world.aCustomer(), await world.aCustomer()];
  const [hers, his] = [await openRequestOf(world, nadia), await openRequestOf(world, omar)];
  await moveAlone(nadia, false);
  await startWorker(world.house)();
  expect(await shown()).toEqual({ all: [his], counted: 1 });
  await moveAlone(nadia, true);
  await startWorker(world.house)();
  expect(await shown()).toEqual({ all: [his, hers], counted: 2 });
});

it("What is closed and opened from round to round is found, also where it was written down late", async () => {
  const [nadia, omar] = [await world.aCustomer(), await world.aCustomer()];
  const [hers, his] = [await openRequestOf(world, nadia), await openRequestOf(world, omar)];
  const sweep = ownerSweep();
  const round = async () => {
    await sweep(world.house, world.clock.now());
    return (await shown()).all;
  };
  expect(await round()).toEqual([his, hers]);
  await moveAlone(nadia, false);
  expect(await round()).toEqual([his]);
  await moveAlone(nadia, true);
  expect(await round()).toEqual([his, hers]);
  await moveAlone(omar, false);
  expect(await round()).toEqual([hers]);
  await moveAlone(nadia, false, 1);
  expect(await round()).toEqual([]);
});

it("What an earlier server counted of requests that nobody finds is counted anew", async () => {
  const nadia = await world.aCustomer();
  await openRequestOf(world, nadia);
  await world.db.update(counters).set({ value: 7 }).where(eq(counters.name, "open_requests"));
  await world.db.update(services).set({ openRequestsCount: 0 }).where(eq(services.id, "tap-mixer"));
  expect(await recountFigures(world.db)).toBe(2);
  expect((await shown()).counted).toBe(1);
});
