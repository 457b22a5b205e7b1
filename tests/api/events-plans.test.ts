import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it, test } from "vitest";
import { retryEvents } from "~/api/payments/event-moves";
import { openWorld, refusal } from "../support/api";
import { mostRows, planOf, queriesOf } from "../support/queries";

const world = await openWorld({ keeps: true });
const many = 20_000;
let staff: ReturnType<typeof world.as>;

/** So many messages of two gateways, all of which failed once: every two-hundredth is not done yet, as many were set aside. */
beforeAll(async () => {
  staff = world.as(await world.aStaffMember());
  const now = sql`${world.clock.now().toISOString()}::timestamptz`;
  const at = sql`${now} - n * interval '1 minute'`;
  await world.db.execute(sql`insert into gateway_events
    (gateway, id, kind, facts, happened_at, received_at, handled_at, failures, next_try_at, set_aside_at, set_aside_reason)
    select case when n % 2 = 0 then 'stripe' else 'sandbox' end, 'evt_' || n, 'expired', '{"paymentId": "nobody0000000000"}',
      ${at}, ${at}, case when n % 100 <> 0 then ${at} end, 1, ${now} + interval '1 hour',
      case when n % 200 = 0 then ${at} end, case when n % 200 = 0 then 'Looked into.' end
    from generate_series(1, ${many}::int) n`);
  await world.db.execute(sql.raw("vacuum analyze gateway_events"));
}, 300_000);

async function plansOf(work: () => Promise<unknown>): Promise<string> {
  const queries = (await queriesOf(world.db, work)).filter(
    ({ sql: text }) => text.startsWith("select") && text.includes('"gateway_events"'),
  );
  const plans: string[] = [];
  for (const query of queries) plans.push(await planOf(world.db, query));
  return plans.join("\n");
}

describe(`among ${many} messages of gateways`, () => {
  const press = (id: string) => () => refusal(staff.transfers.tryEvent({ id }));
  const looks: [string, () => Promise<unknown>, RegExp][] = [
    ["staff look one up that was done", press("evt_4711"), /gateway_events_gateway_id_pk\b/],
    ["staff look one up that there is not", press("evt_0"), /gateway_events_gateway_id_pk\b/],
    ["staff see those that failed", () => staff.transfers.events(), /gateway_events_(failed|waiting)\b/],
    [
      "staff see those that were set aside",
      () => staff.transfers.events({ tab: "set_aside" }),
      /gateway_events_aside\b/,
    ],
    ["those that are due are found", () => retryEvents(world.house), /gateway_events_waiting\b/],
  ];
  test.each(looks)("%s by an index", async (_, work, index) => {
    const plan = await plansOf(work);
    expect(plan).toMatch(index);
    expect(plan).not.toMatch(/Seq Scan on gateway_events/);
    expect(mostRows(plan)).toBeLessThan(300);
  });

  it("those of a gateway that is not set up any more are seen to as well", async () => {
    const id = "evt_100";
    await staff.transfers.setEventAside({ id, reason: "Of the gateway that we have left." });
    expect(await press(id)()).toMatchObject({ status: 409, current: { event: "set_aside" } });
  });
});
