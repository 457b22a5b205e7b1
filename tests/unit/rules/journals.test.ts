import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountKind } from "~/api/db/ledger-kinds";
import { balanceOf, held, type Line, ours, refundDue } from "~/api/ledger/account-rules";
import { chargedBack, chargeReturned, refundDropped, refundLost } from "~/api/ledger/chargeback-rules";
import { type Rates, shareOf } from "~/api/ledger/commission-rules";
import {
  cleared,
  debtSettled,
  lateReversed,
  owedAgain,
  payoutAsked,
  payoutPaid,
  payoutReturned,
  payoutSentBack,
  received,
  receivedLate,
  refundOwed,
  refundPaid,
  refundReturned,
  released,
  settled,
  writtenOff,
} from "~/api/ledger/journal-rules";
import { takenBack } from "~/api/ledger/take-back-rules";

/** 500 pounds at ten per cent, the provider registered for VAT. */
const rates: Rates = {
  commissionRate: 1000,
  commissionMinimum: 2_000,
  vatRate: 1400,
  isPlatformSupplier: false,
};
const price = 50_000;
const share = shareOf(price, rates);

/** Lines as "account owner: +debit" or "−credit". */
const written = (lines: Line[]) =>
  lines.map(({ kind, owner, amount }) => `${kind}${owner ? ` ${owner}` : ""}: ${amount}`);

describe("A journal of", () => {
  it.each<[string, Line[], string[]]>([
    ["L1, a payment", received("gateway", "order", price), ["gateway: 50000", "held order: -50000"]],
    ["L1, a bank transfer", received("bank", "order", price), ["bank: 50000", "held order: -50000"]],
    [
      "L2, a finished job",
      released("order", "tarek", share),
      ["held order: 50000", "pending tarek: -45000", "revenue: -4386", "vat_due: -614"],
    ],
    ["L3, clearing", cleared("tarek", 45_000), ["pending tarek: 45000", "available tarek: -45000"]],
    ["L4, a payout asked for", payoutAsked("tarek", 100), ["available tarek: 100", "in_payout tarek: -100"]],
    ["L4, a payout paid", payoutPaid("tarek", 100), ["in_payout tarek: 100", "bank: -100"]],
    [
      "L4, one that comes back",
      payoutReturned("tarek", 100),
      ["in_payout tarek: 100", "available tarek: -100"],
    ],
    [
      "L4, one that the bank sends back",
      payoutSentBack("tarek", 100),
      ["bank: 100", "available tarek: -100"],
    ],
    ["L5, a refund", refundOwed("order", "payment", 70), ["held order: 70", "refund_due payment: -70"]],
    ["L5b, a refund done", refundPaid("payment", "gateway", 70), ["refund_due payment: 70", "gateway: -70"]],
    ["L1, a late one", receivedLate("bank", "payment", 70), ["bank: 70", "refund_due payment: -70"]],
    ["L1 back", lateReversed("payment", 70), ["refund_due payment: 70", "bank: -70"]],
    ["L5b back", refundReturned("payment", "bank", 70), ["bank: 70", "refund_due payment: -70"]],
    ["L7, a debt settled", debtSettled("tarek", 30, 100), ["available tarek: 30", "debt tarek: -30"]],
    ["L7, a part of it", debtSettled("tarek", 30, 10), ["available tarek: 10", "debt tarek: -10"]],
    ["L8, a settlement", settled(1_000, 29), ["bank: 971", "fees: 29", "gateway: -1000"]],
    ["L9, a write-off", writtenOff("tarek", 30), ["loss: 30", "debt tarek: -30"]],
    ["L9 back", owedAgain("tarek", 30), ["debt tarek: 30", "loss: -30"]],
  ])("%s", (_, lines, expected) => {
    expect(written(lines)).toEqual(expected);
  });

  it("L6, a refund after completion, takes what is pending, then what is available, and notes the rest as owed", () => {
    const whole = shareOf(0, rates);
    const lines = takenBack("tarek", refundDue("payment"), share, whole, {
      pending: 30_000,
      available: 5_000,
    });
    expect(written(lines)).toEqual([
      "pending tarek: 30000",
      "available tarek: 5000",
      "debt tarek: 10000",
      "revenue: 4386",
      "vat_due: 614",
      "refund_due payment: -50000",
    ]);
  });

  const sides = { paymentId: "payment", orderId: "order", providerId: "tarek" };

  it("L6, a chargeback, takes what was owed back, held, earned and lost off the gateway", () => {
    const taken = { due: 70, held: 200, loss: 30, before: share, after: shareOf(0, rates) };
    expect(written(chargedBack(sides, taken, { pending: 40_000, available: 0 }))).toEqual([
      ...["refund_due payment: 70", "held order: 200", "pending tarek: 40000", "debt tarek: 5000"],
      ...["revenue: 4386", "vat_due: 614", "loss: 30", "gateway: -50300"],
    ]);
  });

  it("L6 back, its reversal, settles a debt before anything comes to the technician", () => {
    const back = { loss: 30, due: 70, before: shareOf(0, rates), after: share };
    expect(written(chargeReturned(sides, back, 5_000, "available"))).toEqual([
      ...["gateway: 50100", "loss: -30", "debt tarek: -5000", "available tarek: -40000"],
      ...["revenue: -4386", "vat_due: -614", "refund_due payment: -70"],
    ]);
  });

  it("L6, a refund beside it, is lost where it is done, and is not where it fails", () => {
    expect(written(refundLost("gateway", 70))).toEqual(["loss: 70", "gateway: -70"]);
    expect(written(refundDropped("payment", 70))).toEqual(["refund_due payment: 70", "loss: -70"]);
  });
});

