import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { listGiven } from "~/api/invoices/invoice-store";
import { listFloorless } from "~/api/orders/floor-store";
import { listProposals } from "~/api/proposals/proposal-store";
import { selectDetails } from "~/api/requests/details-store";
import { findDone } from "~/api/reviews/review-store";
import { openWorld } from "../support/api";
import type { Person } from "../support/people";
import { mostRows, planOf, queriesOf } from "../support/queries";
import { unguarded } from "../support/unguarded";

const world = await openWorld({ keeps: true });
const many = 5_000;
/** Jobs of another technician, each of which has a visit to come. */
const others = 4_000;
let nadia: Person;
let tarek: Person;

/**
 * So many jobs that Tarek has done. Of each another time was proposed, of every twentieth a visit under the warranty: all that is over, but
 * for thirty visits that are still to come, and as many other times that somebody may answer. Of another's jobs thousands have a visit to come.
 */
beforeAll(async () => {
  nadia = await world.aCustomer();
  tarek = await world.aProvider();
  const omar = await world.aProvider();
  const now = sql`${world.clock.now().toISOString()}::timestamptz`;
  await world.db.execute(sql`
    insert into requests (id, customer_id, status, service_id, title, currency, city_id, district_id, published_at, words)
    select 'r' || n, ${nadia.id}, 'completed', 'tap-mixer', 'Kitchen tap ' || n, 'EGP', 'cairo', 'cairo-maadi',
      ${now} - n * interval '1 hour', '{}' from generate_series(1, ${many + others}::int) n`);
  await world.db.execute(sql`
    insert into offers (id, request_id, provider_id, kind, status, currency, price, starts_at, duration, request_version, valid_until, created_at)
    select 'o' || id, id, case when substr(id, 2)::int <= ${many}::int then ${tarek.id} else ${omar.id} end, 'fixed', 'accepted', 'EGP', 30000, published_at, 60, 1, published_at, published_at from requests`);
  await world.db.execute(sql`
    insert into orders (id, request_id, offer_id, customer_id, provider_id, status, currency, price, round, starts_at, duration,
      commission_rate, commission_minimum, vat_rate, payment_due_at, completed_at, created_at)
    select 'd' || id, request_id, id, ${nadia.id}, provider_id, 'completed', 'EGP', price, 1, created_at, 60, 1000, 0, 1400,
      created_at, created_at, created_at from offers`);
  await world.db.execute(sql`
    insert into proposals (id, order_id, visitor_id, kind, by, status, starts_at, due_at, created_at)
    select kind || id, id, case when kind = 'warranty' then ${tarek.id} end, kind, 'customer', case when n % 20 = 0 and n <= 600 then 'proposed' else 'lapsed' end,
      created_at, ${now} + interval '2 days', created_at
    from (select id, created_at, row_number() over (order by id) as n from orders where provider_id = ${tarek.id}) jobs, unnest(array['reschedule', 'warranty']) kind
    where kind = 'reschedule' or n % 20 = 0`);
  await world.db.execute(sql`
    insert into proposals (id, order_id, visitor_id, kind, by, status, starts_at, due_at, created_at)
    select 'visit' || id, id, ${omar.id}, 'warranty', 'customer', 'agreed', ${now} + interval '1 hour', ${now} + interval '4 days', created_at
    from orders where provider_id = ${omar.id}`);
  for (const table of ["requests", "offers", "orders", "proposals"])
    await world.db.execute(sql.raw(`vacuum analyze ${table}`));
}, 300_000);

describe(`one request of a customer with ${many}`, () => {
  const looks: [string, () => Promise<unknown>][] = [
    ["read whole", async () => selectDetails(world.db, "r7", world.clock.now())],
    ["asked for the job that was done", () => findDone(world.db, "r7")],
  ];
  it.each(looks)("%s finds its orders by their index", async (_, work) => {
    const queries = await queriesOf(world.db, work);
    const plans: string[] = [];
    for (const query of queries) plans.push(await planOf(world.db, query));
    const plan = plans.join("\n");
    expect(plan).toMatch(/orders_request\b/);
    expect(plan).not.toMatch(/Seq Scan on (orders|requests)\b/);
    expect(mostRows(plan), plan).toBeLessThan(50);
  });
});

it("The next orders that have no price floor are found by their ids, however many have none", async () => {
  const queries = await queriesOf(world.db, () => listFloorless(world.db, "dor5", 50));
  expect(queries).toHaveLength(1);
  for (const query of queries) {
    const plan = await planOf(world.db, query);
    expect(plan).toMatch(/orders_pkey\b/);
    expect(mostRows(plan), plan).toBeLessThan(200);
  }
});

