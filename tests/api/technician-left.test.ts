import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { openWorld } from "../support/api";
import type { Person } from "../support/people";

const world = await openWorld();
const day = 24 * 3600;

type Job = { id: string; status: "paid" | "in_progress" | "completed"; ago: number; paidAgo?: number };

/** Jobs of a technician that began so long ago, in seconds, and were paid a day before, or when it says. */
async function insertJobs(tarek: Person, jobs: Job[]): Promise<void> {
  const nadia = await world.aCustomer();
  const ago = (seconds: number) =>
    sql`${new Date(world.clock.now().getTime() - seconds * 1000).toISOString()}::timestamptz`;
  for (const { id, status, ago: began, paidAgo = began + day } of jobs) {
    await world.db.execute(sql`
      insert into requests (id, customer_id, status, service_id, title, currency, city_id, district_id, published_at, words)
      values (${id}, ${nadia.id}, 'assigned', 'tap-mixer', 'Kitchen tap', 'EGP', 'cairo', 'cairo-maadi', ${ago(began + 2 * day)}, '{}')`);
    await world.db.execute(sql`
      insert into offers (id, request_id, provider_id, kind, status, currency, price, starts_at, duration, request_version, valid_until)
      values (${id}, ${id}, ${tarek.id}, 'fixed', 'accepted', 'EGP', 30000, ${ago(began)}, 60, 1, ${ago(began)})`);
    await world.db.execute(sql`
      insert into orders (id, request_id, offer_id, customer_id, provider_id, status, currency, price, round, starts_at, duration,
        commission_rate, commission_minimum, vat_rate, payment_due_at, paid_at, created_at)
      values (${id}, ${id}, ${id}, ${nadia.id}, ${tarek.id}, ${status}, 'EGP', 30000, 1, ${ago(began)}, 60, 1000, 0, 1400,
        ${ago(began)}, ${ago(paidAgo)}, ${ago(began + 2 * day)})`);
  }
}

const leftOf = async (tarek: Person) => {
  const { left_jobs, are_more_left } = await world.as(tarek).technicianArea.today();
  return { ids: left_jobs.map(({ id }) => id), are_more_left };
};

it("What is left of earlier days is shown the last first, and that there is more than ten is said", async () => {
  const tarek = await world.aProvider();
  const jobs = Array.from({ length: 11 }, (_, n): Job => {
    const status = n % 2 === 0 ? "paid" : "in_progress";
    return { id: `left${n + 1}`, status, ago: (n + 1) * day };
  });
  await insertJobs(tarek, jobs.slice(1));
  const ids = jobs.map(({ id }) => id);
  expect(await leftOf(tarek)).toEqual({ ids: ids.slice(1), are_more_left: false });
  await insertJobs(tarek, jobs.slice(0, 1));
  expect(await leftOf(tarek)).toEqual({ ids: ids.slice(0, 10), are_more_left: true });
});

it("A visit of an earlier day is among it until it is confirmed, or counts as made", async () => {
  const tarek = await world.aProvider();
  await insertJobs(tarek, [
    { id: "older", status: "paid", ago: 2 * day },
    { id: "done", status: "completed", ago: 9 * day },
  ]);
  const [visit, due] = [-1, 2].map((days) =>
    new Date(world.clock.now().getTime() + days * day * 1000).toISOString(),
  );
  await world.db.execute(sql`
    insert into proposals (id, order_id, visitor_id, kind, by, status, starts_at, due_at)
    values ('visit', 'done', ${tarek.id}, 'warranty', 'customer', 'agreed', ${visit}::timestamptz, ${due}::timestamptz)`);
  const { left_jobs } = await world.as(tarek).technicianArea.today();
  expect(left_jobs).toMatchObject([
    { id: "done", at: visit, is_visit: true, is_late: false },
    { id: "older", is_visit: false, is_late: true },
  ]);
  await world.db.execute(sql`update proposals set status = 'done' where id = 'visit'`);
  expect((await leftOf(tarek)).ids).toEqual(["older"]);
});

it("A job that was paid after the time of its visit is left, and late for nobody", async () => {
  const tarek = await world.aProvider();
  await insertJobs(tarek, [{ id: "late", status: "paid", ago: day, paidAgo: 3600 }]);
  for (const after of [0, 3 * day]) {
    world.clock.advance(after);
    const { left_jobs } = await world.as(tarek).technicianArea.today();
    expect(left_jobs).toMatchObject([{ id: "late", is_late: false }]);
  }
});
