import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Rates, shareOf } from "~/api/orders/commission-rules";
import { type OrderState, orderCan, orderEvents, statusAt, transition } from "~/api/orders/rules";
import { orderStatus } from "~/contract/orders";
import { everyChange, made, readLines, sorted } from "../../support/life-cycles";

const states: OrderState[] = ["none", ...orderStatus.options];

describe("An order", () => {
  it("changes its state by these events, by these actors, and in no other way", () => {
    const table = made(
      everyChange(states, orderEvents, (state, event, actor) => transition(state, event, actor).to),
    );
    expect(table).toEqual(
      sorted(
        readLines(`
          none : make (customer) → awaiting_payment
          awaiting_payment : pay (gateway, staff) → paid
          awaiting_payment : giveUp (customer, provider) → cancelled
          awaiting_payment : lapse (time) → cancelled
        `),
      ),
    );
  });

  it("can be given up by either side while it is not paid", () => {
    for (const status of orderStatus.options)
      for (const actor of ["customer", "provider"] as const)
        expect(orderCan(status, actor)).toEqual(status === "awaiting_payment" ? ["give_up"] : []);
  });

  it("is shown as cancelled once its time for paying is over", () => {
    const due = new Date("2026-11-24T09:30:00Z");
    expect(statusAt("awaiting_payment", due, new Date("2026-11-24T09:29:59Z"))).toBe("awaiting_payment");
    expect(statusAt("awaiting_payment", due, due)).toBe("cancelled");
    expect(statusAt("paid", due, due)).toBe("paid");
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
