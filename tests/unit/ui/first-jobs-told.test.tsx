import { expect, it } from "vitest";
import { BalanceTiles } from "~/components/wallet/balance-tiles";
import { Explained } from "~/components/wallet/explained";
import type { Balances } from "~/contract/wallet";
import { locales } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const none = { amount: 0, currency: "EGP" };
const balances: Balances = {
  ...{ pending: none, available: none, in_payout: none, debt: none, held: none, held_jobs: 0 },
  ...{ paid_out: none, paid_out_this_month: none, minimum: { ...none, amount: 20_000 }, is_at_first: true },
};

it.each(locales)("Who is past the first three jobs is told of no longer time for them (%s)", (locale) => {
  const say = t(locale);
  for (const isAtFirst of [true, false]) {
    const html = renderPage(
      <>
        <BalanceTiles balances={{ ...balances, is_at_first: isAtFirst }} />
        <Explained minimum={none} isAtFirst={isAtFirst} />
      </>,
      { locale, namespaces: ["common", "ui", "wallet"] },
    );
    for (const key of ["pending.note", "explained.clearingText"]) {
      expect(html.includes(say(`wallet:${key}.first`)), key).toBe(isAtFirst);
      expect(html.includes(`>${say(`wallet:${key}`)}<`), key).toBe(!isAtFirst);
    }
  }
});
