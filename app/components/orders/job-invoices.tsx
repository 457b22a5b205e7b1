import { Num } from "~/components/ui/num";
import { MoreLink } from "~/components/ui/panel";
import type { InvoiceReference } from "~/contract/invoices";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";

/** A job's invoices and credit notes, each by what it is for and its number; of `invoices` it needs `of.` and `titled.`. */
export function JobInvoices({ invoices }: { invoices: InvoiceReference[] }) {
  const t = useT();
  return (
    <ul className="stack gap-1">
      {invoices.map(({ id, kind, number, subject }) => (
        <li key={id}>
          <MoreLink to={`/payment/invoice/${id}`}>
            <span>
              <Text k={`invoices:titled.${kind}`} values={{ number: <Num>{number}</Num> }} />
            </span>
          </MoreLink>
          <span className="block sm muted">{t(`invoices:of.${subject}`)}</span>
        </li>
      ))}
    </ul>
  );
}
