import { describe, expect, it } from "vitest";
import type { Checkout, Payment } from "~/contract/payment-fields";
import {
  aCheckout,
  aPayment,
  at,
  drawCheckout,
  drawRow,
  money,
  sentTransfer,
  wordsOf,
} from "../../support/drawn-checkout";
import { t } from "../../support/texts";

const why = "Only half of it came.";
const say = t("en");

const transfer = (changed: Partial<Payment>) => sentTransfer({ status: "failed", ...changed });
const draw = (payment: Payment | null, changed: Partial<Checkout> = {}) =>
  drawCheckout({ payment, ...changed });

const isOver = { due: null, status: "cancelled" } as const;

describe("The checkout tells the payer", () => {
  it.each(["en", "ar"] as const)("why no bank transfer is offered, in %s, without scripts too", (locale) => {
    const { due } = aCheckout();
    const words = t(locale)("payments:method.transfer.short");
    const short = due && { ...due, is_transfer_too_short: true };
    expect(drawCheckout({ methods: ["card"], due: short }, locale)).toContain(words);
    expect(drawCheckout({}, locale)).not.toContain(words);
  });

  it("what another way to pay gives up, where a transfer was sent that is waited for", () => {
    const words = (payment: Payment | null) => wordsOf(drawCheckout({ payment }, "en", true));
    expect(words(sentTransfer())).toContain("that longer wait ends");
    for (const other of [null, sentTransfer({ sent_at: null })])
      expect(words(other)).not.toContain("that longer wait ends");
  });

  it("before every way to pay what cancelling costs then, and that paying accepts the terms", () => {
    const fee = { ...money, amount: 5_000 };
    const cancelling = { fee, is_paid_out: true, free_until: at, is_free_until_moved: false };
    const words = (payment: Payment | null, changed: Partial<Checkout> = {}) =>
      wordsOf(drawCheckout({ payment, cancelling, ...changed }));
    for (const payment of [
      null,
      aPayment(),
      aPayment({ has_failed: true }),
      sentTransfer({ sent_at: null }),
    ]) {
      expect(words(payment)).toContain("EGP 50 of what you paid");
      expect(words(payment)).toContain("By paying you accept");
    }
    for (const changed of [isOver, { payment: sentTransfer() }])
      expect(words(null, changed)).not.toContain("By paying you accept");
  });

  it("why a transfer was not confirmed, and nothing about money that was not charged", () => {
    const html = draw(transfer({ rejection: why }));
    expect(html).toContain(why);
    expect(html).toContain(say("payments:rejected.then"));
    expect(html).not.toContain(say("payments:failed"));
  });

  it("what went off the first price, where less was agreed on, and the agreed price in it", () => {
    const lines = (changed: Partial<Checkout>) =>
      [...draw(null, changed).matchAll(/<dt[^>]*>(.*?)<\/dt>\s*<dd[^>]*>(.*?)<\/dd>/g)].map((line) =>
        line.slice(1).map((cell) => wordsOf(cell ?? "").replace(/[\u2066-\u2069]/g, "")),
      );
    const discount = { first: { ...money, amount: 48_000 }, agreed: money };
    const off = say("payments:receipt.discount", { name: "Tarek" });
    expect(lines({ discount }).slice(0, 3)).toEqual([
      [say("payments:receipt.first"), "EGP 480"],
      [off, "−EGP 60"],
      [say("payments:receipt.price"), "EGP 420"],
    ]);
    expect(lines({})[0]?.[0]).toBe(say("payments:receipt.price"));
    // Another amount came first, and the agreed one after it: what went off went off once.
    const [less, whole] = [30_000, 42_000].map((amount) =>
      transfer({ id: `p${amount}`, amount: { ...money, amount }, paid_at: at }),
    );
    const payments = [whole, less].filter((one) => one !== undefined);
    expect(lines({ ...isOver, discount, payments }).slice(0, 4)).toEqual([
      [say("payments:receipt.price"), "EGP 300"],
      [say("payments:receipt.first"), "EGP 480"],
      [off, "−EGP 60"],
      [say("payments:receipt.price"), "EGP 420"],
    ]);
  });

  const visit = (is_paid_out: boolean) => ({ ...money, amount: 5_000, is_paid_out });
  const paid = { method: "card", status: "succeeded", paid_at: at } as const;

  it("until when a transfer may arrive, for the price and for what is added to it", () => {
    const due = (purpose: "price" | "increase") =>
      wordsOf(
        draw(null, {
          due: {
            ...{ purpose, amount: money, vat: null, vat_percent: 14, due_at: at },
            transfer_due_at: "2026-11-23T10:00:00.000Z",
            is_transfer_too_short: false,
          },
        }),
      );
    expect(due("price")).toMatch(/stays booked until .*23 November.*while the transfer arrives/);
    expect(due("increase")).toMatch(/It has to arrive before .*23 November/);
  });

  it("what the bank took back, of a job that this ended and of one that was done", () => {
    const payment = transfer({ ...paid, charged_back: money });
    expect(wordsOf(draw(payment, isOver))).toContain("Your bank took EGP 420 back.");
    const done = wordsOf(draw(payment, { due: null, status: "completed" }));
    expect(done, "all of it").toContain(say("payments:takenBack.title"));
    expect(done).toContain("Your bank took EGP 420 back.");
    expect(done).not.toContain(say("payments:settled.title"));
  });

  it("what the visit has cost of a cancelled job, also where nothing comes back", () => {
    const words = wordsOf(draw(transfer(paid), { ...isOver, kept: visit(true) }));
    expect(words).toContain("EGP 50 of what you paid went to Tarek for the visit.");
    const all = wordsOf(draw(transfer(paid), { ...isOver, kept: visit(false) }));
    expect(all).toContain(
      "The visit fee, EGP 50 of what you paid, was not refunded. All of it stayed with Usta",
    );
    expect(all).not.toContain("paid went to Tarek");
  });

  it("until when cancelling is free, and what it costs after that", () => {
    const [fee, free_until] = [{ ...money, amount: 5_000 }, "2026-11-30T10:00:00.000Z"];
    const words = (cancelling: Omit<Checkout["cancelling"], "is_free_until_moved">, isPast = false) =>
      wordsOf(draw(null, { cancelling: { ...cancelling, is_free_until_moved: isPast } }));
    const until = words({ fee, is_paid_out: true, free_until });
    for (const part of ["Free to cancel until", "30 November, 12:00", "EGP 50", "goes to Tarek"])
      expect(until).toContain(part);
    expect(words({ fee, is_paid_out: true, free_until: null })).toContain(
      "Free to cancel within 5 minutes of paying",
    );
    for (const end of [free_until, null]) {
      const kept = words({ fee, is_paid_out: false, free_until: end });
      expect(kept).toContain("none of it goes to Tarek");
      expect(kept).not.toContain("goes to Tarek for the visit");
    }
    for (const is_paid_out of [true, false]) {
      const past = words({ fee, is_paid_out, free_until: null }, true);
      expect(past).toContain("Free to cancel until you agree on another time");
      expect(past).toContain("EGP 50");
      expect(past.includes("goes to Tarek for the visit")).toBe(is_paid_out);
    }
    const free = words({ fee: { ...fee, amount: 0 }, is_paid_out: false, free_until });
    expect(free).toContain(say("payments:cancelling.free"));
    expect(free).not.toContain("EGP 50");
  });

  it("why, also once the job is cancelled", () => {
    const html = draw(transfer({ rejection: why }), isOver);
    expect(html).toContain(why);
    expect(html).toContain(say("payments:rejected.over"));
    expect(html).not.toContain(say("payments:over.text"));
  });

  it("that a transfer which still arrives is sent back, when the time for it is over", () => {
    const html = draw(transfer({ status: "cancelled" }), isOver);
    expect(html).toContain(say("payments:over.transfer"));
    expect(html).not.toContain(say("payments:over.text"));
  });

  it("that nothing was charged where a card failed, or nothing was begun", () => {
    const card = transfer({ method: "card", sent_at: null });
    expect(draw(card)).toContain(say("payments:failed"));
    expect(draw(null, isOver)).toContain(say("payments:over.text"));
  });
});

