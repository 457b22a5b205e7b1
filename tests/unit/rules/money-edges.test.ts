import { describe, expect, it } from "vitest";
import { balanceOf, purseKinds } from "~/api/ledger/account-rules";
import { issuerOf } from "~/api/ledger/commission-rules";
import { leastPayout } from "~/api/ledger/payout-rules";
import { settlementFault } from "~/api/ledger/settlement-rules";
import { settlingOf } from "~/api/ledger/settling-rules";
import { isOpenAt, isSentAt, statusAt } from "~/api/payments/standing-rules";
import { toldOf } from "~/api/payments/told-rules";
import { referenceFor } from "~/api/payments/transfer-rules";
import { paymentStatus } from "~/contract/payment-status";

const noon = new Date("2026-11-24T12:00:00Z");
const before = new Date("2026-11-24T11:59:59Z");

it("A balance is above zero on the normal side of its account", () => {
  for (const kind of ["gateway", "bank", "fees", "loss", "debt"] as const)
    expect([kind, balanceOf(kind, 5)]).toEqual([kind, 5]);
  const credit = ["held", "pending", "available", "in_payout", "revenue", "vat_due", "refund_due"] as const;
  for (const kind of credit) expect([kind, balanceOf(kind, -5), balanceOf(kind, 0)]).toEqual([kind, 5, 0]);
  expect(purseKinds).toEqual(["pending", "available", "in_payout", "debt"]);
});

describe("What a gateway says to have paid out is booked, or refused:", () => {
  const ours = { currency: "EGP", gateway: 30_000 };

  it.each([
    ["all that it holds, of which nothing is its fee", { fee: 0 }, null],
    ["what its fee takes whole", { fee: 30_000 }, null],
    ["the least", { gross: 1, fee: 0 }, null],
    ["more than it holds", { gross: 30_001 }, "uncovered"],
    ["nothing", { gross: 0, fee: 0 }, "amount"],
    ["a part of a minor unit", { gross: 10.5 }, "amount"],
    ["a fee below nothing", { fee: -1 }, "fee"],
    ["a fee above all of it", { gross: 500, fee: 501 }, "fee"],
    ["a fee of a part of a minor unit", { fee: 0.5 }, "fee"],
    ["another currency", { currency: "SAR" }, "currency"],
  ])("%s", (_, more, fault) => {
    expect(settlementFault({ gross: 30_000, fee: 900, currency: "EGP", ...more }, ours)).toBe(fault);
  });
});

it("A debt is settled first of what becomes available, and never by more than is owed", () => {
  expect(settlingOf(500, 200)).toEqual({ debt: 200, rest: 300 });
  expect(settlingOf(500, 800)).toEqual({ debt: 500, rest: 0 });
  expect(settlingOf(500, 0)).toEqual({ debt: 0, rest: 500 });
});

it("A closed account is paid out what is left, below the minimum too", () => {
  expect([leastPayout(4_000, 10_000, true), leastPayout(4_000, 10_000, false)]).toEqual([10_000, 4_000]);
  expect(leastPayout(40_000, 10_000, false)).toBe(10_000);
  expect([leastPayout(0, 10_000, false), leastPayout(1, 10_000, false)]).toEqual([10_000, 1]);
});

describe("A payment", () => {
  const begun = (status: (typeof paymentStatus.options)[number]) => ({
    status,
    awaitedUntil: noon,
    dueAt: noon,
  });

  it("that was begun runs out at its moment, and no other does", () => {
    const out = paymentStatus.options.filter((status) => statusAt(begun(status), noon) !== status);
    expect(out).toEqual(["created", "requires_action"]);
    expect(statusAt(begun("created"), noon)).toBe("cancelled");
    expect(statusAt(begun("created"), before)).toBe("created");
    const open = paymentStatus.options.filter((status) => isOpenAt(begun(status), before));
    expect(open).toEqual(["created", "requires_action"]);
    expect(isOpenAt(begun("created"), noon)).toBe(false);
  });

  it("by transfer is on its way once its payer says so, while it is awaited", () => {
    const sent = { ...begun("requires_action"), method: "transfer" as const, sentAt: before };
    expect([isSentAt(sent, before), isSentAt(sent, noon)]).toEqual([true, false]);
    expect(isSentAt({ ...sent, sentAt: null }, before)).toBe(false);
    expect(isSentAt({ ...sent, method: "card" }, before)).toBe(false);
    expect(isSentAt({ ...sent, status: "succeeded" }, before)).toBe(false);
  });

  it("is told of where it was made, or is the last transfer for what was never paid", () => {
    type Payment = Parameters<typeof toldOf>[0][number] & { id: string };
    const begin = (id: string, more: Partial<Payment> = {}): Payment => ({
      ...{ id, purpose: "price", proposalId: null, method: "transfer", paidAt: null },
      ...more,
    });
    const told = (...all: Payment[]) => toldOf(all).map(({ id }) => id);
    const [last, first, card] = [begin("last"), begin("first"), begin("card", { method: "card" })];
    const paid = { ...card, paidAt: noon };
    const added = begin("added", { purpose: "increase", proposalId: "p1" });
    const other = { ...added, id: "other", proposalId: "p2" };
    expect(told(card, last, first)).toEqual(["last"]);
    expect(told(last, paid)).toEqual(["card"]);
    expect(told(added, paid)).toEqual(["added", "card"]);
    expect(told(other, added)).toEqual(["other", "added"]);
  });
});

it("The reference of a transfer is ten signs of its payment's random id, none taken for another", () => {
  expect(referenceFor("7k3mabcdef012345")).toBe("US-VKQN9-ABCDE");
  expect(referenceFor("8k3mabcdef012345")).toBe("US-WKQN9-ABCDE");
});

it("The technician invoices, with VAT where they are registered; the platform where the law takes it for the supplier", () => {
  const order = { providerId: "tarek", isPlatformSupplier: false, isProviderRegistered: false };
  expect(issuerOf(order)).toEqual({ issuer: "tarek", hasVat: false });
  expect(issuerOf({ ...order, isProviderRegistered: true })).toEqual({ issuer: "tarek", hasVat: true });
  expect(issuerOf({ ...order, isPlatformSupplier: true })).toEqual({ issuer: "platform", hasVat: true });
});
