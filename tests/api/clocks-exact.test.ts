import { and, eq, isNull } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { timers } from "~/api/db/schema";
import { openWorld } from "../support/api";
import { decidedAt, disputeOf, negotiating } from "../support/disputes";
import { accepted, agreeOn, completed, type Deal, delivered, paid } from "../support/paid";

const world = await openWorld();
const [minute, hour, day] = [60, 3_600, 86_400];
const reason = "It turned out otherwise.";

/** Every step that time is to make about a deal, by how many seconds from now. */
async function clocksOf({ requestId }: Deal): Promise<Record<string, number>> {
  const isTheirs = and(eq(timers.requestId, requestId), isNull(timers.firedAt));
  const rows = await world.db.select().from(timers).where(isTheirs);
  const from = world.clock.now().getTime();
  return Object.fromEntries(
    rows.map(({ kind, dueAt }) => [kind, Math.round((dueAt.getTime() - from) / 1000)]),
  );
}

const asked = async (ask: (deal: Deal) => Promise<unknown>, deal = paid(world)) => {
  const made = await deal;
  await ask(made);
  return made;
};
const hers = ({ nadia }: Deal) => world.as(nadia);
const his = ({ tarek }: Deal) => world.as(tarek).orders;

/** A claim that Nadia was not there, as early as it can be made. */
async function claimed(): Promise<Deal> {
  const deal = await paid(world);
  world.clock.set("2026-12-10T12:00Z");
  await his(deal).claimNoShow({ id: deal.orderId, reason: "Nobody opened the door" });
  return deal;
}

/** As the domain has them. */
const said: [what: string, make: () => Promise<Deal>, clocks: Record<string, number>][] = [
  ["a card has for the price", () => accepted(world), { payment_expiry: 30 * minute }],
  [
    "a transfer has for the price",
    () => asked((deal) => hers(deal).payments.pay({ id: deal.orderId, method: "transfer" }), accepted(world)),
    { payment_expiry: 48 * hour },
  ],
  [
    "the other side has to answer another price",
    () => asked((deal) => his(deal).proposePrice({ id: deal.orderId, price: 42_000, reason })),
    { proposal_expiry: 48 * hour },
  ],
  [
    "a higher price has to be paid",
    () => asked((deal) => agreeOn(world, deal, 42_000)),
    { proposal_expiry: 48 * hour },
  ],
  [
    "the other side has to answer another time",
    () => asked((deal) => his(deal).proposeTime({ id: deal.orderId, starts_at: "2026-12-12T16:00" })),
    { proposal_expiry: 48 * hour },
  ],
  ["the absent side has to object", claimed, { proposal_expiry: 48 * hour }],
  [
    "a visit under warranty has to be answered",
    () => asked((deal) => hers(deal).orders.claimWarranty({ id: deal.orderId, reason }), completed(world)),
    { proposal_expiry: 72 * hour },
  ],
  [
    "silence has before it approves, with its reminders",
    () => delivered(world),
    { confirm_reminder: 24 * hour, confirm_last_reminder: 60 * hour, auto_confirm: 72 * hour },
  ],
  [
    "a first job takes to clear, and both have to review it",
    () => completed(world),
    { clearing: 7 * day, review_end: 14 * day },
  ],
  [
    "the other side has to answer a dispute",
    async () => disputeOf(world, await delivered(world)),
    { complaint_answer: 48 * hour },
  ],
  ["both have to agree on a split", () => negotiating(world), { complaint_negotiation: 7 * day }],
  ["either has to appeal", () => decidedAt(world, 10_000), { complaint_appeal: 7 * day }],
];

describe("Exactly as long as the domain says is what", () => {
  it.each(said)("%s", async (_, make, clocks) => {
    expect(await clocksOf(await make())).toMatchObject(clocks);
  });

  it("a later job takes to clear", async () => {
    const { settings } = world.house;
    const { firstOrders } = settings;
    settings.firstOrders = 0;
    try {
      expect(await clocksOf(await completed(world))).toMatchObject({ clearing: 48 * hour });
    } finally {
      settings.firstOrders = firstOrders;
    }
  });
});

it("A dispute stops every clock of the job and its money: what runs is its own, and the time for reviews", async () => {
  const running = async (deal: Deal) => Object.keys(await clocksOf(await disputeOf(world, deal))).toSorted();
  expect(await running(await paid(world))).toEqual(["complaint_answer"]);
  expect(await running(await delivered(world))).toEqual(["complaint_answer"]);
  expect(await running(await completed(world))).toEqual(["complaint_answer", "review_end"]);
});
