import { describe, expect, it } from "vitest";
import type { Checkout } from "~/contract/payment-fields";
import { locales } from "~/i18n/locale";
import { aPayment, at, drawCheckout, drawRow, sentTransfer, wordsOf } from "../../support/drawn-checkout";
import { drawn, t } from "../../support/texts";

const bank = { bank: "Nile Bank", holder: "Usta", iban: "EG800002000156789012345180002" };
/** What the technician's closed account leaves of it. */
const away = { due: null, status: "awaiting_payment" } as const;

describe.each(locales)("Who says that a transfer was sent is told to send it nowhere (%s)", (locale) => {
  const say = t(locale);
  /** The longest part of a sentence between what is put into it. */
  const part = (key: string) =>
    (drawn(say(key, { amount: "#", when: "#" })).split("#") as [string, ...string[]])
      .reduce((longest, one) => (one.length > longest.length ? one : longest))
      .trim();
  const orders = () => [
    ...["payments:transfer.text", "payments:receipt.before"].map(part),
    ...["sent", "reference", "proof.hint"].map((key) => say(`payments:transfer.${key}`)),
    `${say("payments:receipt.total")}</dt>`,
  ];
  const checkout = (changed: Partial<Checkout>) => {
    const html = drawCheckout({ bank, ...changed }, locale);
    return { html, words: wordsOf(html) };
  };

  it.each([
    ["while it is awaited", {}],
    ["with its picture", { payment: sentTransfer({ has_proof: true }) }],
    ["to a technician whose account was closed since", away],
  ] as const)("on the page of the payment, %s: that says what is so", (_, changed) => {
    const { html, words } = checkout({ payment: sentTransfer(), ...changed });
    for (const order of orders()) expect(html).not.toContain(order);
    expect(html).toContain(`aria-label="${say("payments:receipt.of.sent")}"`);
    for (const fact of ["waiting.title", "waiting.reference", "receipt.sent", "waiting.send"])
      expect(words).toContain(say(`payments:${fact}`));
    for (const fact of ["420", "US-1-2", "EG80 0002 0001 5678", "Nile Bank"]) expect(words).toContain(fact);
    expect(words).toContain(part("payments:receipt.arrives"));
  });

  it("while who has still to send it reads where, how much and until when", () => {
    const { html, words } = checkout({ payment: sentTransfer({ sent_at: null }) });
    for (const order of orders()) expect(html).toContain(order);
    expect(words).not.toContain(part("payments:receipt.arrives"));
  });

  it("and its picture can be added, by a button that says so and with nothing but a picture", () => {
    const html = drawCheckout({ bank, payment: sentTransfer() }, locale);
    expect(html).toMatch(/<input[^>]*type="file"[^>]*required/);
    const first = drawCheckout({ bank, payment: sentTransfer({ sent_at: null }) }, locale);
    expect(first).not.toMatch(/<input[^>]*type="file"[^>]*required/);
  });

  it("in the list of payments", () => {
    const row = drawRow(sentTransfer(), locale);
    expect(row).toContain(say("statuses:payment.sent"));
    expect(row).toContain(say("payments:list.transfer"));
    for (const order of ["statuses:payment.requires_action", "payments:list.pay"])
      expect(row).not.toContain(say(order));
    for (const begun of [sentTransfer({ sent_at: null }), aPayment()])
      expect(drawRow(begun, locale)).toContain(say("payments:list.pay"));
    const over = drawRow(sentTransfer({ status: "cancelled" }), locale);
    expect(over).toContain(say("statuses:payment.cancelled"));
    expect(drawRow(sentTransfer({ status: "succeeded", paid_at: at }), locale)).not.toContain(
      say("payments:list.transfer"),
    );
  });
});