describe("An account", () => {
  it("is read on its normal side", () => {
    const sides = (["gateway", "debt", "held", "available", "revenue"] as const).map((kind) =>
      balanceOf(kind, 5),
    );
    expect(sides).toEqual([5, 5, -5, -5, -5]);
    expect(Object.is(balanceOf("held", 0), 0)).toBe(true);
  });
});

describe("Whatever the price, the rates and what is refunded,", () => {
  const anyRates = fc.record<Rates>({
    commissionRate: fc.integer({ min: 0, max: 5_000 }),
    commissionMinimum: fc.integer({ min: 0, max: 10_000 }),
    vatRate: fc.constantFrom(500, 1400, 1500),
    isPlatformSupplier: fc.boolean(),
  });
  const sumOf = (lines: Line[]) => lines.reduce((sum, { amount }) => sum + amount, 0);
  const on = (lines: Line[], kind: AccountKind) => sumOf(lines.filter((line) => line.kind === kind));

  it("each journal sums to zero, and what was held is shared out to the minor unit", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), anyRates, (amount, of) => {
        const lines = released("order", "tarek", shareOf(amount, of));
        expect([sumOf(lines), on(lines, "held")]).toEqual([0, amount]);
      }),
    );
  });

  it("what goes back after completion is what was asked, and no purse gives more than it has", () => {
    const parts = fc.record({
      amount: fc.integer({ min: 1, max: 100_000_000 }),
      back: fc.double({ min: 0, max: 1, noNaN: true }),
      pending: fc.nat(50_000_000),
      available: fc.nat(50_000_000),
    });
    fc.assert(
      fc.property(parts, anyRates, ({ amount, back, ...has }, of) => {
        const refund = Math.round(amount * back);
        const [before, after] = [shareOf(amount, of), shareOf(amount - refund, of)];
        const lines = takenBack("tarek", refundDue("payment"), before, after, has);
        expect(sumOf(lines)).toBe(0);
        expect(on(lines, "refund_due")).toBe(-refund || 0);
        expect(on(lines, "pending")).toBeLessThanOrEqual(has.pending);
        expect(on(lines, "available")).toBeLessThanOrEqual(has.available);
        expect(on(lines, "debt")).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("a payment that is given back whole leaves nothing with us", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (amount) => {
        const lines = [
          ...received("gateway", "order", amount),
          ...refundOwed("order", "payment", amount),
          ...refundPaid("payment", "gateway", amount),
        ];
        for (const { kind } of [held("order"), refundDue("payment"), ours("gateway")])
          expect(on(lines, kind)).toBe(0);
      }),
    );
  });
});
