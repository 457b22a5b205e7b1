import { describe, expect, it } from "vitest";
import type { Checkout, Payment, Refund } from "~/contract/payment-fields";
import { aPayment, aRefund, at, drawCheckout, money, wordsOf } from "../../support/drawn-checkout";
import { t } from "../../support/texts";

const say = t("en");
const pounds = (major: number) => ({ ...money, amount: major * 100 });
const lines = (changed: Partial<Checkout>) =>
  [...drawCheckout({ due: null, ...changed }).matchAll(/<dt[^>]*>(.*?)<\/dt>\s*<dd[^>]*>(.*?)<\/dd>/g)].map(
    (line) => line.slice(1).map((cell) => wordsOf(cell ?? "")),
  );

const back = (amount: number, status: Refund["status"]) => aRefund({ amount: pounds(amount), status });
const paid = (refunds: Refund[], changed: Partial<Payment> = {}) =>
  aPayment({ status: "succeeded", paid_at: at, amount: pounds(500), refunds, ...changed });

describe("The receipt of a job of which something went back", () => {
  it("says under what was paid how much came back, and how much is on its way", () => {
    const payments = [paid([back(30, "pending")]), paid([back(50, "done"), back(20, "done")])];
    expect(lines({ status: "in_progress", payments }).slice(-3)).toEqual([
      [say("payments:receipt.paid"), "EGP 1,000"],
      [say("payments:receipt.back.done"), "−EGP 70"],
      [say("payments:receipt.back.pending"), "−EGP 30"],
    ]);
  });

  it("takes what the bank has not taken in yet for on its way, and names what the payer's bank took by itself", () => {
    const payments = [paid([back(40, "failed")], { charged_back: pounds(60) })];
    expect(lines({ status: "completed", payments }).slice(-2)).toEqual([
      [say("payments:receipt.back.pending"), "−EGP 40"],
      [say("payments:receipt.back.bank"), "−EGP 60"],
    ]);
  });

  it("names what the payer's bank has given back apart, which is on its way to nobody yet", () => {
    const payments = [paid([back(300, "undecided"), back(40, "pending")])];
    expect(lines({ status: "cancelled", payments }).slice(-2)).toEqual([
      [say("payments:receipt.back.pending"), "−EGP 40"],
      [say("payments:receipt.back.undecided"), "EGP 300"],
    ]);
  });

  it("says nothing of it where all stayed", () => {
    expect(lines({ status: "completed", payments: [paid([])] }).at(-1)).toEqual([
      say("payments:receipt.paid"),
      "EGP 500",
    ]);
  });
});
