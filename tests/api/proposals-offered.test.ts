import { afterEach, describe, expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";
import { closings } from "../support/closing";
import { contradictionsIn } from "../support/invariants";
import { accepted, completed, type Deal, delivered, paid, started } from "../support/paid";

const world = await openWorld();
const { close } = closings(world);
const reason = "It turned out otherwise.";

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

type Side = "nadia" | "tarek";
const ordersOf = (deal: Deal, side: Side) => world.as(deal[side]).orders;
const deeds = {
  propose_price: (deal: Deal, side: Side) =>
    ordersOf(deal, side).proposePrice({ id: deal.orderId, price: 36_000, reason }),
  propose_time: (deal: Deal, side: Side) =>
    ordersOf(deal, side).proposeTime({ id: deal.orderId, starts_at: "2026-12-20T10:00" }),
  claim_no_show: (deal: Deal, side: Side) => ordersOf(deal, side).claimNoShow({ id: deal.orderId, reason }),
  claim_warranty: (deal: Deal, side: Side) =>
    ordersOf(deal, side).claimWarranty({ id: deal.orderId, reason }),
};
const canOf = async (deal: Deal, side: Side) => (await ordersOf(deal, side).get({ id: deal.orderId })).can;

/** Tries everything that a side could propose: what is offered is taken and taken back, everything else refused. */
async function offeredTo(deal: Deal, side: Side): Promise<string[]> {
  const offered: string[] = [];
  for (const [deed, propose] of Object.entries(deeds)) {
    if (!(await canOf(deal, side)).includes(deed as keyof typeof deeds)) {
      expect([403, 409]).toContain((await refusal(propose(deal, side))).status);
      continue;
    }
    offered.push(deed);
    await propose(deal, side);
    expect(await canOf(deal, side)).not.toContain(deed);
    const orders = ordersOf(deal, side);
    const [made] = (await orders.get({ id: deal.orderId })).proposals;
    await orders.withdraw({ id: made?.id ?? "" });
  }
  return offered;
}

const noon = { starts_at: "2026-12-10T12:00", warranty_days: 30 };

describe("What may be proposed of a job is what its page offers", () => {
  it.each<[string, () => Promise<Deal>, string[], string[]]>([
    ["before it is paid", () => accepted(world, noon), [], []],
    [
      "once it is paid",
      () => paid(world, noon),
      ["propose_price", "propose_time"],
      ["propose_price", "propose_time"],
    ],
    ["while it runs", () => started(world, noon), ["propose_price"], ["propose_price"]],
    ["when it is delivered", () => delivered(world, noon), ["propose_price"], ["propose_price"]],
    ["when it is done", () => completed(world, noon), ["claim_warranty"], []],
    ["when it is done without a warranty", () => completed(world, { warranty_days: 0 }), [], []],
  ])("%s", async (_, make, hers, his) => {
    const deal = await make();
    expect(await offeredTo(deal, "nadia")).toEqual(hers);
    expect(await offeredTo(deal, "tarek")).toEqual(his);
  });

  it("from the time on when somebody is late, and nothing to a closed account", async () => {
    const deal = await paid(world, noon);
    world.clock.set("2026-12-10T12:00Z");
    const all = ["propose_price", "propose_time", "claim_no_show"];
    for (const side of ["nadia", "tarek"] as const) {
      expect(await offeredTo(deal, side)).toEqual(all);
      expect(await offeredTo(deal, side)).toEqual(all.slice(0, 2));
    }
    await close(deal.tarek);
    expect(await offeredTo(deal, "nadia")).toEqual([]);
  });

  it("and of the warranty until it is over, which the page says as well", async () => {
    const deal = await completed(world, { warranty_days: 7 });
    const isRunning = async () => (await ordersOf(deal, "nadia").get({ id: deal.orderId })).is_under_warranty;
    expect(await isRunning()).toBe(true);
    world.clock.advance(7 * 24 * 3600 + 1);
    expect(await isRunning()).toBe(false);
    expect(await offeredTo(deal, "nadia")).toEqual([]);
  });
});

it("A visit costs the fee that was agreed, and never more than the price", async () => {
  const deal = await paid(world, { ...noon, price: 30_000, visit_fee: 5_000 });
  const { orders } = world.as(deal.nadia);
  expect(await orders.get({ id: deal.orderId })).toMatchObject({ visit_cost: { amount: 5_000 } });
  const visit = await paid(world, { ...noon, kind: "inspection", price: 5_000, visit_fee: 0 });
  expect(await world.as(visit.nadia).orders.get({ id: visit.orderId })).toMatchObject({
    visit_cost: { amount: 5_000 },
  });
});
