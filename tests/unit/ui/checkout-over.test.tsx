import { describe, expect, it } from "vitest";
import type { Checkout, Payment } from "~/contract/payment-fields";
import { locales } from "~/i18n/locale";
import { aPayment, at, drawCheckout, money, sentTransfer, wordsOf } from "../../support/drawn-checkout";
import { drawn, t } from "../../support/texts";

const pounds = (major: number) => ({ ...money, amount: major * 100 });
const due = {
  ...({ id: "r", status: "pending", at, account: null, asks_account: "needed" } as const),
  return_reason: null,
};
const made = (changed: Partial<Payment>) => aPayment({ status: "refund_pending", paid_at: at, ...changed });

/** EGP 300 and what was added to it, all of it on its way back. */
const [price, increase] = [
  made({ id: "p1", amount: pounds(300), refunds: [{ ...due, id: "r1", amount: pounds(300) }] }),
  made({
    ...{ id: "p2", purpose: "increase", amount: pounds(50) },
    refunds: [{ ...due, id: "r2", amount: pounds(50) }],
  }),
];
const over = { due: null, status: "cancelled" } as const;

describe.each(locales)("The checkout of a job that was called off (%s)", (locale) => {
  const say = t(locale);
  const draw = (payments: Payment[], changed = {}) =>
    drawCheckout({ ...over, ...changed, payment: payments[0] ?? null, payments }, locale);
  const asked = (amount: string) => drawn(say("payments:over.asked", { amount })).replaceAll("\u00a0", " ");
  const written = { en: ["EGP 300", "EGP 50", "EGP 350"], ar: ["300 ج.م", "50 ج.م", "350 ج.م"] }[locale];

  const heading = (purpose: string) => new RegExp(`<h2[^>]*>[^<]*${say(`payments:receipt.${purpose}`)}`);

  it("tells of each payment what it was for and where it goes, and asks for each account", () => {
    const html = draw([increase, price]);
    for (const amount of written.slice(0, 2)) expect(wordsOf(html)).toContain(asked(amount));
    for (const purpose of ["price", "increase"]) expect(html).toMatch(heading(purpose));
    for (const refund of ["r1", "r2"]) expect(html).toContain(`value="account ${refund}"`);
  });

  it("counts together what was paid", () => {
    const [, total] = wordsOf(draw([increase, price])).split(say("payments:receipt.paid"));
    expect(total).toMatch(new RegExp(`^\\s*${written[2]?.replace(".", "\\.")}`));
  });

  it("tells of a transfer that never came beside what was paid", () => {
    const late = sentTransfer({ id: "p3", purpose: "increase", amount: pounds(50), status: "cancelled" });
    const words = wordsOf(draw([late, price]));
    expect(words).toContain(asked(written[0] ?? ""));
    expect(words).toContain(say("payments:over.transfer"));
  });

  it("says why, where it came to nothing since its price had not come in", () => {
    const why = say("payments:over.unpaid");
    expect(draw([price], { is_unpaid: true })).toContain(why);
    expect(draw([price])).not.toContain(why);
    expect(draw([], { is_unpaid: true })).not.toContain(why);
  });

  it("says that all of it has come back once it has", () => {
    const [goes, has] = [say("payments:over.unpaid"), say("payments:over.unpaid.refunded")];
    const back = made({ ...price, status: "refunded" });
    expect(draw([back], { is_unpaid: true })).toContain(has);
    const partly = draw([increase, back], { is_unpaid: true });
    expect(partly).toContain(goes);
    expect(partly).not.toContain(has);
  });

  it("says in its heading who ended it, where nobody has paid and its reader has not", () => {
    const titled = (by: Checkout["unpaid_by"]) =>
      /<h1>(.*?)<\/h1>/.exec(draw([], { is_unpaid: true, unpaid_by: by }))?.[1];
    expect(titled("time")).toBe(say("payments:over.title.time"));
    expect(titled("provider")).toBe(say("payments:over.title.provider"));
    for (const by of ["customer", null] as const) expect(titled(by)).toBe(say("payments:over.title"));
  });

  it("needs no headings where there is but one", () => {
    expect(draw([price])).not.toMatch(heading("price"));
  });
});

it("A bank that took the price back is told of, whatever was added to the price since", () => {
  const html = drawCheckout({
    ...{ due: null, status: "completed", payment: increase },
    payments: [
      made({ ...increase, refunds: [], status: "succeeded" }),
      made({ id: "p1", status: "succeeded", amount: pounds(300), charged_back: pounds(300) }),
    ],
  });
  expect(html).toContain(`<h1>${t("en")("payments:takenBack.title.part")}</h1>`);
  expect(wordsOf(html)).toContain("Your bank took EGP 300 back.");
});

it("What is held of a job is all that was paid for it and has not gone back", () => {
  const words = wordsOf(
    drawCheckout({
      ...{ due: null, status: "paid", payment: increase },
      payments: [
        made({ ...increase, refunds: [], status: "succeeded" }),
        made({ ...price, status: "refunded", refunded: pounds(20) }),
      ],
    }),
  );
  expect(words).toContain("EGP 330 is held by Usta");
});
