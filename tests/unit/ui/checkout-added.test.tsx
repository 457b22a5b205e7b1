import { describe, expect, it } from "vitest";
import type { Checkout } from "~/contract/payment-fields";
import { aPayment, at, drawCheckout, money, wordsOf } from "../../support/drawn-checkout";
import { t } from "../../support/texts";

const say = t("en");
const pounds = (major: number) => ({ ...money, amount: major * 100 });
const lines = (changed: Partial<Checkout>) =>
  [...drawCheckout(changed).matchAll(/<dt[^>]*>(.*?)<\/dt>\s*<dd[^>]*>(.*?)<\/dd>/g)].map((line) =>
    line.slice(1).map((cell) => wordsOf(cell ?? "").replace(/[\u2066-\u2069]/g, "")),
  );

describe("The checkout of a higher price that was agreed on", () => {
  it("shows what is held already, what is added and is to be paid now, and the new price", () => {
    const due = { purpose: "increase", amount: pounds(80), vat: null, vat_percent: 14, due_at: at } as const;
    const shown = lines({
      status: "in_progress",
      price: pounds(420),
      due: { ...due, transfer_due_at: at, is_transfer_too_short: false },
    });
    expect(shown.slice(0, 3)).toEqual([
      [say("payments:receipt.held"), "EGP 420"],
      [say("payments:receipt.increase"), "EGP 80"],
      [say("payments:receipt.newPrice"), "EGP 500"],
    ]);
    expect(shown).toContainEqual([say("payments:receipt.now"), "EGP 80"]);
  });

  it("says of the VAT under what is to be paid now, and not under the new price, that it is of that", () => {
    const due = {
      purpose: "increase",
      amount: pounds(80),
      vat: pounds(10),
      vat_percent: 14,
      due_at: at,
      is_transfer_too_short: false,
    } as const;
    const shown = lines({ status: "in_progress", price: pounds(420), due: { ...due, transfer_due_at: at } });
    expect(shown.slice(-2)).toEqual([
      [say("payments:receipt.now"), "EGP 80"],
      [say("payments:receipt.vat", { percent: "14%" }), "EGP 10"],
    ]);
  });
});

describe("The checkout of a difference that was paid", () => {
  const price = aPayment({ status: "succeeded", paid_at: at });
  const increase = { ...price, id: "i", purpose: "increase" } as const;
  const titleOf = (...payments: Checkout["payments"]) =>
    /<h1[^>]*>(.*?)<\/h1>/.exec(drawCheckout({ status: "in_progress", due: null, payments }))?.[1];

  it("says that all is held, but not where a part went back: the difference came too late, or less was agreed on since", () => {
    expect(titleOf(increase, price)).toBe(say("payments:settled.added.title"));
    expect(titleOf({ ...increase, refunded: increase.amount }, price)).toBe(say("payments:settled.title"));
    expect(titleOf(increase, { ...price, refunded: pounds(20) })).toBe(say("payments:settled.title"));
  });
});

describe("A payer whose card was declined", () => {
  const words = wordsOf(drawCheckout({ payment: aPayment({ has_failed: true }) }));

  it("is told so, and what to do", () => {
    for (const key of ["declined.title", "failed", "declined.text", "open.retry", "open.other"])
      expect(words).toContain(say(`payments:${key}`));
  });

  it("is not told to wait for the page", () => {
    expect(words).not.toContain("checks by itself");
  });
});

describe("A payer whose bank asks for a confirmation", () => {
  it("is told that nothing is charged before it, and to answer the bank", () => {
    const asked = wordsOf(drawCheckout({ payment: aPayment({ status: "requires_action" }) }));
    for (const key of ["open.confirm.title", "open.confirm.text"])
      expect(asked).toContain(say(`payments:${key}`));
    expect(asked).not.toContain(say("payments:open.text"));
    expect(wordsOf(drawCheckout({ payment: aPayment() }))).toContain(say("payments:open.text"));
  });
});
