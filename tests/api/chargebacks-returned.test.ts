import { afterEach, describe, expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";
import { balances } from "../support/books";
import { chargedBack, givenBack } from "../support/chargebacks";
import { negotiating } from "../support/disputes";
import { contradictionsIn } from "../support/invariants";
import { type Deal, settleGateway, started } from "../support/paid";
import { ibans } from "../support/payouts";
import { t } from "../support/texts";

const world = await openWorld();
const there = world.house.outside;

afterEach(async () => {
  world.house.outside = there;
  expect(await contradictionsIn(world.db)).toEqual([]);
});

const pounds = (amount: number) => ({ amount, currency: "EGP" });
const account = { iban: ibans[0], holder: "Nadia Samir" };

const hers = ({ nadia, requestId: id }: Deal) => world.as(nadia).requests.get({ id });
const his = ({ tarek, requestId: id }: Deal) => world.as(tarek).technicianArea.request({ id });
const paymentOf = async ({ nadia }: Deal) => (await world.as(nadia).payments.mine({})).content[0];

/** Nadia's bank takes the payment of a job in dispute, which ends both, and gives some of it back. */
async function returned(amount = 30_000) {
  const dispute = await negotiating(world);
  await chargedBack(world, dispute);
  await givenBack(world, dispute, { amount });
  return dispute;
}

describe("What a bank gives back after it ended a job waits for staff to decide:", () => {
  it("its customer is asked for no account, and told neither that it is coming nor that it has failed", async () => {
    const deal = await returned();
    const payment = await paymentOf(deal);
    expect(payment).toMatchObject({
      charged_back: pounds(0),
      refunds: [{ status: "undecided", amount: pounds(30_000), asks_account: null }],
    });
    const id = payment?.refunds[0]?.id ?? "";
    const named = refusal(world.as(deal.nadia).payments.nameAccount({ id, ...account }));
    expect(await named).toMatchObject({ status: 409 });
    expect(await hers(deal)).toMatchObject({
      ...{ refunding: null, refund_failed: null, charged_back: null, refund_undecided: pounds(30_000) },
      next: { actor: "staff", key: "over.cancelled.undecided", money: pounds(30_000), leads_to: "payments" },
    });
    for (const other of [world.guest, world.as(deal.tarek), world.as(await world.aCustomer())])
      expect(await other.requests.get({ id: deal.requestId })).toMatchObject({ refund_undecided: null });
  });

  it("both sides read on the job and on the dispute that the bank has given it back, and nobody else", async () => {
    const deal = await returned();
    expect(await hers(deal)).toMatchObject({ bank_returned: "all" });
    const { request, order } = await his(deal);
    expect([request.bank_returned, order?.next]).toMatchObject(["all", { key: "job.ended.returned" }]);
    for (const side of [deal.hers, deal.his])
      expect((await side.get({ id: deal.id })).end).toMatchObject({
        outcome: "charged_back",
        ...{ returned: "all", is_undecided: false },
      });
    const { complaints, transfers } = world.as(await world.aStaffMember());
    const end = async () => (await complaints.get({ id: deal.id })).end;
    expect(await end()).toMatchObject({ returned: "all", is_undecided: true });
    await transfers.retryRefund({ id: (await transfers.refunds({})).content[0]?.id ?? "" });
    expect(await end(), "once they have decided").toMatchObject({ returned: "all", is_undecided: false });
    for (const other of [world.guest, world.as(await world.aProvider())])
      expect(await other.requests.get({ id: deal.requestId })).toMatchObject({ bank_returned: null });
  });

  it("a part of it, as such, beside what the bank still has", async () => {
    const deal = await returned(20_000);
    expect(await hers(deal)).toMatchObject({
      ...{ refund_undecided: pounds(20_000), charged_back: pounds(10_000), bank_returned: "part" },
    });
    const { order } = await his(deal);
    expect(order?.next).toMatchObject({ key: "job.ended.returned.part", money: pounds(10_000) });
    expect((await deal.hers.get({ id: deal.id })).end).toMatchObject({ returned: "part" });
  });

  it("and not where the bank has taken it once more", async () => {
    const deal = await returned();
    await chargedBack(world, deal, { disputeId: "another" });
    expect(await hers(deal)).toMatchObject({
      ...{ refund_undecided: null, charged_back: pounds(30_000), bank_returned: null },
    });
    expect((await deal.hers.get({ id: deal.id })).end).toMatchObject({ returned: null });
    expect((await his(deal)).order?.next).toMatchObject({ key: "job.ended", money: pounds(30_000) });
  });

  it("who gives it to the customer, and is not said to ask again", async () => {
    const deal = await returned();
    const { transfers, staff } = world.as(await world.aStaffMember());
    const [refund] = (await transfers.refunds({})).content;
    expect(refund).toMatchObject({ failure: "chargeback_reversed", can: ["give"], asks_account: null });
    await transfers.retryRefund({ id: refund?.id ?? "" });
    expect(world.said.at(-1)).toBe(t("en")("api:refundGiven"));
    expect((await staff.audit({ entity: "refund" })).content.map(({ event }) => event)).toContain("give");
    expect(await paymentOf(deal)).toMatchObject({ refunds: [{ status: "pending" }] });
    expect(await hers(deal)).toMatchObject({ refunding: pounds(30_000), refund_undecided: null });
    await settleGateway(world);
    expect(await hers(deal)).toMatchObject({ refunded: pounds(30_000), bank_returned: "all" });
    expect(await balances(world)).toEqual({});
  });

  it("who give it also where its gateway is gone, and the customer may name an account then", async () => {
    const deal = await returned();
    world.house.outside = { ...there, gateway: null };
    const { transfers } = world.as(await world.aStaffMember());
    const [refund] = (await transfers.refunds({})).content;
    expect(refund).toMatchObject({ can: ["done_there", "give"], asks_account: null });
    await transfers.retryRefund({ id: refund?.id ?? "" });
    expect(world.said.at(-1), "nobody is asked for it").toBe(t("en")("api:refundGiven.gone"));
    expect((await transfers.refunds({})).content).toMatchObject([
      { failure: null, asks_account: "possible" },
    ]);
    const id = refund?.id ?? "";
    await world.as(deal.nadia).payments.nameAccount({ id, ...account });
    expect((await paymentOf(deal))?.refunds).toMatchObject([{ status: "pending", asks_account: "possible" }]);
  });

  it("and is no money that goes back to a customer whose account is closed, before they have", async () => {
    const deal = await started(world);
    await chargedBack(world, deal);
    await givenBack(world, deal);
    const { payments } = world.as(deal.nadia);
    expect((await payments.refunding()).content).toEqual([]);
    const { transfers } = world.as(await world.aStaffMember());
    await transfers.retryRefund({ id: (await transfers.refunds({})).content[0]?.id ?? "" });
    expect((await payments.refunding()).content).toHaveLength(1);
  });
});
