import { encode } from "uqr";
import type { Invoice } from "~/contract/invoices";
import { formatDate } from "~/i18n/dates";
import type { Locale } from "~/i18n/locale";
import { fixedT } from "~/i18n/messages.server";
import { formatPercent } from "~/i18n/number";
import type { Translate } from "~/i18n/translate";
import { country } from "../country.server";
import type { Page } from "../page.server";

/** A word of an invoice in both languages, Arabic first: it is the same document for everybody. */
export type BothWords = { ar: string; en: string };

/** A QR code as a path of squares of one unit, in a square of so many. */
export type Code = { size: number; path: string };

function codeOf(content: string): Code {
  const { data, size } = encode(content, { ecc: "M", border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join("") };
}

const both = (write: (t: Translate, locale: Locale) => string): BothWords => ({
  ar: write(fixedT("ar"), "ar"),
  en: write(fixedT("en"), "en"),
});

const plain = [
  "number",
  "date",
  "seller",
  "buyer",
  "vatNumber",
  "notRegistered",
  "corrects",
  "for",
  "net",
  "qr",
  "onBehalf",
];

/** The day by the operator's clock, with its year. */
function dateIn(locale: Locale, iso: string): string {
  const { timeZone } = country();
  const reading = { locale, digits: "latn" as const, now: iso, timeZone, t: fixedT(locale) };
  return formatDate(reading, iso, { hasYear: true });
}

/** What stands on an invoice, in words. */
function wordsOf({
  kind,
  subject,
  request,
  vat,
  vat_percent,
  issued_at,
}: Invoice): Record<string, BothWords> {
  const name = kind === "invoice" ? "invoice" : "creditNote";
  const sum = kind === "invoice" ? "total" : "credited";
  const words = Object.fromEntries(plain.map((key) => [key, both((t) => t(`invoices:${key}`))]));
  return {
    ...words,
    issued: { ar: dateIn("ar", issued_at), en: dateIn("en", issued_at) },
    kind: both((t) => t(`invoices:${name}`)),
    subject: both((t) => t(`invoices:${subject}`, { title: request.title })),
    vat: both((t, locale) => {
      return t("invoices:vat", { percent: formatPercent({ locale, digits: "latn" }, vat_percent / 100) });
    }),
    total: both((t) => t(`invoices:${sum}${vat.amount > 0 ? "" : "Alone"}`)),
  };
}

/** What the page of an invoice shows, and the others of its order. */
export async function invoicePage(page: Page, id: string) {
  const invoice = await page.api.invoices.get({ id });
  const others = await page.api.invoices.ofOrder({ id: invoice.order_id });
  return {
    invoice,
    words: wordsOf(invoice),
    code: invoice.qr === null ? null : codeOf(invoice.qr),
    others: others.filter((one) => one.id !== id),
    title: page.t(`invoices:titled.${invoice.kind}`, { number: invoice.number }),
  };
}
