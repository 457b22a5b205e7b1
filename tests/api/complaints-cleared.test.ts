import { afterEach, describe, expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";
import { balances, bookedFor } from "../support/books";
import { decidedAt, grievance, negotiating } from "../support/disputes";
import { contradictionsIn } from "../support/invariants";
import { completed, type Deal, settleGateway } from "../support/paid";
import { sidesOf, tells } from "../support/told";
import { waitingRows } from "../support/waiting";

const world = await openWorld();
const day = 86_400;

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

const orderOf = ({ nadia, orderId }: Deal) => world.as(nadia).orders.get({ id: orderId });

/** Tarek has earned what Nadia paid; it drips again, and he is to come once more. */
async function toVisit(): Promise<Deal> {
  const deal = await completed(world);
  world.clock.advance(8 * day);
  const { id } = await orderOf(deal);
  await world.as(deal.nadia).orders.claimWarranty({ id, reason: "It drips again" });
  const { proposals } = await orderOf(deal);
  await world.as(deal.tarek).orders.agree({ id: proposals[0]?.id ?? "", starts_at: "2026-12-15T16:00" });
  return deal;
}

describe("After clearing", () => {
  it("a complaint freezes nothing, and its decision takes back what is there, the rest as a debt", async () => {
    const deal = await completed(world);
    world.clock.advance(8 * day);
    await orderOf(deal);
    const tarek = world.as(deal.tarek);
    await tarek.payouts.addMethod({ iban: "EG380019000500000000263180002", holder: "Tarek Fawzy" });
    await tarek.payouts.request({ amount: 20_000 });
    const dispute = await decidedAt(world, 10_000, deal);
    expect(await orderOf(deal)).toMatchObject({ status: "completed", complaint: { is_dispute: false } });
    expect(await balances(world)).toMatchObject({ available: 7_000, in_payout: 20_000 });
    world.clock.advance(7 * day);
    expect(await dispute.hers.get({ id: dispute.id })).toMatchObject({
      ...{ status: "final", end: { figures: { kept: { amount: 10_000 }, refund: { amount: 20_000 } } } },
    });
    await settleGateway(world);
    expect(await balances(world)).toEqual({
      ...{ gateway: 10_000, in_payout: 20_000, debt: 12_000, revenue: 1_754, vat_due: 246 },
    });
    expect(await bookedFor(world, deal.orderId)).toContain("take_back");
    const { bars } = await tarek.wallet.earnings({ by: "weeks" });
    expect(bars.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(8_000);
    const given = await world.as(deal.nadia).invoices.ofOrder({ id: deal.orderId });
    expect(JSON.stringify(given)).toContain("credit_note");
    expect(
      await refusal(dispute.hers.file({ kind: "order", about_id: "nothing", text: grievance })),
    ).toMatchObject({
      status: 422,
    });
  });

  describe("a visit under warranty that was set", () => {
    const stateOf = async (deal: Deal) => (await orderOf(deal)).proposals.map(({ status }) => status);

    it("is off once a decision gives everything back, as nobody goes to work for nothing", async () => {
      const deal = await toVisit();
      const { hers, id } = await decidedAt(world, 0, deal);
      expect(await stateOf(deal)).toEqual(["agreed"]);
      world.clock.advance(7 * day);
      expect(await hers.get({ id })).toMatchObject({ status: "final" });
      expect(await stateOf(deal)).toEqual(["lapsed"]);
      expect(await waitingRows(world, deal)).toEqual([null, null]);
    });

    it("is off once both agree that everything goes back, and who did not accept is told", async () => {
      const deal = await toVisit();
      const { hers, his, id } = await negotiating(world, deal);
      await his.propose({ id, kept: 0 });
      const [split] = (await hers.get({ id })).proposals;
      const { his: tarek } = sidesOf(deal);
      await tells(
        ...([world, () => hers.accept({ id, proposal_id: split?.id ?? "" })] as const),
        ...[
          tarek("proposal_void.warranty"),
          tarek("taken_back", { price: 30_000, taken: 27_000 }),
          tarek("dispute_settled", { price: 0, path: `/complaints/${id}` }),
        ],
      );
      expect(await stateOf(deal)).toEqual(["lapsed"]);
    });

    it("is made where a part of the money stays with the technician", async () => {
      const deal = await toVisit();
      const { hers, id } = await decidedAt(world, 1, deal);
      world.clock.advance(7 * day);
      expect(await hers.get({ id })).toMatchObject({ status: "final" });
      expect(await stateOf(deal)).toEqual(["agreed"]);
    });
  });
});
