import { beforeAll, describe, expect, test } from "vitest";
import { listUnasked, listUnsent } from "~/api/payments/refund-store";
import { listOverdue } from "~/api/payments/session-store";
import { openWorld } from "../support/api";
import { insertManyHistories } from "../support/many-histories";
import { insertManyMoves } from "../support/many-moves";
import type { Person } from "../support/people";
import { mostRows, planOf, queriesOf } from "../support/queries";

const world = await openWorld({ keeps: true });
const many = 10_000;
let [nadia, tarek]: Person[] = [];
let staff: ReturnType<typeof world.as>;

beforeAll(async () => {
  [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
  staff = world.as(await world.aStaffMember());
  await insertManyMoves(world.db, { nadia, tarek }, many, world.clock.now());
  await insertManyHistories(world.db, tarek, many, world.clock.now());
}, 300_000);

/** The plans of everything that a call asks, the look-up of its token and what is due aside. */
async function plansOf(work: () => Promise<unknown>): Promise<string> {
  const queries = (await queriesOf(world.db, work)).filter(
    ({ sql: text }) => text.startsWith("select") && !text.includes('"tokens"."hash"'),
  );
  const plans: string[] = [];
  for (const query of queries) plans.push(await planOf(world.db, query));
  return plans.join("\n");
}

describe(`among ${many} payments, refunds and payouts`, () => {
  const lists: [string, () => Promise<{ content: unknown[] }>, RegExp, number, number?][] = [
    [
      "a customer reads what was paid",
      () => world.as(nadia ?? null).payments.mine({}),
      /payments_customer\b/,
      20,
    ],
    [
      "a technician reads the payouts",
      () => world.as(tarek ?? null).payouts.mine({}),
      /payouts_provider\b/,
      20,
    ],
    [
      "staff read the payouts to approve",
      () => staff.payouts.queue({}),
      /payouts_(status|one_open)\b[\s\S]*payout_methods_account\b/,
      20,
    ],
    ["staff read those that are paid", () => staff.payouts.queue({ status: "paid" }), /payouts_status\b/, 20],
    ["staff read the transfers that wait", () => staff.transfers.waiting({}), /payments_transfers\b/, 20],
    [
      "staff read those that ran out",
      () => staff.transfers.waiting({ tab: "ran_out" }),
      /payments_ran_out\b/,
      20,
    ],
    [
      "staff find one by its reference",
      () => staff.transfers.waiting({ q: "us 00000 00042" }),
      /payments_reference\b/,
      1,
    ],
    // Which of those that are open wait for a person stands in their payments: all that are open may be read, of ten thousand.
    ["staff read the refunds to see to", () => staff.transfers.refunds({}), /refunds_open\b/, 20, 300],
    [
      "staff read those that were paid from the bank",
      () => staff.transfers.refunds({ tab: "paid" }),
      /refunds_from_bank\b/,
      20,
    ],
  ];
  test.each(lists)(
    "%s by an index, and about as many rows as are shown",
    async (_, work, index, shown, most = 100) => {
      expect((await work()).content).toHaveLength(shown);
      const plan = await plansOf(work);
      expect(plan).toMatch(index);
      expect(plan).not.toMatch(
        /Seq Scan on (payments|refunds|payouts|payout_methods|accounts|users|orders|requests)\b/,
      );
      expect(mostRows(plan), plan).toBeLessThan(most);
    },
  );

  const sweeps: [string, () => Promise<unknown[]>][] = [
    ["the gateway is asked for refunds", () => listUnsent(world.db, "sandbox", world.clock.now(), 20)],
    ["their customers are asked for accounts", () => listUnasked(world.db, "~", 20)],
  ];
  test.each(sweeps)("those that go back from the bank are passed by when %s", async (_, work) => {
    expect(await work()).toEqual([]);
    expect(mostRows(await plansOf(work))).toBeLessThan(10);
  });
});

test("Sessions whose time is over are found among those that are open, however many payments were made", async () => {
  const queries = await queriesOf(world.db, () => listOverdue(world.db, world.clock.now(), 20));
  expect(queries).toHaveLength(1);
  for (const query of queries) {
    const plan = await planOf(world.db, query);
    expect(plan).not.toMatch(/Seq Scan on payments\b/);
    expect(plan).toMatch(/payments_one_open\b/);
    expect(mostRows(plan), plan).toBeLessThan(200);
  }
});

const requestOf: [string, () => Promise<{ timeline: { event: string }[] }>][] = [
  ["its customer", () => world.as(nadia ?? null).requests.get({ id: "r77" })],
  [
    "its technician",
    async () => (await world.as(tarek ?? null).technicianArea.request({ id: "r77" })).request,
  ],
];
test.each(requestOf)(
  "What happened on one request, and the money of it, %s reads by index",
  async (_, read) => {
    const told = ["offer.send", "order.pay", "request.publish", "visit.make"];
    expect((await read()).timeline.map(({ event }) => event).toSorted()).toEqual(told);
    const plan = await plansOf(read);
    expect(plan).not.toMatch(/Seq Scan on (audit|orders|offers|proposals|payments|refunds|requests|users)\b/);
    expect(plan).toMatch(/audit_request\b/);
    expect(mostRows(plan), plan).toBeLessThan(100);
  },
);
