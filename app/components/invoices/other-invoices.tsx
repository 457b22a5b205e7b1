import { RowList } from "~/components/ui/panel";
import { Price } from "~/components/ui/price";
import type { InvoiceReference } from "~/contract/invoices";
import { DateTime } from "~/i18n/date-time";
import { Link } from "~/i18n/link";
import { useT } from "~/i18n/use-t";

/** The other invoices and credit notes of the same job. */
export function OtherInvoices({ others }: { others: InvoiceReference[] }) {
  const t = useT();
  if (others.length === 0) return null;
  return (
    <section className="stack gap-3 inv-more" aria-labelledby="others">
      <h2 id="others" className="text-h3">
        {t("invoices:others")}
      </h2>
      <RowList className="panel">
        {others.map(({ id, kind, number, issued_at, total }) => (
          <li key={id} className="row between pad">
            <span>
              <Link to={`/payment/invoice/${id}`} className="med block">
                {t(`invoices:titled.${kind}`, { number })}
              </Link>
              <DateTime iso={issued_at} className="sm muted" />
            </span>
            <Price minor={total.amount} currency={total.currency} />
          </li>
        ))}
      </RowList>
    </section>
  );
}
