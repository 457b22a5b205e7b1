import { afterEach, describe, expect, it } from "vitest";
import { openWorld } from "../support/api";
import { closings } from "../support/closing";
import { contradictionsIn } from "../support/invariants";
import { accepted, type Deal, started } from "../support/paid";

const world = await openWorld();

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

const { close } = closings(world);
const stripOf = async ({ nadia, requestId }: Deal) =>
  (await world.as(nadia).requests.get({ id: requestId })).next;

describe("While a technician's account is closed, a transfer that was sent before", () => {
  const sentBy = async ({ nadia, orderId }: Deal) => {
    const { payments } = world.as(nadia);
    const { payment } = await payments.pay({ id: orderId, method: "transfer" });
    await payments.proof({ id: payment.id });
    return payment;
  };
  const arrives = async ({ id, amount: { amount } }: Awaited<ReturnType<typeof sentBy>>) =>
    world.as(await world.aStaffMember()).transfers.confirm({ id, amount });
  const priceOf = async ({ nadia, orderId }: Deal) =>
    (await world.as(nadia).orders.get({ id: orderId })).price.amount;

  it("is waited for, and pays for the job", async () => {
    const deal = await accepted(world);
    const payment = await sentBy(deal);
    await close(deal.tarek);
    expect(await stripOf(deal)).toMatchObject({ actor: "staff", key: "pay.sent" });
    await arrives(payment);
    expect(await stripOf(deal)).toMatchObject({ actor: "you", key: "job.inactive" });
  });

  it("is waited for also where it is for a higher price, and brings it about", async () => {
    const deal = await started(world);
    const ask = { id: deal.orderId, price: 36_000, reason: "The pipe behind it is broken too." };
    await world.as(deal.tarek).orders.proposePrice(ask);
    const [proposal] = (await world.as(deal.nadia).orders.get({ id: deal.orderId })).proposals;
    await world.as(deal.nadia).orders.agree({ id: proposal?.id ?? "" });
    const payment = await sentBy(deal);
    await close(deal.tarek);
    expect(await stripOf(deal)).toMatchObject({
      ...{ actor: "staff", key: "increase.sent.yours", money: { amount: 6_000 } },
    });
    const { orders } = world.as(deal.nadia);
    expect((await orders.mine({})).content[0]?.waits).toMatchObject({ actor: "staff", what: "increase" });
    expect((await orders.mine({ tab: "waiting" })).content).toEqual([]);
    await arrives(payment);
    expect(await priceOf(deal)).toBe(36_000);
  });
});
