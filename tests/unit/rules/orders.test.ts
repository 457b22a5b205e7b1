import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Rates, shareOf } from "~/api/ledger/commission-rules";
import { cancelCost } from "~/api/orders/cancel-rules";
import {
  freeFacts,
  type OrderEvent,
  type OrderFacts,
  type OrderState,
  orderEvents,
  transition,
} from "~/api/orders/rules";
import { orderCan, statusAt } from "~/api/orders/view-rules";
import type { Actor } from "~/api/record/life-cycle";
import { orderStatus } from "~/contract/order-fields";
import { everyChange, made, readLines, sorted } from "../../support/life-cycles";

const states: OrderState[] = ["none", ...orderStatus.options];

describe("An order", () => {
  it("changes its state by these events, by these actors, and in no other way", () => {
    const facts = { ...freeFacts, after: "completed" as const };
    const table = made(
      everyChange(states, orderEvents, (state, event, actor) => transition(state, event, actor, facts).to),
    );
    expect(table).toEqual(
      sorted(
        readLines(`
          none : make (customer) → awaiting_payment
          awaiting_payment : pay (gateway, staff) → paid
          awaiting_payment : giveUp (customer, provider) → cancelled
          awaiting_payment : lapse (time) → cancelled
          paid : start (provider) → in_progress
          in_progress : deliver (provider) → delivered
          delivered : askChanges (customer) → in_progress
          delivered : pause (customer) → =
          paid : newCode (customer) → =
          delivered : confirm (customer, time) → completed
          paid : cancel (customer) → cancelled
          paid, in_progress : backOut (provider) → cancelled
          paid : noShow (customer, provider, time) → cancelled
          paid, in_progress, delivered : reprice (customer, provider, gateway, staff) → =
          paid : reschedule (customer, provider) → =
          paid, in_progress, delivered, completed : dispute (customer, provider) → disputed
          disputed : resume (customer, provider, staff) → completed
          disputed : resolve (customer, provider, staff, time) → completed
          paid, in_progress, delivered, disputed : chargeBack (gateway) → cancelled
        `),
      ),
    );
  });

  it.each<[string, OrderState, OrderEvent, Actor, Partial<OrderFacts>, string]>([
    ["with another code", "paid", "start", "provider", { isCode: false }, "wrongCode"],
    [
      "with no tries left",
      "paid",
      "start",
      "provider",
      { isCode: false, hasTriesLeft: false },
      "noTriesLeft",
    ],
    ["a third time", "delivered", "askChanges", "customer", { hasChangesLeft: false }, "noChangesLeft"],
    ["twice", "delivered", "pause", "customer", { isPaused: true }, "alreadyPaused"],
    ["without having read the cost", "paid", "cancel", "customer", { isCostSeen: false }, "otherCost"],
    ["once the money has cleared", "completed", "dispute", "customer", { isCleared: true }, "cleared"],
    ["where there is no dispute", "disputed", "resume", "staff", { after: null }, "notDisputed"],
  ])("is not changed %s", (_, state, event, actor, facts, why) => {
    expect(transition(state, event, actor, { ...freeFacts, ...facts }).refusal).toBe(why);
  });

  it("returns from a dispute to where it was, or ends", () => {
    const from = (after: OrderFacts["after"], event: "resume" | "resolve") =>
      transition("disputed", event, "staff", { ...freeFacts, after }).to;
    expect((["paid", "in_progress", "delivered"] as const).map((after) => from(after, "resume"))).toEqual([
      ...["paid", "in_progress", "delivered"],
    ]);
    expect([from("completed", "resolve"), from("cancelled", "resolve")]).toEqual(["completed", "cancelled"]);
  });

  it("lets its two sides do what its table does", () => {
    const facts = { hasChangesLeft: true, isPaused: false, isCleared: false, isPayable: true };
    const can = (status: (typeof orderStatus.options)[number]) =>
      (["customer", "provider"] as const).map((side) => orderCan(status, side, facts));
    expect(can("awaiting_payment")).toEqual([["pay", "give_up"], ["give_up"]]);
    expect(can("delivered")[0]).toEqual(["ask_changes", "pause", "confirm", "dispute"]);
    expect(can("cancelled")).toEqual([[], []]);
  });

  it("is shown in the state that time has given it", () => {
    const due = new Date("2026-11-24T09:30:00Z");
    const row = { paymentDueAt: due, confirmsAt: null };
    const before = new Date("2026-11-24T09:29:59Z");
    expect(statusAt({ ...row, status: "awaiting_payment" }, before)).toBe("awaiting_payment");
    expect(statusAt({ ...row, status: "awaiting_payment" }, due)).toBe("cancelled");
    expect(statusAt({ ...row, status: "paid" }, due)).toBe("paid");
    const done = { ...row, status: "delivered" as const, confirmsAt: due };
    expect(statusAt(done, before)).toBe("delivered");
    expect(statusAt(done, due)).toBe("completed");
    expect(statusAt({ ...done, status: "disputed" }, due)).toBe("disputed");
  });
});

