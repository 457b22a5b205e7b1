import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { requests, timers } from "~/api/db/schema";
import { sweepTimers } from "~/api/time/timers";
import { openWorld } from "../support/api";
import type { Person } from "../support/people";
import { openRequestOf } from "../support/requests";

const world = await openWorld();
const [hour, month] = [3_600, 31 * 24 * 3_600];
const sweep = () => sweepTimers(world.house, world.clock.now());
/** As the database has them: lists show what is over before it is written down. */
const statusesOf = async ({ id }: Person) =>
  (await world.db.select().from(requests).where(eq(requests.customerId, id))).map(({ status }) => status);

it("Catching up with what it slept through, a server gives whoever waits a turn after each request", async () => {
  const nadia = await world.aCustomer();
  const places = [1, 2, 3, 4];
  for (const _ of places) await openRequestOf(world, nadia);
  world.clock.advance(month);
  let [turns, isOver] = [0, false];
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await sweep();
  isOver = true;
  expect(await statusesOf(nadia)).toEqual(places.map(() => "expired"));
  expect(turns).toBeGreaterThanOrEqual(places.length);
});

/** Requests whose first step failed and is to be tried again in an hour, while the next of each waits for it. */
async function stuck(many: number): Promise<void> {
  const omar = await world.aCustomer();
  const now = sql`${world.clock.now().toISOString()}::timestamptz`;
  await world.db.execute(sql`
    insert into requests (id, customer_id, status, service_id, title, currency, city_id, district_id, published_at, words)
    select 'stuck' || n, ${omar.id}, 'open', 'tap-mixer', 'Kitchen tap ' || n, 'EGP', 'cairo', 'cairo-maadi', ${now}, '{}'
    from generate_series(1, ${many}::int) n`);
  await world.db.execute(sql`
    insert into timers (id, subject_id, request_id, kind, due_at, failures, retry_at)
    select kind || id, id, id, kind, ${now} - case kind when 'request_reminder' then 9 else 8 end * interval '1 day',
      case kind when 'request_reminder' then 9 else 0 end, case kind when 'request_reminder' then ${now} + interval '1 hour' end
    from requests, unnest(array['request_reminder', 'request_expiry']) kind where id like 'stuck%'`);
}

it("A hundred requests that wait for another try keep nobody else's from ending in time", async () => {
  const nadia = await world.aCustomer();
  await openRequestOf(world, nadia);
  world.clock.advance(month);
  await stuck(100);
  await sweep();
  expect(await statusesOf(nadia)).toEqual(["expired"]);
});

it("A step that only a later version knows keeps no other of its request from being made, and stays for that one", async () => {
  const nadia = await world.aCustomer();
  const id = await openRequestOf(world, nadia);
  const [later, dueAt] = ["of_tomorrow", new Date(world.clock.now().getTime() + hour * 1000).toISOString()];
  await world.db.execute(sql`insert into timers (id, subject_id, request_id, kind, due_at, failures)
    values (${later}, ${later}, ${id}, ${later}, ${dueAt}, 3)`);
  const { staff } = world.as(await world.aStaffMember());
  world.clock.advance(month);
  await world.as(nadia).requests.get({ id });
  expect(await statusesOf(nadia)).toEqual(["expired"]);
  expect(await staff.overview({})).toMatchObject({ failed_steps: 0 });
  expect((await staff.failedSteps({})).content).toEqual([]);
  await sweep();
  const [left] = await world.db.select().from(timers).where(eq(timers.id, later));
  expect(left).toMatchObject({ firedAt: null, failures: 3 });
  expect(world.log.lines.filter(({ level }) => level === "error")).toEqual([]);
});
