import { expect, it } from "vitest";
import type { LedgerTab } from "~/components/wallet/ledger-address";
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
    const balance = (tab: LedgerTab) => {
      const html = renderPage(<LedgerTable lines={[given as unknown as WalletLine]} tab={tab} />, {
        ...{ locale, namespaces: ["common", "ui", "wallet"] },
      });
      return html.slice(html.indexOf("l-b muted", html.indexOf("<tbody")));
    };
    expect(balance("all")).toContain(t(locale)("wallet:account.in_payout"));
    expect(balance("in_payout")).toContain(t(locale)("wallet:column.balance"));
  },
);

it.each(locales)(
  "What is held is held for each job by itself: no balance goes on from line to line (%s)",
  (locale) => {
    const line = {
      id: "l1",
      kind: "payment",
      account: "held",
      request: { id: "r1", title: "A tap" },
      payout_id: null,
    };
    const given = {
      ...line,
      amount: egp(30_000),
      balance: egp(30_000),
      created_at: "2026-11-30T08:00:00.000Z",
    };
    const html = renderPage(<LedgerTable lines={[given as unknown as WalletLine]} tab="held" />, {
      ...{ locale, namespaces: ["common", "ui", "wallet"] },
    });
    expect(html.split(t(locale)("wallet:column.heldForJob"))).toHaveLength(3);
    expect(html).not.toContain(t(locale)("wallet:column.balance"));
  },
);

it("What is owed grows in no colour of what comes in", () => {
  const line = {
    id: "l1",
    kind: "chargeback",
    request: null,
    payout_id: null,
    amount: egp(72_000),
    balance: egp(72_000),
  };
  const given = (account: string) =>
    [{ ...line, account, created_at: "2026-11-30T08:00:00.000Z" }] as unknown as WalletLine[];
  const draw = (tab: LedgerTab, account: string) =>
    renderPage(<LedgerTable lines={given(account)} tab={tab} />, { namespaces: ["common", "ui", "wallet"] });
  expect(draw("debt", "debt")).not.toContain("am-in");
  expect(draw("all", "debt")).not.toContain("am-in");
  expect(draw("all", "available")).toContain("am-in");
});
