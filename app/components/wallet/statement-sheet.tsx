import { Receipt } from "~/components/ui/definitions";
import { Panel } from "~/components/ui/panel";
import { Price } from "~/components/ui/price";
import { type Column, Table } from "~/components/ui/table";
import type { Money } from "~/contract/endpoint";
import type { Statement } from "~/contract/wallet";
import { DateTime } from "~/i18n/date-time";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import { Entry } from "./ledger-table";

const shown = ({ amount, currency }: Money, signed = false) => (
  <Price minor={amount} currency={currency} signed={signed} />
);

/** A month on paper: where it began, what came and went, where it ended. */
export function StatementSheet({ statement }: { statement: Statement }) {
  const t = useT();
  const { opening, closing, totals, lines, is_cut, provider_name } = statement;
  const columns: Column<Statement["lines"][number]>[] = [
    {
      id: "date",
      head: t("wallet:column.date"),
      className: "l-d whitespace-nowrap",
      cell: ({ created_at }) => <DateTime iso={created_at} />,
    },
    { id: "entry", head: t("wallet:column.entry"), className: "l-t", names: true, cell: Entry },
    {
      id: "amount",
      head: t("wallet:column.amount"),
      className: "l-a",
      amount: true,
      cell: ({ amount }) => shown(amount, true),
    },
  ];
  return (
    <div className="stack gap-6">
      <Panel title={t("wallet:statement.totals")}>
        <p className="muted mb-4">
          <Text k="wallet:statement.of" values={{ name: provider_name }} />
        </p>
        <Receipt
          className="measure"
          lines={[
            { term: t("wallet:statement.opening"), value: shown(opening) },
            ...totals.map(({ kind, amount }) => ({
              term: t(`wallet:kind.${kind}`),
              value: shown(amount, true),
            })),
          ]}
          total={{ term: t("wallet:statement.closing"), value: shown(closing) }}
        />
        <p className="hint mt-3">{t("wallet:statement.note")}</p>
      </Panel>
      <Panel title={t("wallet:statement.entries")} flush>
        {lines.length === 0 ? (
          <p className="pad">{t("wallet:statement.none")}</p>
        ) : (
          <Table
            className="led"
            caption={t("wallet:ledger")}
            columns={columns}
            rows={lines}
            rowId={({ id }) => id}
          />
        )}
      </Panel>
      {is_cut ? <p className="hint">{t("wallet:statement.cut")}</p> : null}
    </div>
  );
}
