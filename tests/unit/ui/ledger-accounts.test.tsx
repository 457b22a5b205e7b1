import { expect, it } from "vitest";
import { LedgerTable } from "~/components/wallet/ledger-table";
import type { WalletLine } from "~/contract/wallet";
import { locales } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const egp = (amount: number) => ({ amount, currency: "EGP" });

it.each(locales)(
  "Each balance says whose it is where lines of all accounts stand, on phones too (%s)",
  (locale) => {
    const line = { id: "l1", kind: "payout_returned", account: "in_payout", request: null, payout_id: "p1" };
    const given = { ...line, amount: egp(-75_000), balance: egp(0), created_at: "2026-11-30T08:00:00.000Z" };
    const balance = (hasAccounts: boolean) => {
      const html = renderPage(
        <LedgerTable lines={[given as unknown as WalletLine]} hasAccounts={hasAccounts} />,
        {
          ...{ locale, namespaces: ["common", "ui", "wallet"] },
        },
      );
      return html.slice(html.indexOf("l-b muted", html.indexOf("<tbody")));
    };
    expect(balance(true)).toContain(t(locale)("wallet:account.in_payout"));
    expect(balance(false)).toContain(t(locale)("wallet:column.balance"));
  },
);
