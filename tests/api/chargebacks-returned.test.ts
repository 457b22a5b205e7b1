import { afterEach, describe, expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";
import { chargedBack, givenBack } from "../support/chargebacks";
import { negotiating } from "../support/disputes";
import { contradictionsIn } from "../support/invariants";
import { type Deal, started } from "../support/paid";
import { ibans } from "../support/payouts";

const world = await openWorld();

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

const pounds = (amount: number) => ({ amount, currency: "EGP" });
const account = { iban: ibans[0], holder: "Nadia Samir" };

const hers = ({ nadia, requestId: id }: Deal) => world.as(nadia).requests.get({ id });
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
