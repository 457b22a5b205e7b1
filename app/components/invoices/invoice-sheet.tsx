import type { Invoice, InvoiceParty } from "~/contract/invoices";
import { Link } from "~/i18n/link";
import { type Both, Fact, Two, type Words } from "./both-languages";
import { type Code, InvoiceSums } from "./invoice-sums";

/** An invoice or a credit note as it is kept and printed: Arabic first, English on the second line, for every reader alike. */
export function InvoiceSheet({
  invoice,
  words,
  code,
}: {
  invoice: Invoice;
  words: Words;
  code: Code | null;
}) {
  const { number, seller, buyer, corrects, vat } = invoice;
  return (
    <article className="inv" lang="ar" dir="rtl">
      <header className="inv-h">
        <h1>
          <Two words={words.kind} />
        </h1>
        <dl className="inv-facts">
          <Fact term={words.number}>
            <bdi dir="ltr" className="num">
              {number}
            </bdi>
          </Fact>
          <Fact term={words.date}>
            <Two words={words.issued} />
          </Fact>
          {corrects ? (
            <Fact term={words.corrects}>
              <Link to={`/payment/invoice/${corrects.id}`}>
                <bdi dir="ltr" className="num">
                  {corrects.number}
                </bdi>
              </Link>
            </Fact>
          ) : null}
        </dl>
      </header>
      <dl className="inv-parties">
        <Party term={words.seller} party={seller} words={words} hasVat={vat.amount > 0} />
        <Party term={words.buyer} party={buyer} words={words} />
      </dl>
      <dl className="inv-for">
        <Fact term={words.for}>
          <Two words={words.subject} />
        </Fact>
      </dl>
      <InvoiceSums invoice={invoice} words={words} code={code} />
    </article>
  );
}

type PartyProps = { term: Both | undefined; party: InvoiceParty; words: Words; hasVat?: boolean };

/** A side by its full name and its VAT number; of the seller also whether VAT may be charged. */
function Party({ term, party, words, hasVat }: PartyProps) {
  const isSeller = hasVat !== undefined;
  const isUnregistered = isSeller && !hasVat;
  return (
    <Fact term={term}>
      <bdi className="strong block">{party.name}</bdi>
      {party.vat_number || isUnregistered ? (
        <div className="inv-vat sm">
          <Two words={party.vat_number ? words.vatNumber : words.notRegistered} />
          {party.vat_number ? (
            <bdi dir="ltr" className="num">
              {party.vat_number}
            </bdi>
          ) : null}
        </div>
      ) : null}
      {isSeller && party.role === "provider" ? (
        <div className="sm muted">
          <Two words={words.onBehalf} />
        </div>
      ) : null}
    </Fact>
  );
}
