import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { openWorld } from "../support/api";
import { grievance } from "../support/disputes";
import { mostRows, planOf, queriesOf } from "../support/queries";

const world = await openWorld({ keeps: true });
const many = 20_000;
let nadia: ReturnType<typeof world.as>;
let staff: ReturnType<typeof world.as>;
let appeal: string;

/** So many complaints: every hundredth is Nadia's, every fiftieth waits for staff, one has a long thread; and so many customers. */
beforeAll(async () => {
  const [customer, other] = [await world.aCustomer(), await world.aCustomer()];
  nadia = world.as(customer);
  staff = world.as(await world.aStaffMember());
  const series = sql`generate_series(1, ${many}::int) n`;
  const at = sql`${world.clock.now().toISOString()}::timestamptz - n * interval '1 minute'`;
  await world.db.execute(sql`insert into complaints (id, kind, status, filer_id, body, due_at, ended_at, created_at)
    select 'k' || n, 'other', case when n % 50 = 0 then 'open' else 'final' end, case when n % 100 = 0 then ${customer.id} else ${other.id} end,
      'Nobody answers.', case when n % 50 = 0 then ${at} end, case when n % 50 > 0 then ${at} end, ${at} from ${series}`);
  await world.db.execute(sql`insert into complaint_parties (complaint_id, user_id, created_at)
    select id, filer_id, created_at from complaints`);
  await world.db.execute(sql`insert into complaint_messages (id, complaint_id, author_id, side, kind, body, created_at)
    select 'm' || n, case when n % 5 = 0 then 'k100' else 'k' || n end, ${customer.id}, 'filer', 'message', 'Still nobody.', ${at} from ${series}`);
  const closed = await world.aCustomer();
  await staff.staff.deactivate({ id: closed.id, reason: "Three appointments were missed." });
  ({ id: appeal } = await world.as(closed).complaints.file({ kind: "account_appeal", text: grievance }));
  await world.db.execute(sql`insert into users (id, type, name, phone, password_hash, locale)
    select 'u' || n, 'customer', 'Somebody', '+2010' || (10000000 + n), '', 'ar' from ${series}`);
  await world.db.execute(sql`analyze users, complaints, complaint_parties, complaint_messages, timers`);
}, 300_000);

/** The plans of everything that a call asks, the look-up of its token aside. */
async function plansOf(work: () => Promise<unknown>): Promise<string> {
  const queries = (await queriesOf(world.db, work)).filter(
    ({ sql: text }) => text.startsWith("select") && !text.includes('"tokens"."hash"'),
  );
  const plans: string[] = [];
  for (const query of queries) plans.push(await planOf(world.db, query));
  return plans.join("\n");
}

describe(`among ${many} complaints`, () => {
  const lists: [string, () => Promise<unknown>, RegExp][] = [
    ["their parties see their own", () => nadia.complaints.mine({}), /complaint_parties_recent\b/],
    ["staff see those that wait", () => staff.complaints.queue({}), /complaints_waiting\b/],
    ["staff see all of them", () => staff.complaints.queue({ tab: "all" }), /complaints_recent\b/],
    ["their parties read one", () => nadia.complaints.get({ id: "k100" }), /complaints_pkey\b/],
    [
      "whoever closed an account reads who decides",
      () => staff.complaints.basis({ id: appeal }),
      /users_staff\b/,
    ],
    ["and its thread", () => nadia.complaints.messages({ id: "k100" }), /complaint_messages_thread\b/],
  ];
  test.each(lists)("%s off an index, at a cost that does not grow", async (_, work, index) => {
    const plan = await plansOf(work);
    expect(plan).toMatch(index);
    expect(plan).not.toMatch(/Seq Scan on (complaint|users)/);
    expect(mostRows(plan)).toBeLessThan(100);
  });
});
