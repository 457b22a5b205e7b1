import type { Part } from "~/components/live/use-endless";
import { ButtonLink, buttonClass } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Panel } from "~/components/ui/panel";
import { Tabs } from "~/components/ui/tabs";
import type { Balances, WalletLine } from "~/contract/wallet";
import { Link, type Path } from "~/i18n/link";
import { useT } from "~/i18n/use-t";
import { type Filters, type LedgerTab, linesAt } from "./ledger-address";
import { LedgerFilters } from "./ledger-filters";
import { LedgerTable } from "./ledger-table";

type Props = {
  list: Part<WalletLine>;
  tab: LedgerTab;
  filters: Filters;
  wrong: Record<string, string[]>;
  balances: Balances;
};

const usual: LedgerTab[] = ["available", "pending", "in_payout", "held"];

/** The ledger line by line: an account at a time, or all of them. */
export function Ledger({ list, tab, filters, wrong, balances }: Props) {
  const t = useT();
  const tabs = [
    ...usual,
    ...(balances.debt.amount > 0 || tab === "debt" ? (["debt"] as const) : []),
    "all" as const,
  ];
  const isNarrowed = Object.values(filters).some(Boolean);
  return (
    <Panel id="ledger" title={t("wallet:ledger")} flush>
      <Tabs
        label={t("wallet:ledger.tabs")}
        tabs={tabs.map((name) => ({
          to: linesAt(name),
          label: t(`wallet:account.${name}`),
          current: name === tab,
        }))}
      />
      <LedgerFilters tab={tab} filters={filters} wrong={wrong} isNarrowed={isNarrowed} />
      {list.rows.length === 0 ? (
        <NoLines {...{ tab, isNarrowed }} isFirst={!isNarrowed && isUntouched(balances)} />
      ) : (
        <LedgerTable lines={list.rows} tab={tab} />
      )}
      <Further to={list.older} label={t("lists:more")} rel="next" />
      <Further to={list.newer} label={t("lists:newer")} rel="prev" />
    </Panel>
  );
}

/** No money of the technician's was ever here. */
const isUntouched = ({ available, pending, held, in_payout, debt, paid_out }: Balances) =>
  [available, pending, held, in_payout, debt, paid_out].every(({ amount }) => amount === 0);

type NoLinesProps = { tab: LedgerTab; isNarrowed: boolean; isFirst: boolean };

function NoLines({ tab, isNarrowed, isFirst }: NoLinesProps) {
  const t = useT();
  if (isFirst)
    return (
      <EmptyState
        icon="wallet"
        title={t("wallet:none.first")}
        level={3}
        action={<ButtonLink to="/technician/requests">{t("wallet:none.first.requests")}</ButtonLink>}
      >
        {t("wallet:none.first.text")}
      </EmptyState>
    );
  return (
    <EmptyState icon="receipt-text" title={t("wallet:none")} level={3}>
      {t(`wallet:none.${isNarrowed ? "filtered" : tab}`)}
    </EmptyState>
  );
}

function Further({ to, label, rel }: { to: Path | null; label: string; rel: string }) {
  return to ? (
    <div className="pad">
      <Link
        to={to}
        rel={rel}
        replace
        preventScrollReset
        className={buttonClass({ variant: "line", block: true })}
      >
        {label}
      </Link>
    </div>
  ) : null;
}