describe(`a technician with ${many} jobs done`, () => {
  const looks: [string, () => Promise<unknown>][] = [
    ["sees how many wait", () => world.as(tarek).technicianArea.today()],
    ["is told of them on every page", () => world.as(tarek).technicianArea.counts()],
    ["reads those that wait", () => world.as(tarek).orders.mine({ tab: "waiting" })],
  ];
  it.each(looks)("%s off the index of visits, at a cost that does not grow", async (_, work) => {
    const queries = (await queriesOf(world.db, work)).filter(({ sql: text }) => text.includes("proposals w"));
    const plans: string[] = [];
    for (const query of queries) plans.push(await planOf(world.db, query));
    const plan = plans.join("\n");
    expect(plan).toMatch(/proposals_visitor\b/);
    expect(plan).not.toMatch(/Seq Scan on (orders|proposals)\b/);
    expect(mostRows(plan), plan).toBeLessThan(200);
  });

  it("knows where to be off the indexes of jobs to start and of visits", async () => {
    const { technicianArea } = world.as(tarek);
    for (const [look, asked] of [
      [() => technicianArea.calendar(), 1],
      [() => technicianArea.today(), 2],
    ] as const) {
      const queries = (await queriesOf(world.db, look)).filter(({ sql: text }) => text.includes("agenda"));
      expect(queries).toHaveLength(asked);
      for (const query of queries) {
        const plan = await planOf(world.db, query);
        expect(plan).toMatch(/proposals_visitor\b/);
        expect(plan).not.toMatch(/Seq Scan on (orders|proposals|requests)\b/);
        expect(mostRows(plan), plan).toBeLessThan(200);
      }
    }
  });

  it("finds thirty that wait", async () => {
    expect(await world.as(tarek).technicianArea.today()).toMatchObject({ waiting: 30 });
  });

  it("is warned of every job to come, however many", async () => {
    const toCome = sql`update orders set status = 'paid', starts_at = ${world.clock.now().toISOString()}::timestamptz
      + substr(id, 4)::int * interval '1 day' where substr(id, 4)::int <= 40`;
    await unguarded(world.db, (tx) => tx.execute(toCome));
    expect((await world.as(tarek).technicianArea.calendar()).jobs).toHaveLength(40);
  });

  it.each(["customer", "provider"] as const)(
    "is read by the %s, job to start after job, off their index",
    async (side) => {
      const reader = side === "customer" ? nadia : tarek;
      const toStart = sql`update orders set status = 'paid', completed_at = null where substr(id, 4)::int % 5 = 0`;
      await unguarded(world.db, (tx) => tx.execute(toStart));
      await world.db.execute(sql.raw("vacuum analyze orders"));
      const mine = (cursor?: string) => world.as(reader).orders.mine({ tab: "to_start", cursor });
      const next = (await mine()).meta.meta.nextCursor ?? "";
      for (const look of [() => mine(), () => mine(next)]) {
        const queries = (await queriesOf(world.db, look)).filter(({ sql: text }) =>
          text.includes("starts_at"),
        );
        expect(queries).toHaveLength(1);
        for (const query of queries) {
          const plan = await planOf(world.db, query);
          expect(plan).toContain(`orders_${side}_to_start`);
          expect(plan).not.toMatch(/Seq Scan on (orders|proposals|requests)\b/);
          expect(mostRows(plan), plan).toBeLessThan(200);
        }
      }
    },
  );
});

it("What is open of a job and what was proposed last are read off two indexes, however much was proposed before", async () => {
  await world.db.execute(sql`
    insert into proposals (id, order_id, kind, by, status, starts_at, due_at, created_at)
    select 'time' || n, 'dor7', 'reschedule', 'provider', 'withdrawn', ${world.clock.now().toISOString()}::timestamptz, now(), now() - n * interval '1 hour'
    from generate_series(1, ${many}::int) n`);
  await world.db.execute(sql.raw("vacuum analyze proposals"));
  const [query] = await queriesOf(world.db, () => listProposals(world.db, "dor7"));
  const plan = query ? await planOf(world.db, query) : "";
  expect(plan).toMatch(/proposals_one_open\b/);
  expect(plan).toMatch(/proposals_order\b/);
  expect(mostRows(plan), plan).toBeLessThan(50);
});

it("What was invoiced of a job is read off its index, however many invoices others have", async () => {
  await world.db.execute(sql`
    insert into invoices (id, order_id, kind, subject, issuer, year, number, currency, amount, vat, vat_rate, seller, buyer, cause)
    select 'i' || id, id, 'invoice', 'job', provider_id, 2026, row_number() over (order by id), 'EGP', price, 0, 0, '{}', '{}', 'released'
    from orders`);
  await world.db.execute(sql.raw("vacuum analyze invoices"));
  const [query] = await queriesOf(world.db, () => listGiven(world.db, "dor7", "job"));
  const plan = query ? await planOf(world.db, query) : "";
  expect(plan).toMatch(/invoices_once\b/);
  expect(mostRows(plan), plan).toBeLessThan(50);
});
