import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepTyped } from "~/components/live/keep-typed";
import { refreshAfterRefusal } from "~/components/live/stay";
import { ButtonLink } from "~/components/ui/button";
import { BalanceTiles } from "~/components/wallet/balance-tiles";
import { CsvLink } from "~/components/wallet/csv-link";
import { Ledger } from "~/components/wallet/ledger";
import { PayoutPanel } from "~/components/wallet/payout-panel";
import { contract } from "~/contract/contract";
import { messages } from "~/i18n/messages.server";
import { useT } from "~/i18n/use-t";
import tabsSheet from "~/styles/tabs.css?url";
import areaSheet from "~/styles/technician-area.css?url";
import walletSheet from "~/styles/wallet.css?url";
import { enter } from "~/web/enter.server";
import { constraintsOf } from "~/web/forms/constraints.server";
import { pageMeta } from "~/web/page-meta";
import { actOnMoney, ledgerOf, payoutOf } from "~/web/wallet/wallet.server";

export const meta = pageMeta;
export const links: LinksFunction = () =>
  [areaSheet, walletSheet, tabsSheet].map((href) => ({ rel: "stylesheet", href }));
export const shouldRevalidate = refreshAfterRefusal;
export const clientAction = keepTyped;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "customer"] });
  const [ledger, payout] = await Promise.all([ledgerOf(page), payoutOf(page)]);
  return {
    m: messages(page.locale, ["wallet", "statuses", "counts", "words", "lists"]),
    head: {
      title: page.t("wallet:title"),
      description: page.t("wallet:description"),
      isPrivate: true,
    },
    ...ledger,
    ...payout,
    constraints: constraintsOf(contract.payouts.request),
    form: await page.form(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "customer"] });
  return actOnMoney(page);
}

export default function Wallet() {
  const t = useT();
  const { balances, list, tab, filters, wrong, ...payout } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="head mb-5">
        <h1 className="h1s">{t("wallet:title")}</h1>
        <div className="row gap-3">
          <ButtonLink to="/technician/wallet/statement" variant="line" size="sm" icon="receipt-text">
            {t("wallet:statement")}
          </ButtonLink>
          <CsvLink tab={tab} filters={filters} />
        </div>
      </div>
      <div className="split [--aside:352px]">
        <div className="stack gap-6">
          <BalanceTiles balances={balances} />
          <Ledger list={list} tab={tab} filters={filters} wrong={wrong} balances={balances} />
        </div>
        <aside className="sticky stack gap-4">
          <PayoutPanel balances={balances} {...payout} />
        </aside>
      </div>
    </>
  );
}
