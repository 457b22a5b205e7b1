import { expect, it } from "vitest";
import { useCancelCost } from "~/components/orders/cancelling";
import { locales } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";
import { drawn, t } from "../../support/texts";

const egp = (amount: number) => ({ amount, currency: "EGP" });

const wordsOf = (html: string) => html.replaceAll("\u00a0", " ").replace(/<[^>]*>|[\u2066-\u2069]/g, "");

type Cost = { refund: number; fee: number; isPaidOut: boolean; asksAccount?: boolean; isLate?: boolean };

function Said({ refund, fee, isPaidOut, asksAccount = false, isLate = false }: Cost) {
  const named = { id: "tarek", name: "Tarek Fawzy", type: "provider" as const };
  const provider = { ...named, avatar: null, is_online: false };
  const cancel_cost = { refund: egp(refund), fee: egp(fee), asks_account: asksAccount };
  const can = isLate ? (["cancel", "claim_no_show"] as const) : (["cancel"] as const);
  const order = { provider, cancel_cost, is_provider_active: true, is_visit_paid_out: isPaidOut };
  return <p>{useCancelCost({ ...order, price: egp(refund + fee), can: [...can] })}</p>;
}

it.each([
  [30_000, 0, true, "EGP 300 is refunded in full"],
  [25_000, 5_000, true, "EGP 250 is refunded and EGP 50 goes to Tarek Fawzy for the visit"],
  [0, 5_000, true, "nothing is refunded: the EGP 50 you paid goes to Tarek Fawzy for the visit"],
  [28_000, 2_000, false, "visit fee of EGP 20 is not. The fee stays with Usta; none of it goes to"],
  [0, 2_000, false, "the EGP 20 you paid is kept as the visit fee. It stays with Usta; none"],
])("Cancelling that gives %i back and costs %i says so", (refund, fee, isPaidOut, words) => {
  const html = renderPage(<Said refund={refund} fee={fee} isPaidOut={isPaidOut} />, {
    namespaces: ["common", "orders"],
  });
  expect(wordsOf(html)).toContain(words);
});

it.each(locales)(
  "Who paid by transfer reads before cancelling that an account is asked for then (%s)",
  (locale) => {
    const draw = (asksAccount: boolean) =>
      renderPage(<Said refund={25_000} fee={5_000} isPaidOut asksAccount={asksAccount} />, {
        ...{ locale, namespaces: ["common", "orders"] },
      });
    const said = t(locale)("orders:cancel.account");
    expect(draw(true)).toContain(said);
    expect(draw(false)).not.toContain(said);
  },
);

it.each(locales)(
  "Whoever waited in vain reads before cancelling at a cost that saying so brings all of it back (%s)",
  (locale) => {
    const draw = (fee: number, isLate: boolean) =>
      wordsOf(
        renderPage(<Said refund={30_000 - fee} fee={fee} isPaidOut isLate={isLate} />, {
          ...{ locale, namespaces: ["common", "orders"] },
        }),
      );
    const price = locale === "en" ? "EGP 300" : "300 ج.م";
    const said = drawn(t(locale)("orders:cancel.absent", { name: "Tarek Fawzy", price }));
    expect(draw(5_000, true)).toContain(said);
    expect(draw(5_000, false)).not.toContain(said);
    expect(draw(0, true)).not.toContain(said);
  },
);
