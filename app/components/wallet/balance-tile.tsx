import { useId } from "react";
import { buttonClass } from "~/components/ui/button";
import { Price } from "~/components/ui/price";
import type { Money } from "~/contract/endpoint";
import type { Balances } from "~/contract/wallet";
import { Link } from "~/i18n/link";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";
import { linesAt, linesBehind } from "./ledger-address";
import { useAvailableNote, usePayoutAction } from "./payout-action";

/** What can be withdrawn, and what is on its way to that. */
export function BalanceTile({ balances }: { balances: Balances }) {
  const t = useT();
  const id = useId();
  const { available, pending, held, paid_out_this_month } = balances;
  const { now, timeZone } = useReading();
  const action = usePayoutAction(balances);
  const behind = linesBehind(now, timeZone);
  const rows: [name: "pending" | "held" | "month", money: Money][] = [
    ["pending", pending],
    ["held", held],
    ["month", paid_out_this_month],
  ];
  return (
    <section className="d-wal on-dark" aria-labelledby={id}>
      <div>
        <h2 id={id}>{t("wallet:tile.title")}</h2>
        <p className="d-bal">
          <Link to={linesAt(...behind.available)} className="plain">
            <Price minor={available.amount} currency={available.currency} />
          </Link>
        </p>
        <p className="sm">{useAvailableNote(balances)}</p>
      </div>
      <dl>
        {rows.map(([name, money]) => (
          <div key={name}>
            <dt>{t(`wallet:tile.${name}`)}</dt>
            <dd>
              <Link to={linesAt(...behind[name])} className="plain">
                <Price minor={money.amount} currency={money.currency} />
              </Link>
            </dd>
          </div>
        ))}
      </dl>
      <Link
        to={action ? "/technician/wallet#payout" : "/technician/wallet"}
        className={buttonClass({ variant: "white", block: true })}
      >
        {action ?? t("wallet:history.toWallet")}
      </Link>
    </section>
  );
}
