import { expect, it } from "vitest";
import { aPayment, at, drawCheckout } from "../../support/drawn-checkout";
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

it("Once the time is over, what came is not called the price that was agreed on", () => {
  const over = { due: null, status: "cancelled", payment: came, is_unpaid: true } as const;
  const [agreed, received] = ["price", "came"].map((name) => t("en")(`payments:receipt.${name}`));
  const html = drawCheckout(over);
  expect(html).toContain(received);
  expect(html).not.toContain(agreed);
});
