import { eq } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";
import { startWorker } from "~/api/background/worker";
import { readTotals } from "~/api/db/counters";
import { counters, services, users } from "~/api/db/schema";
import { ownerSweep } from "~/api/requests/sweeps";
import { recountFigures } from "~/api/reviews/recount-store";
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

/** As a server does that knows accounts, and nothing of what a request says of its owner's. */
const moveAlone = ({ id }: Person, isActive: boolean) =>
  world.db.update(users).set({ isActive }).where(eq(users.id, id));

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

it("Accounts are looked at round by round, and then anew", async () => {
  await world.db.execute(`insert into users (id, type, name, phone, password_hash, locale)
    select '00' || lpad(n::text, 4, '0'), 'customer', 'Somebody', '+2010' || (10000000 + n), '', 'ar' from generate_series(1, 600) n`);
  const nadia = await world.aCustomer();
  const id = await openRequestOf(world, nadia);
  const sweep = ownerSweep();
  const rounds = async (count: number) => {
    for (let n = 0; n < count; n += 1) await sweep(world.house, world.clock.now());
  };
  await moveAlone(nadia, false);
  await rounds(2);
  expect((await shown()).all).toEqual([]);
  await moveAlone(nadia, true);
  await rounds(2);
  expect((await shown()).all).toEqual([id]);
});

it("What an earlier server counted of requests that nobody finds is counted anew", async () => {
  const nadia = await world.aCustomer();
  await openRequestOf(world, nadia);
  await world.db.update(counters).set({ value: 7 }).where(eq(counters.name, "open_requests"));
  await world.db.update(services).set({ openRequestsCount: 0 }).where(eq(services.id, "tap-mixer"));
  expect(await recountFigures(world.db)).toBe(2);
  expect((await shown()).counted).toBe(1);
});