it("The list of payments says why a transfer was not confirmed", () => {
  const row = (rejection: string | null) => drawRow(transfer({ rejection }));
  expect(row(why)).toContain(why);
  expect(row(null)).not.toContain(say("payments:list.rejected", { reason: "" }));
});

it("The list of payments says what the payer's bank took back", () => {
  const row = (part: number, changed: Partial<Payment> = { status: "succeeded" }) =>
    drawRow(transfer({ paid_at: at, charged_back: { ...money, amount: part }, ...changed }));
  expect(row(42_000)).toContain(say("statuses:payment.charged_back"));
  expect(row(42_000)).not.toContain(say("statuses:payment.succeeded"));
  expect(row(10_000)).toContain(say("statuses:payment.charged_back_partly"));
  expect(wordsOf(row(10_000))).toContain("EGP 100 taken back by your bank");
  const afterRefund = (part: number, status: Payment["status"]) =>
    row(part, { status, refunded: { ...money, amount: 14_000 } });
  expect(afterRefund(28_000, "refunded")).toContain(say("statuses:payment.charged_back"));
  expect(afterRefund(10_000, "refunded")).toContain(say("statuses:payment.charged_back_partly"));
  for (const part of [10_000, 28_000])
    expect(afterRefund(part, "refunded")).not.toContain(say("statuses:payment.refunded_partly"));
  expect(afterRefund(28_000, "refund_pending")).toContain(say("statuses:payment.refund_pending"));
});
