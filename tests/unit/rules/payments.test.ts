import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { happenedAt, saidAt } from "~/api/payments/event-rules";
import { isFromBank, refundParts } from "~/api/payments/parts-rules";
import { freeFacts, isOverpaid, type PaymentState, paymentEvents, transition } from "~/api/payments/rules";
import { isTransferOffered } from "~/api/payments/transfer-rules";
import { paymentStatus } from "~/contract/payment-status";
import { everyChange, made, readLines, sorted } from "../../support/life-cycles";

const told = (minutes: number) => new Date(Date.UTC(2026, 10, 24, 9, minutes));

it.each([
  ["by the gateway's clock", 20, 20],
  ["no later than it was heard of, where that clock is ahead", 45, 30],
  ["no further back than is believed", -60, 0],
])("What a gateway tells has happened %s", (_, said, at) => {
  expect(happenedAt(told(said), told(30), { eventsBelievedFor: 30 * 60 })).toEqual(told(at));
});

it.each([
  ["by the gateway's clock", 20, 20],
  ["by it also where it is as far ahead as its signature may be", 35, 35],
  ["no later than that", 45, 35],
])("One of several words of a gateway was said %s", (_, said, at) => {
  expect(saidAt(told(said), told(30))).toEqual(told(at));
});

const states: PaymentState[] = ["none", ...paymentStatus.options];

describe("A payment", () => {
  it("changes its state by these events, by these actors, and in no other way", () => {
    const table = made(
      everyChange(
        states,
        paymentEvents,
        (state, event, actor) => transition(state, event, actor, freeFacts).to,
      ),
    );
    expect(table).toEqual(
      sorted(
        readLines(`
          none : create (customer) → created
          created : requireAction (gateway, customer) → requires_action
          created, requires_action, failed, cancelled : succeed (gateway, staff) → succeeded
          created, requires_action : fail (gateway, staff) → failed
          created, requires_action : cancel (customer, provider, staff, time, gateway) → cancelled
          succeeded, refund_pending, refunded : refund (customer, provider, staff, time, gateway) → refund_pending
          succeeded, refund_pending : refundDone (gateway, staff) → refunded
          refunded : refundDone (gateway, staff) → =
          succeeded : chargeBack (gateway) → =
          refund_pending, refunded : chargeBack (gateway) → succeeded
          succeeded : giveBack (gateway) → =
          refund_pending, refunded : giveBack (gateway) → succeeded
          succeeded : dropRefund (gateway, staff) → =
          refund_pending, refunded : dropRefund (gateway, staff) → succeeded
          succeeded, refund_pending, refunded : refundReturned (gateway, staff) → refund_pending
          refund_pending : withdraw (staff) → cancelled
        `),
      ),
    );
  });

  it("stays on its way back while another refund of it is", () => {
    expect(
      transition("refund_pending", "refundDone", "gateway", { ...freeFacts, hasOpenRefunds: true }).to,
    ).toBe("refund_pending");
  });
});

describe("A payment of which the payer's bank took something back, or gave it back,", () => {
  it.each(["chargeBack", "giveBack", "dropRefund"] as const)("stands as its refunds do (%s)", (event) => {
    const standing = (own: object) =>
      transition("refund_pending", event, "gateway", { ...freeFacts, ...own }).to;
    expect([
      standing({ hasOpenRefunds: true, isRefunded: true }),
      standing({ isRefunded: true }),
      standing({}),
    ]).toEqual(["refund_pending", "refunded", "succeeded"]);
  });
});

describe("A refund", () => {
  const payments = [
    { id: "increase", amount: 10_000, refunded: 0, chargedBack: 0 },
    { id: "price", amount: 30_000, refunded: 3_000, chargedBack: 2_000 },
  ];

  it("comes from the newest payment first", () => {
    expect(refundParts(payments, 12_000).map(({ payment, amount }) => [payment.id, amount])).toEqual([
      ["increase", 10_000],
      ["price", 2_000],
    ]);
  });

  it("does not come from a payment of which the payer's bank and refunds took more than was paid", () => {
    const overpaid = { id: "other", amount: 20_000, refunded: 15_000, chargedBack: 20_000 };
    expect([isOverpaid(overpaid), ...payments.map(isOverpaid)]).toEqual([true, false, false]);
    expect(refundParts([overpaid, ...payments], 100)).toMatchObject([{ payment: { id: "increase" } }]);
  });

  it("asks for an account where a part of it was paid by transfer, and of no payment that never came in", () => {
    const at = new Date("2026-11-24T08:00Z");
    const [card, transfer] = (["stripe", "bank"] as const).map((gateway) => ({
      ...{ gateway, amount: 10_000, refunded: 0, chargedBack: 0, paidAt: at as Date | null },
    }));
    const asks = (amount: number, ...newestFirst: (typeof card)[]) =>
      isFromBank(
        newestFirst.filter((one) => one !== undefined),
        amount,
      );
    expect([asks(10_000, card, transfer), asks(10_001, card, transfer)]).toEqual([false, true]);
    expect([asks(1, transfer, card), asks(20_000, card, card)]).toEqual([true, false]);
    const never = transfer && { ...transfer, paidAt: null };
    expect(asks(10_000, never, card)).toBe(false);
  });

  it("is never more than was taken", () => {
    expect(() => refundParts(payments, 35_001)).toThrow();
  });

  it("is whole, and takes from no payment more than is left of it, whatever they are", () => {
    const payment = fc.record({
      amount: fc.integer({ min: 1, max: 1_000_000 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.array(payment, { minLength: 1 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (list, share) => {
          const taken = list.map((one) => ({
            amount: one.amount,
            refunded: Math.floor(one.amount * one.share),
            chargedBack: 0,
          }));
          const left = taken.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
          const parts = refundParts(taken, Math.floor(left * share));
          expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(Math.floor(left * share));
          for (const { payment: of, amount } of parts)
            expect(amount).toBeLessThanOrEqual(of.amount - of.refunded);
        },
      ),
    );
  });
});

it("A bank transfer is offered where it has the time, for what is added to a price, and where no card can be taken", () => {
  const createdAt = new Date("2026-12-10T08:00:00Z");
  const order = { createdAt, startsAt: new Date("2026-12-10T19:59:59Z") };
  const dueAt = new Date("2026-12-10T08:30:00Z");
  const settings = { paymentByTransferWithin: 172_800, transferNeeds: 43_200 };
  const price = { purpose: "price", dueAt } as const;
  expect(isTransferOffered(order, price, { settings, hasCards: true })).toBe(false);
  expect(isTransferOffered(order, price, { settings, hasCards: false })).toBe(true);
  const added = { ...price, purpose: "increase" } as const;
  expect(isTransferOffered(order, added, { settings, hasCards: true })).toBe(true);
  const later = { ...order, startsAt: new Date("2026-12-10T20:00:00Z") };
  expect(isTransferOffered(later, price, { settings, hasCards: true })).toBe(true);
});
