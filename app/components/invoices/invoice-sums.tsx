import type { Money } from "~/contract/endpoint";
import type { Invoice } from "~/contract/invoices";
import { formatMoney } from "~/i18n/money";
import { useT } from "~/i18n/use-t";
import { type Both, Two, type Words } from "./both-languages";

export type Code = { size: number; path: string };

type Props = { invoice: Invoice; words: Words; code: Code | null };

/** The foot of an invoice: what it comes to, beside its code where the law wants one. */
export function InvoiceSums({ invoice: { net, vat, total }, words, code }: Props) {
  return (
    <div className="inv-end">
      {code ? <Drawn code={code} /> : null}
      <dl className="inv-sums">
        {vat.amount > 0 ? (
          <>
            <Sum term={words.net} money={net} />
            <Sum term={words.vat} money={vat} />
          </>
        ) : null}
        <Sum term={words.total} money={total} isTotal />
      </dl>
    </div>
  );
}

function Sum({ term, money, isTotal }: { term: Both | undefined; money: Money; isTotal?: boolean }) {
  // As on paper, for every reader alike: in the figures of its number and its date.
  const write = (locale: "ar" | "en") =>
    formatMoney(locale, "latn", money.amount, money.currency, { hasDecimals: true });
  return (
    <div className={isTotal ? "inv-total" : undefined}>
      <dt>
        <Two words={term} />
      </dt>
      <dd>
        <bdi className="price block">{write("ar")}</bdi>
        <bdi className="price inv-en" lang="en">
          {write("en")}
        </bdi>
      </dd>
    </div>
  );
}

function Drawn({ code: { size, path } }: { code: Code }) {
  const t = useT();
  return (
    <svg className="inv-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t("invoices:qr")}>
      <path d={path} />
    </svg>
  );
}
