import type { ReactNode } from "react";
import { buttonClass } from "~/components/ui/button";
import { Price } from "~/components/ui/price";
import type { Money } from "~/contract/endpoint";
import type { Balances } from "~/contract/wallet";
import { Link } from "~/i18n/link";
import { formatMoney } from "~/i18n/money";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";
import { type Figure, linesAt, linesBehind } from "./ledger-address";
import { useAvailableNote, usePayoutAction } from "./payout-action";

/** How the technician's money stands. Each figure leads to the lines that make it. */
export function BalanceTiles({ balances }: { balances: Balances }) {
  const t = useT();
  const { locale, digits, now, timeZone } = useReading();
  const { paid_out, paid_out_this_month: month, held_jobs: count } = balances;
  const behind = linesBehind(now, timeZone);
  const action = usePayoutAction(balances);
  const amount = formatMoney(locale, digits, month.amount, month.currency);
  return (
    <dl className="tiles bal" aria-label={t("wallet:balances")}>
      <Tile
        name="available"
        money={balances.available}
        note={useAvailableNote(balances)}
        className="bal-a on-dark"
      >
        {action ? (
          <a className={buttonClass({ variant: "white", className: "bal-go" })} href="#payout">
            {action}
          </a>
        ) : null}
      </Tile>
      <Tile
        name="pending"
        money={balances.pending}
        note={balances.is_at_first ? t("wallet:pending.note.first") : undefined}
      />
      <Tile name="held" money={balances.held} note={t("wallet:held.jobs", { count })} />
      <Tile name="in_payout" money={balances.in_payout} />
      <Tile
        name="paid"
        money={paid_out}
        note={
          month.amount > 0 ? (
            <Link to={linesAt(...behind.month)}>{t("wallet:paid.note", { amount })}</Link>
          ) : null
        }
      />
      {balances.debt.amount > 0 ? <Tile name="debt" money={balances.debt} /> : null}
    </dl>
  );
}

type TileProps = {
  name: Exclude<Figure, "month">;
  money: Money;
  note?: ReactNode;
  className?: string;
  children?: ReactNode;
};

function Tile({ name, money, note, className, children }: TileProps) {
  const t = useT();
  const { now, timeZone } = useReading();
  return (
    <div className={className}>
      <dt>{t(`wallet:${name}`)}</dt>
      <dd>
        <Link to={linesAt(...linesBehind(now, timeZone)[name])}>
          <Price minor={money.amount} currency={money.currency} />
        </Link>
        <span className="sm muted">{note === undefined ? t(`wallet:${name}.note`) : note}</span>
        {children}
      </dd>
    </div>
  );
}
