import { afterEach, describe, expect, it } from "vitest";
import { refunds } from "~/api/db/money-schema";
import { sendRefunds } from "~/api/payments/sending-moves";
import { recountFigures } from "~/api/reviews/recount-store";
import { openWorld, refusal } from "../support/api";
import { balances } from "../support/books";
import { chargedBack, unhandled } from "../support/chargebacks";
import { contradictionsIn } from "../support/invariants";
import { lowered as loweredBy } from "../support/owed-back";
import { accepted, beginCard, type Deal, paid, press, settleGateway } from "../support/paid";
import { ibans } from "../support/payouts";

const world = await openWorld();

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
  expect(await recountFigures(world.db)).toBe(0);
});

const paymentOf = async ({ nadia }: Deal) => (await world.as(nadia).payments.mine({})).content[0];
const orderOf = ({ nadia, orderId: id }: Deal) => world.as(nadia).orders.get({ id });

const lowered = (how: "fails" | "pending") => loweredBy(world, how);

/** The gateway is asked for refunds, and something happens before it hears of the first. @returns which it was asked for */
async function sendWhile(happens: () => Promise<void>): Promise<string[]> {
  const { refund } = world.gateway;
  const asked: string[] = [];
  world.gateway.refund = async (wanted) => {
    asked.push(wanted.refundId);
    if (asked.length === 1) await happens();
    return refund(wanted);
  };
  try {
    await sendRefunds(world.house, world.clock.now());
  } finally {
    world.gateway.refund = refund;
  }
  return asked;
}

describe("Nadia's bank takes back what is owed to her as well", () => {
  it("a refund that failed: it is owed no more", async () => {
    const deal = await lowered("fails");
    await settleGateway(world);
    expect(await balances(world)).toEqual({ gateway: 30_000, held: 20_000, refund_due: 10_000 });
    const id = (await paymentOf(deal))?.refunds[0]?.id ?? "";
    await world.as(deal.nadia).payments.nameAccount({ id, iban: ibans[0], holder: "Nadia Samir" });
    await chargedBack(world, deal);
    expect(await balances(world)).toEqual({});
    expect(await paymentOf(deal)).toMatchObject({
      status: "succeeded",
      refunded: { amount: 0 },
      refunds: [],
    });
    const staff = world.as(await world.aStaffMember());
    expect((await staff.transfers.refunds({})).content).toEqual([]);
    // The account that it would have gone to is kept no longer.
    const rows = await world.db.select().from(refunds);
    expect(rows).toMatchObject([{ id, status: "cancelled", iban: null, holder: null, accountAt: null }]);
  });

  it("a refund that nobody has asked for yet: what is left of it goes back", async () => {
    const deal = await paid(world);
    await world.as(deal.nadia).orders.cancel({ id: deal.orderId, fee: 0 });
    await chargedBack(world, deal, { amount: 10_000 });
    await settleGateway(world);
    expect(await paymentOf(deal)).toMatchObject({ status: "refunded", refunded: { amount: 20_000 } });
    expect(await balances(world)).toEqual({});
  });

  it.each([
    ["is done: we have lost it", "pending" as const, { gateway: -10_000, loss: 10_000 }],
    ["fails: it is not owed again", "fails" as const, {}],
  ])("a refund that is on its way, and then %s", async (_, how, left) => {
    const deal = await lowered(how);
    await sendRefunds(world.house, world.clock.now());
    await chargedBack(world, deal);
    expect(await balances(world)).toEqual({ refund_due: 10_000, loss: 10_000 });
    await settleGateway(world);
    expect(await unhandled(world)).toEqual([]);
    expect(await balances(world)).toEqual(left);
    const staff = world.as(await world.aStaffMember());
    expect((await staff.transfers.refunds({})).content).toEqual([]);
  });

  it("a refund that was done: we have lost it", async () => {
    const deal = await lowered("done" as "pending");
    await settleGateway(world);
    await chargedBack(world, deal);
    expect(await balances(world)).toEqual({ gateway: -10_000, loss: 10_000 });
    expect(await orderOf(deal)).toMatchObject({ status: "cancelled" });
    expect(await paymentOf(deal)).toMatchObject({ status: "refunded", refunded: { amount: 10_000 } });
  });

  it("a refund that is being asked for meanwhile, and is done: we have lost it", async () => {
    const deal = await lowered("pending");
    expect(await sendWhile(() => chargedBack(world, deal))).toHaveLength(1);
    expect(await balances(world)).toEqual({ refund_due: 10_000, loss: 10_000 });
    await settleGateway(world);
    expect(await balances(world)).toEqual({ gateway: -10_000, loss: 10_000 });
    expect(await paymentOf(deal)).toMatchObject({ status: "refunded", refunded: { amount: 10_000 } });
  });

  it("a part, while a refund is being asked for: that one is made, once, and the rest of what is held", async () => {
    const deal = await lowered("pending");
    await sendWhile(() => chargedBack(world, deal, { amount: 5_000 }));
    await settleGateway(world);
    expect(await unhandled(world)).toEqual([]);
    expect(await orderOf(deal)).toMatchObject({ status: "cancelled" });
    expect(await paymentOf(deal)).toMatchObject({ status: "refunded", refunded: { amount: 25_000 } });
    expect(await balances(world)).toEqual({});
  });

  it.each([
    ["is done: that part is lost", "pending" as const, { gateway: -10_000, loss: 10_000 }, 30_000],
    ["fails: the rest is owed", "fails" as const, { gateway: 20_000, refund_due: 20_000 }, 20_000],
  ])("a part, while all of it is being refunded, which then %s", async (_, how, left, refunded) => {
    const deal = await accepted(world);
    await press(world, await beginCard(world, deal), "pay", how);
    await world.as(deal.nadia).orders.cancel({ id: deal.orderId, fee: 0 });
    await sendWhile(() => chargedBack(world, deal, { amount: 10_000 }));
    await settleGateway(world);
    expect(await unhandled(world)).toEqual([]);
    expect(await balances(world)).toEqual(left);
    expect(await paymentOf(deal)).toMatchObject({ refunded: { amount: refunded } });
    const failed = (await world.db.query.notifications.findMany()).filter(
      ({ kind }) => kind === "refund_failed",
    );
    expect(failed.map(({ params }) => params.price)).toEqual(how === "fails" ? [refunded] : []);
  });

  it("a part of a refund that failed: the rest of it waits for a person as before", async () => {
    const deal = await lowered("fails");
    await settleGateway(world);
    await chargedBack(world, deal, { amount: 4_000 });
    await settleGateway(world);
    expect(await orderOf(deal)).toMatchObject({ status: "paid" });
    expect(await balances(world)).toEqual({ gateway: 26_000, held: 20_000, refund_due: 6_000 });
    const { transfers } = world.as(await world.aStaffMember());
    expect((await transfers.refunds({})).content).toMatchObject([
      { amount: { amount: 6_000 }, failure: "expired_or_canceled_card", can: ["retry"], round: 1 },
    ]);
  });

  it("a refund that failed and is to be asked for once more: before that happens it is owed no more", async () => {
    const deal = await lowered("fails");
    await settleGateway(world);
    const { transfers } = world.as(await world.aStaffMember());
    const [refund] = (await transfers.refunds({})).content;
    await transfers.retryRefund({ id: refund?.id ?? "" });
    await chargedBack(world, deal);
    expect(await balances(world)).toEqual({});
  });

  it("a refund whose turn was about to come: the gateway is not asked for it", async () => {
    const deals = [await lowered("pending"), await lowered("pending")];
    const asked = await sendWhile(async () => {
      for (const [n, deal] of deals.entries()) await chargedBack(world, deal, { disputeId: `dispute ${n}` });
    });
    expect(asked).toHaveLength(1);
    expect(await balances(world)).toEqual({ refund_due: 10_000, loss: 10_000 });
  });
});

