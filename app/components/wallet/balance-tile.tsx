import { useId } from "react";
import { buttonClass } from "~/components/ui/button";
import { Price } from "~/components/ui/price";
import type { Money } from "~/contract/endpoint";
import type { Balances } from "~/contract/wallet";
import { Link, type Path } from "~/i18n/link";
import { useT } from "~/i18n/use-t";
import { addressOf } from "./ledger-address";

/** What can be withdrawn, and what is on its way to that. */
export function BalanceTile({ balances }: { balances: Balances }) {
  const t = useT();
  const id = useId();
  const { available, pending, held, paid_out_this_month } = balances;
  const rows: [name: "pending" | "held" | "month", money: Money, to: Path][] = [
    ["pending", pending, addressOf("pending")],
    ["held", held, addressOf("held")],
    ["month", paid_out_this_month, addressOf("in_payout", { kind: "payout_paid" })],
  ];
  return (
    <section className="d-wal on-dark" aria-labelledby={id}>
      <div>
        <h2 id={id}>{t("wallet:tile.title")}</h2>
        <p className="d-bal">
          <Link to={addressOf("available")} className="plain">
            <Price minor={available.amount} currency={available.currency} />
          </Link>
        </p>
        <p className="sm">{t("wallet:tile.note")}</p>
      </div>
      <dl>
        {rows.map(([name, money, to]) => (
          <div key={name}>
            <dt>{t(`wallet:tile.${name}`)}</dt>
            <dd>
              <Link to={to} className="plain">
                <Price minor={money.amount} currency={money.currency} />
              </Link>
            </dd>
          </div>
        ))}
      </dl>
      <Link to={"/technician/wallet#payout"} className={buttonClass({ variant: "white", block: true })}>
        {t("wallet:available.action")}
      </Link>
    </section>
  );
}
