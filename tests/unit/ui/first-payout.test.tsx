import { expect, it } from "vitest";
import { Ledger } from "~/components/wallet/ledger";
import type { Balances } from "~/contract/wallet";
import { locales } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const none = { amount: 0, currency: "EGP" };
const untouched: Balances = {
  ...{ pending: none, available: none, in_payout: none, debt: none, held: none, held_jobs: 0 },
  ...{ paid_out: none, paid_out_this_month: none, minimum: { ...none, amount: 20_000 }, is_at_first: true },
};

it.each(locales)("A technician who never earned is led to open requests, and nobody else (%s)", (locale) => {
  const isLed = (balances: Balances, from?: string) => {
    const list = { rows: [], older: null, newer: null };
    const filters = from ? { from } : {};
    const ledger = <Ledger list={list} tab="available" filters={filters} wrong={{}} balances={balances} />;
    const html = renderPage(ledger, { locale, namespaces: ["common", "ui", "wallet", "lists"] });
    expect(html.includes(`href="/${locale}/technician/requests"`)).toBe(
      html.includes(t(locale)("wallet:none.first")),
    );
    return html.includes(t(locale)("wallet:none.first"));
  };
  const some = { ...none, amount: 90_000 };
  expect(isLed(untouched)).toBe(true);
  expect(isLed(untouched, "2026-11-01")).toBe(false);
  expect(isLed({ ...untouched, held: some })).toBe(false);
  expect(isLed({ ...untouched, paid_out: some })).toBe(false);
});
