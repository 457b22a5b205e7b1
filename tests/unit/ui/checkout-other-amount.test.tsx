import { expect, it } from "vitest";
import { locales } from "~/i18n/locale";
import { aPayment, aRefund, at, drawCheckout } from "../../support/drawn-checkout";
import { t } from "../../support/texts";

const came = aPayment({
  ...{ method: "transfer", status: "refund_pending", paid_at: at },
  amount: { amount: 41_950, currency: "EGP" },
});

it("Whose transfer was of another amount reads that it came and goes back, and is asked for the price", () => {
  const values = { amount: "EGP 419.50", price: "EGP 420" };
  const said = (html: string) => html.replaceAll("\u00a0", " ");
  const words = t("en")("payments:otherAmount", values);
  expect(said(drawCheckout({ payment: came }))).toContain(words);
  expect(said(drawCheckout({ payment: { ...came, paid_at: null, status: "created" } }))).not.toContain(words);
});

it.each(locales)("Who has to name the account for it is told so, and led to where that is (%s)", (locale) => {
  const words = t(locale)("payments:otherAmount.account", { amount: "§", price: "§" });
  const said = words.split("§").at(-1)?.replace("\u2069", "");
  const link = t(locale)("payments:account.name");
  const drawn = (asks_account: "needed" | null) =>
    drawCheckout({ payment: { ...came, refunds: [aRefund({ asks_account })] } }, locale);
  expect(drawn("needed")).toContain(said);
  expect(drawn("needed")).toMatch(new RegExp(`href="/${locale}/payment"[^>]*>${link}`));
  expect(drawn(null)).not.toContain(said);
  expect(drawn(null)).not.toContain(link);
});

it.each(locales)("Once it has gone back, nobody is told that it will (%s)", (locale) => {
  const values = { amount: "§", price: "§" };
  const [still, done] = ["otherAmount", "otherAmount.done"].map((name) => {
    const [, , rest = ""] = t(locale)(`payments:${name}`, values).split("§");
    return rest.replace("\u2069", "");
  });
  const refunds = [aRefund({ asks_account: null, status: "done" })];
  const html = drawCheckout({ payment: { ...came, status: "refunded", refunds } }, locale);
  expect(html).toContain(done);
  expect(html).not.toContain(still);
});

it("Once the time is over, what came is not called the price that was agreed on", () => {
  const over = { due: null, status: "cancelled", payment: came, is_unpaid: true } as const;
  const [agreed, received] = ["price", "came"].map((name) => t("en")(`payments:receipt.${name}`));
  const html = drawCheckout(over);
  expect(html).toContain(received);
  expect(html).not.toContain(agreed);
});