describe("Staff", () => {
  it("have paid a refund from the bank, which sends it back after the payer's bank took all: nobody is owed it", async () => {
    const deal = await lowered("fails");
    await settleGateway(world);
    const [{ transfers, payouts }, account] = [
      world.as(await world.aStaffMember()),
      { iban: ibans[0], holder: "Nadia Samir" },
    ];
    await payouts.settle({ gross: 30_000, fee: 0, reference: "ST-1" });
    const id = (await transfers.refunds({})).content[0]?.id ?? "";
    await world.as(deal.nadia).payments.nameAccount({ id, ...account });
    await transfers.refundDone({ id, ...account });
    await chargedBack(world, deal);
    expect(await balances(world)).toEqual({ gateway: -30_000, bank: 20_000, loss: 10_000 });
    await transfers.refundReturned({ id, reason: "The account is closed.", round: 2 });
    expect(await balances(world)).toEqual({ gateway: -30_000, bank: 30_000 });
    expect((await transfers.refunds({})).content).toEqual([]);
    const told = await world.db.query.notifications.findMany();
    expect(told.filter(({ kind }) => kind === "refund_sent_back")).toEqual([]);
  });

  it("cannot give by hand, nor ask again for, what the payer's bank has given back", async () => {
    const deal = await lowered("fails");
    await settleGateway(world);
    const staff = world.as(await world.aStaffMember()).transfers;
    const [refund] = (await staff.refunds({})).content;
    await chargedBack(world, deal);
    const id = refund?.id ?? "";
    expect(await refusal(staff.refundDone({ id }))).toMatchObject({ status: 409 });
    expect(await refusal(staff.retryRefund({ id }))).toMatchObject({ status: 409 });
  });
});
