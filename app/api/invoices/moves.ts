import { decimalsOf } from "~/i18n/currency";
import { defaultLocale } from "~/i18n/locale";
import { fixedT } from "~/i18n/messages.server";
import type { InvoiceParty } from "../db/columns";
import { issuerOf, shareOf, vatWithin } from "../ledger/commission-rules";
import type { OrderRow } from "../orders/order-store";
import type { Act } from "../record/change";
import { newId } from "../secrets";
import type { Settings } from "../settings";
import { dateIn } from "../zone";
import { findNames, type InvoiceValues, insertInvoice, listGiven, nextNumber } from "./invoice-store";
import { zatcaContent } from "./rules";

type Subject = "job" | "commission";
type Values = Pick<
  InvoiceValues,
  "kind" | "subject" | "correctsId" | "issuer" | "seller" | "buyer" | "amount" | "vat" | "cause"
>;
/** What was invoiced before, and what is to be: minor units. */
type Change = { from: number; to: number };

/** Only Saudi law wants a code, and only of who is registered for VAT. */
function qrOf({ country }: Settings, seller: InvoiceParty, currency: string, given: Values & { at: Date }) {
  if (country.code !== "SA" || !seller.vat_number) return null;
  const decimals = decimalsOf(currency);
  const major = (minor: number) => (minor / 10 ** decimals).toFixed(decimals);
  return zatcaContent({
    ...{ seller: seller.name, vatNumber: seller.vat_number, at: given.at },
    ...{ total: major(given.amount), vat: major(given.vat) },
  });
}

async function write({ tx, book, settings }: Act, order: OrderRow, values: Values): Promise<void> {
  const year = Number(dateIn(book.at, settings.country.timeZone).slice(0, 4));
  const number = await nextNumber(tx, values.issuer, year);
  const { id: orderId, currency, vatRate } = order;
  const qr = qrOf(settings, values.seller, currency, { ...values, at: book.at });
  await insertInvoice(tx, {
    ...{ id: newId(), orderId, currency, vatRate, year, number, qr, createdAt: book.at },
    ...values,
  });
}

/** Who invoices whom, as they are called now: the platform its commission, and the job where the law takes it for the supplier. */
async function partiesOf({ tx, settings }: Act, order: OrderRow, subject: Subject) {
  const { customer, provider } = await findNames(tx, order);
  const { operator } = settings;
  const platform: InvoiceParty = {
    ...{ role: "platform", name: operator.name || fixedT(defaultLocale)("common:brand") },
    vat_number: operator.vatNumber,
  };
  const technician: InvoiceParty = {
    ...{ role: "provider", name: provider, vat_number: order.providerVatNumber },
  };
  if (subject === "commission") return { issuer: "platform", seller: platform, buyer: technician };
  const { issuer } = issuerOf(order);
  const buyer: InvoiceParty = { role: "customer", name: customer, vat_number: null };
  return { issuer, seller: issuer === "platform" ? platform : technician, buyer };
}

/** Brings what was invoiced of a subject to another amount: by a further invoice, or by credit notes of the newest ones first. */
async function change(
  act: Act,
  order: OrderRow,
  subject: Subject,
  { from, to }: Change,
  { cause, vatOf }: { cause: string; vatOf: (amount: number) => number },
): Promise<void> {
  if (to > from) {
    const parties = await partiesOf(act, order, subject);
    const sums = { amount: to - from, vat: vatOf(to) - vatOf(from) };
    await write(act, order, { kind: "invoice", subject, ...parties, ...sums, cause });
  }
  if (to >= from) return;
  let at = from;
  for (const { id: correctsId, left, issuer, seller, buyer } of await listGiven(act.tx, order.id, subject)) {
    const amount = Math.min(left, at - to);
    if (amount <= 0) continue;
    const sums = { amount, vat: vatOf(at) - vatOf(at - amount) };
    await write(act, order, {
      ...{ kind: "credit_note", subject, correctsId, issuer, seller, buyer },
      ...{ ...sums, cause: `${cause}:${correctsId}` },
    });
    at -= amount;
  }
}

/**
 * What an order's customer has paid for in the end is another amount: its invoices, and those of the commission on it, say so.
 * VAT and commission are the difference of what they are on either amount.
 */
export async function invoiceChange(
  act: Act,
  order: OrderRow,
  { from, to }: Change,
  cause: string,
): Promise<void> {
  const { hasVat } = issuerOf(order);
  const vatOf = (amount: number) => vatWithin(amount, order.vatRate);
  await change(act, order, "job", { from, to }, { cause, vatOf: hasVat ? vatOf : () => 0 });
  const [before, after] = [shareOf(from, order).commission, shareOf(to, order).commission];
  await change(act, order, "commission", { from: before, to: after }, { cause, vatOf });
}

/** What an order's invoices amount to comes to what is released of it: one given before a dispute is corrected. */
export async function invoiceReleased(act: Act, order: OrderRow, amount: number, cause: string) {
  const given = await listGiven(act.tx, order.id, "job");
  const from = given.reduce((sum, { left }) => sum + left, 0);
  await invoiceChange(act, order, { from, to: amount }, cause);
}
