import { Badge } from "~/components/ui/badge";
import { Icon } from "~/components/ui/icon";
import type { IconName } from "~/components/ui/icon-name";
import { payoutAddress } from "~/components/ui/payout-address";
import { Price } from "~/components/ui/price";
import { type Column, Table } from "~/components/ui/table";
import type { WalletEntry, WalletLine } from "~/contract/wallet";
import { DateTime } from "~/i18n/date-time";
import { Link } from "~/i18n/link";
import { useT } from "~/i18n/use-t";
import type { LedgerTab } from "./ledger-address";

const icons: Record<WalletEntry, IconName> = {
  payment: "shield-check",
  release: "circle-check",
  visit_fee: "door-open",
  release_reversed: "scale",
  clearing: "banknote",
  payout: "landmark",
  payout_paid: "landmark",
  payout_returned: "undo-2",
  payout_cancelled: "undo-2",
  refund: "rotate-ccw",
  take_back: "rotate-ccw",
  chargeback: "rotate-ccw",
  chargeback_reversed: "undo-2",
  debt_settled: "check",
  write_off: "check",
  owed_again: "undo-2",
};

type About = Pick<WalletLine, "kind" | "request" | "payout_id"> & Partial<Pick<WalletLine, "invoice_id">>;

/** What an entry is for, and what it is: the job first, by which a technician knows it. */
export function Entry({ kind, request, payout_id, invoice_id }: About) {
  const t = useT();
  return (
    <span className="row nowrap top gap-2.5">
      <Icon name={icons[kind]} size="m" />
      <span>
        {request ? (
          <Link to={`/technician/requests/${request.id}`}>
            <bdi>{request.title}</bdi>
          </Link>
        ) : null}
        <span className={request ? "sm muted block" : undefined}>{t(`wallet:kind.${kind}`)}</span>
        {invoice_id ? (
          <Link to={`/payment/invoice/${invoice_id}`} className="sm block">
            {t("wallet:entry.invoice")}
          </Link>
        ) : null}
        {payout_id && !request ? (
          <Link to={payoutAddress(payout_id)} className="sm block">
            {t("wallet:entry.payout")}
          </Link>
        ) : null}
      </span>
    </span>
  );
}

/** What is held has an account for each job. */
const balanceName = (tab: LedgerTab) =>
  tab === "held" ? "wallet:column.heldForJob" : "wallet:column.balance";

function Balance({ balance, account, tab }: Pick<WalletLine, "balance" | "account"> & { tab: LedgerTab }) {
  const t = useT();
  return (
    <>
      <span className="sm:hidden">{`${t(tab === "all" ? `wallet:account.${account}` : balanceName(tab))} `}</span>
      <Price minor={balance.amount} currency={balance.currency} />
    </>
  );
}

/** Lines of the ledger; below sm each becomes two lines, where the account of several is named by its balance. */
export function LedgerTable({ lines, tab }: { lines: WalletLine[]; tab: LedgerTab }) {
  const t = useT();
  const hasAccounts = tab === "all";
  const columns: Column<WalletLine>[] = [
    {
      id: "date",
      head: t("wallet:column.date"),
      className: "l-d whitespace-nowrap",
      cell: ({ created_at }) => <DateTime iso={created_at} />,
    },
    { id: "entry", head: t("wallet:column.entry"), className: "l-t", names: true, cell: Entry },
    {
      id: "account",
      head: t("wallet:column.account"),
      className: "l-s",
      cell: ({ account }) => (
        <Badge tone={account === "available" ? "green" : "grey"}>{t(`wallet:account.${account}`)}</Badge>
      ),
    },
    {
      id: "amount",
      head: t("wallet:column.amount"),
      className: "l-a",
      amount: true,
      cell: ({ amount, account }) => (
        <Price
          minor={amount.amount}
          currency={amount.currency}
          signed
          className={amount.amount > 0 && account !== "debt" ? "am-in" : undefined}
        />
      ),
    },
    {
      id: "balance",
      head: t(balanceName(tab)),
      className: "l-b muted",
      amount: true,
      cell: (line) => <Balance {...line} tab={tab} />,
    },
  ];
  return (
    <Table
      className="led"
      caption={t("wallet:statement.entries")}
      columns={columns.filter(({ id }) => hasAccounts || id !== "account")}
      rows={lines}
      rowId={({ id }) => id}
    />
  );
}
