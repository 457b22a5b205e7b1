import { inArray } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { payments, refunds } from "~/api/db/money-schema";
import { openWorld, refusal } from "../support/api";
import { closings } from "../support/closing";
import { contradictionsIn } from "../support/invariants";
import { owedBack } from "../support/owed-back";
import { accepted, agreeOn, type Deal, started } from "../support/paid";
import { ibans } from "../support/payouts";

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
    await agreeOn(world, deal, 36_000);
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

describe("While a customer's account is closed, a refund by transfer", () => {
  it("still has its account named by its customer, and by nobody else who is closed out", async () => {
    const deal = await accepted(world);
    const [hers, staff] = [world.as(deal.nadia).payments, world.as(await world.aStaffMember()).transfers];
    const { payment } = await hers.pay({ id: deal.orderId, method: "transfer" });
    await world.as(deal.nadia).orders.giveUp({ id: deal.orderId });
    await staff.confirm({ id: payment.id, amount: payment.amount.amount });
    const other = await world.aCustomer();
    for (const one of [deal.nadia, other]) await close(one);
    expect(await refusal(hers.mine({}))).toMatchObject({ status: 403 });
    const [owed] = (await hers.refunding()).content;
    expect(owed?.refunds).toMatchObject([{ asks_account: "needed", account: null }]);
    const account = { id: owed?.refunds[0]?.id ?? "", iban: ibans[0], holder: "Nadia Samir" };
    expect((await world.as(other).payments.refunding()).content).toEqual([]);
    const theirs = world.as(other).payments.nameAccount(account);
    expect(await refusal(theirs)).toMatchObject({ status: 404 });
    await hers.nameAccount(account);
    await staff.refundDone(account);
    expect((await hers.refunding()).content).toEqual([]);
  });

  it("stands before those that need nothing of their customer, who is told where there are more", async () => {
    const deal = await owedBack(world);
    await close(deal.nadia);
    const [[payment], [refund]] = [
      await world.db.select().from(payments),
      await world.db.select().from(refunds),
    ];
    if (!payment || !refund) throw new Error("A refund");
    const others = Array.from({ length: 50 }, (_, n) => `other${n}`);
    const older = { createdAt: new Date(0), status: "refund_pending" as const };
    await world.db.insert(payments).values(others.map((id) => ({ ...payment, ...older, id, reference: id })));
    const named = { iban: ibans[0], holder: "Nadia Samir", accountAt: new Date(0) };
    await world.db
      .insert(refunds)
      .values(others.map((id) => ({ ...refund, ...named, id, paymentId: id, cause: id })));
    const hers = world.as(deal.nadia).payments;
    const shown = await hers.refunding();
    expect(shown.content.map(({ id }) => id)).toEqual([payment.id, ...others.toSorted().slice(0, 49)]);
    expect(shown.are_more).toBe(true);
    await world.db.delete(refunds).where(inArray(refunds.id, others));
    await world.db.delete(payments).where(inArray(payments.id, others));
    expect(await hers.refunding()).toMatchObject({ content: [{ id: payment.id }], are_more: false });
  });
});
