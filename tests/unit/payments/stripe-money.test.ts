import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GatewayRefused } from "~/api/outside/payments/gateway-errors";
import { fromStripe, toStripe } from "~/api/outside/payments/stripe-money";
import { decimalsOf } from "~/i18n/currency";

const currencies = ["EGP", "SAR", "AED", "QAR", "KWD", "BHD", "OMR", "JOD", "JPY", "ISK", "UGX"];
const amountIn = fc.record({
  minor: fc.integer({ min: 1, max: 10_000_000_000 }),
  currency: fc.constantFrom(...currencies),
});

describe("An amount at Stripe", () => {
  it.each([
    ["EGP", 42_000, 42_000],
    ["KWD", 5_120, 5_120],
    ["JPY", 500, 500],
    ["ISK", 5, 500],
    ["UGX", 5, 500],
  ])("of %s %i is %i there", (currency, minor, theirs) => {
    expect(toStripe(minor, currency)).toBe(theirs);
    expect(fromStripe(theirs, currency.toLowerCase())).toEqual({ amount: minor, currency });
  });

  it.each([
    ["KWD", 5_124],
    ["EGP", 0],
    ["EGP", -100],
    ["EGP", 10.5],
    ["EGP", Number.MAX_SAFE_INTEGER + 1],
    ["ISK", Number.MAX_SAFE_INTEGER],
  ])("of %s %d cannot be charged", (currency, minor) => {
    expect(() => toStripe(minor, currency)).toThrow(new GatewayRefused("amount"));
  });

  it("comes back as it went, or is refused: for every currency and amount", () => {
    fc.assert(
      fc.property(amountIn, ({ minor, currency }) => {
        let theirs: number;
        try {
          theirs = toStripe(minor, currency);
        } catch {
          return decimalsOf(currency) === 3 && minor % 10 !== 0;
        }
        const back = fromStripe(theirs, currency.toLowerCase());
        return back.amount === minor && back.currency === currency && Number.isInteger(theirs);
      }),
    );
  });
});
