import type { Money } from "~/contract/endpoint";
import type { Invoice } from "~/contract/invoices";
import { formatMoney } from "~/i18n/money";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";
import { type Both, Two, type Words } from "./both-languages";

export type Code = { size: number; path: string };

type Props = { invoice: Invoice; words: Words; code: Code | null };

/** The foot of an invoice: what it comes to, beside its code. */
export function InvoiceSums({ invoice: { number, net, vat, total }, words, code }: Props) {
  return (
    <div className="inv-end">
      <Slot code={code} words={words} number={number} />
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
  const { digits } = useReading();
  const write = (locale: "ar" | "en") =>
    formatMoney(locale, locale === "en" ? "latn" : digits, money.amount, money.currency, {
      hasDecimals: true,
    });
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

/** The code where the law wants one; elsewhere its place, with the invoice's number. */
function Slot({ code, words, number }: { code: Code | null; words: Words; number: string }) {
  const t = useT();
  if (code)
    return (
      <svg
        className="inv-qr"
        viewBox={`0 0 ${code.size} ${code.size}`}
        role="img"
        aria-label={t("invoices:qr")}
      >
        <path d={code.path} />
      </svg>
    );
  return (
    <div className="inv-qr inv-no">
      <Two words={words.kind} />
      <bdi dir="ltr" className="num">
        {number}
      </bdi>
    </div>
  );
}