describe("Cancelling a paid order", () => {
  const start = new Date("2026-11-26T10:00:00Z");
  const order = {
    price: 30_000,
    visitFee: 5_000,
    ...{ startsAt: start, arrivalMinutes: 60 },
    paidAt: new Date("2026-11-25T09:00:00Z"),
    isProviderActive: true,
  };
  const free = { cancelFreeBefore: 24 * 3600, cancelFreeWithin: 300 };
  const paidAt = (time: string) => ({ paidAt: new Date(`2026-11-26T${time}:00Z`) });
  const cost = (now: string, more = {}) => cancelCost({ ...order, ...more }, new Date(now), free);

  it.each<[string, string, object, number]>([
    ["more than 24 hours ahead", "2026-11-25T09:59:59Z", {}, 0],
    ["exactly 24 hours ahead", "2026-11-25T10:00:00Z", {}, 5_000],
    ["five minutes after paying", "2026-11-26T09:05:00Z", paidAt("09:00"), 0],
    ["a second later", "2026-11-26T09:05:01Z", paidAt("09:00"), 5_000],
    ["where it was paid in the last minute of arrival", "2026-11-26T12:00:00Z", paidAt("10:59"), 5_000],
    ["where nobody could come once it was paid", "2026-11-26T12:00:00Z", paidAt("11:00"), 0],
    ["where no fee is stated", "2026-11-26T09:30:00Z", { visitFee: 0 }, 0],
    ["from a technician whose account is closed", "2026-11-26T09:30:00Z", { isProviderActive: false }, 0],
    ["where the fee is more than the price", "2026-11-26T09:30:00Z", { visitFee: 40_000 }, 30_000],
  ])("%s", (_, now, more, fee) => {
    expect(cost(now, more)).toEqual({ refund: 30_000 - fee, fee });
  });
});

const egypt: Rates = { commissionRate: 1000, commissionMinimum: 0, vatRate: 1400, isPlatformSupplier: false };

describe("Commission", () => {
  it.each<
    [
      string,
      number,
      Partial<Rates>,
      [payout: number, commission: number, commissionVat: number, priceVat: number],
    ]
  >([
    ["10 % of EGP 420", 42_000, {}, [37_800, 4_200, 516, 0]],
    ["half a piastre up", 5, {}, [4, 1, 0, 0]],
    ["the minimum, when it is more", 10_000, { commissionMinimum: 2_500 }, [7_500, 2_500, 307, 0]],
    ["never more than the price", 1_000, { commissionMinimum: 2_500 }, [0, 1_000, 123, 0]],
    [
      "after the VAT that the platform owes",
      11_400,
      { isPlatformSupplier: true },
      [8_860, 1_140, 140, 1_400],
    ],
    [
      "capped by what that VAT leaves",
      114,
      { isPlatformSupplier: true, commissionMinimum: 500 },
      [0, 100, 12, 14],
    ],
    ["nothing where the rate is nothing", 9_999, { commissionRate: 0 }, [9_999, 0, 0, 0]],
  ])("is %s", (_, price, rates, [payout, commission, commissionVat, priceVat]) => {
    expect(shareOf(price, { ...egypt, ...rates })).toEqual({ payout, commission, commissionVat, priceVat });
  });

  it("shares every price out to the minor unit, and never below zero", () => {
    const rates = fc.record({
      commissionRate: fc.integer({ min: 0, max: 10_000 }),
      commissionMinimum: fc.integer({ min: 0, max: 1_000_000 }),
      vatRate: fc.integer({ min: 0, max: 3_000 }),
      isPlatformSupplier: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), rates, (price, rate) => {
        const { payout, commission, commissionVat, priceVat } = shareOf(price, rate);
        expect(payout + priceVat + commission).toBe(price);
        for (const part of [payout, commission, commissionVat, priceVat]) {
          expect(Number.isInteger(part)).toBe(true);
          expect(part).toBeGreaterThanOrEqual(0);
        }
        expect(commissionVat).toBeLessThanOrEqual(commission);
      }),
    );
  });

  it("rounds half up as exact arithmetic does", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        (price, rate) => {
          const exact = (2n * BigInt(price) * BigInt(rate) + 10_000n) / 20_000n;
          const wanted = exact > BigInt(price) ? BigInt(price) : exact;
          expect(BigInt(shareOf(price, { ...egypt, commissionRate: rate }).commission)).toBe(wanted);
        },
      ),
    );
  });
});
