import { afterEach, describe, expect, it } from "vitest";
import { recountFigures } from "~/api/reviews/recount-store";
import { openWorld } from "../support/api";
import { balances, bookedFor } from "../support/books";
import { chargedBack, chargeOf, givenBack, unhandled } from "../support/chargebacks";
import { sayer } from "../support/gateway-says";
import { contradictionsIn } from "../support/invariants";
import {
  accepted,
  agreeOn,
  beginCard,
  completed,
  type Deal,
  paid,
  press,
  settleGateway,
  started,
} from "../support/paid";
import { earner, settleAll } from "../support/payouts";

const world = await openWorld();

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
  expect(await recountFigures(world.db)).toBe(0);
});

/** What he, or she, was told of the money that came back. */
async function heard(deal: Deal, who: "nadia" | "tarek") {
  const all = await world.db.query.notifications.findMany();
  const isIts = (kind: string) => kind.startsWith("chargeback_reversed");
  return all
    .filter(({ userId, kind }) => userId === deal[who].id && isIts(kind))
    .map(({ kind, params: { title: _, name: __, currency: ___, ...amounts } }) => [kind, amounts]);
}

const paymentOf = async ({ nadia }: Deal) => (await world.as(nadia).payments.mine({})).content[0];
const invoicesOf = async ({ tarek, orderId: id }: Deal) =>
  (await world.as(tarek).invoices.ofOrder({ id })).map(
    ({ kind, subject, total }) => `${kind} ${subject} ${total.amount}`,
  );

describe("A dispute at Nadia's bank is won, and the money comes back,", () => {
  it("which was held for a job that is over: staff decide on it", async () => {
    const deal = await started(world);
    const charge = await chargeOf(world, deal);
    await press(world, charge, "chargeBack");
    await press(world, charge, "giveBack");
    await settleGateway(world);
    expect(await unhandled(world)).toEqual([]);
    expect(await balances(world)).toEqual({ gateway: 30_000, refund_due: 30_000 });
    expect(await heard(deal, "tarek")).toEqual([["chargeback_reversed.kept", { price: 30_000 }]]);
    const { transfers, staff } = world.as(await world.aStaffMember());
    const [refund] = (await transfers.refunds({})).content;
    expect(refund).toMatchObject({ amount: { amount: 30_000 }, failure: "chargeback_reversed" });
    expect((await staff.audit({ entity: "payment" })).content).toContainEqual(
      expect.objectContaining({ event: "giveBack", detail: { price: 30_000, loss: 0, owed: 30_000 } }),
    );
    await transfers.retryRefund({ id: refund?.id ?? "" });
    await settleGateway(world);
    expect(await balances(world)).toEqual({});
    expect(await paymentOf(deal)).toMatchObject({ status: "refunded", refunded: { amount: 30_000 } });
  });

  it("which Tarek had earned: he waits for it again, and both are invoiced for it", async () => {
    const deal = await completed(world);
    const before = await balances(world);
    await chargedBack(world, deal);
    await givenBack(world, deal);
    expect(await balances(world)).toEqual(before);
    expect(await heard(deal, "nadia")).toEqual([["chargeback_reversed", { price: 30_000 }]]);
    expect(await heard(deal, "tarek")).toEqual([["chargeback_reversed.theirs", { price: 27_000 }]]);
    expect((await invoicesOf(deal)).toSorted()).toEqual([
      ...["credit_note commission 3000", "credit_note job 30000"],
      ...["invoice commission 3000", "invoice commission 3000"],
      ...["invoice job 30000", "invoice job 30000"],
    ]);
    expect((await paymentOf(deal))?.invoice_id).toMatch(/./);
    await world.clock.advance(8 * 86_400);
    await world.as(deal.tarek).orders.get({ id: deal.orderId });
    expect(await balances(world)).toMatchObject({ available: 27_000 });
  });

  it("which Tarek had been paid out, in part: it settles what he owes", async () => {
    const deal = await earner(world);
    const { id } = await world.as(deal.tarek).payouts.request({ amount: 20_000 });
    const staff = world.as(await world.aStaffMember());
    await settleAll(world, 30_000);
    await staff.payouts.approve({ id });
    await staff.payouts.batch();
    await staff.payouts.markPaid({ id });
    await chargedBack(world, deal);
    expect(await balances(world)).toMatchObject({ debt: 20_000 });
    await givenBack(world, deal, { amount: 25_000 });
    expect(await balances(world)).toMatchObject({ gateway: -5_000, available: 2_500 });
    const amounts = { price: 22_500, debt: 20_000, rest: 2_500 };
    expect(await heard(deal, "tarek")).toEqual([["chargeback_reversed.theirs.part", amounts]]);
    expect(await invoicesOf(deal)).toContain("invoice job 25000");
  });

  it("which was owed to Nadia before: it is refunded after all", async () => {
    const deal = await paid(world);
    await world.as(deal.nadia).orders.cancel({ id: deal.orderId, fee: 0 });
    await chargedBack(world, deal);
    expect(await balances(world)).toEqual({});
    await givenBack(world, deal);
    await settleGateway(world);
    expect(await balances(world)).toEqual({});
    expect(await paymentOf(deal)).toMatchObject({ status: "refunded", refunded: { amount: 30_000 } });
  });

  it("of which a refund was made after all, in its second round: that part is ours, and is not owed again", async () => {
    const deal = await accepted(world);
    await press(world, await beginCard(world, deal), "pay", "fails");
    await agreeOn(world, deal, 20_000);
    await settleGateway(world);
    const { transfers } = world.as(await world.aStaffMember());
    const refundId = (await transfers.refunds({})).content[0]?.id ?? "";
    await transfers.retryRefund({ id: refundId });
    await settleGateway(world);
    await chargedBack(world, deal);
    world.clock.advance(60);
    await sayer(world)({ kind: "refunded", refundId, round: 2 });
    expect(await balances(world)).toEqual({ gateway: -10_000, loss: 10_000 });
    await givenBack(world, deal);
    expect(await balances(world)).toEqual({ gateway: 20_000, refund_due: 20_000 });
    const owed = (await transfers.refunds({})).content.map(({ amount, failure }) => [amount.amount, failure]);
    expect(owed).toEqual([[20_000, "chargeback_reversed"]]);
  });

  it("which is told before the chargeback itself, and twice: it waits for that, and is booked once", async () => {
    const deal = await completed(world);
    const before = await balances(world);
    await givenBack(world, deal);
    expect(await unhandled(world)).toEqual(["chargeback_reversed"]);
    await chargedBack(world, deal);
    await givenBack(world, deal);
    world.clock.advance(7 * 3600);
    await settleGateway(world);
    expect(await unhandled(world)).toEqual([]);
    expect(await balances(world)).toEqual(before);
    expect(await bookedFor(world, deal.orderId)).toEqual([
      ...["payment", "release", "chargeback", "chargeback_reversed"],
    ]);
  });
});
