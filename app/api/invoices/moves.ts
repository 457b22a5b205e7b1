import type { invoices } from "../db/money-schema";
import { shareOf, vatWithin } from "../ledger/commission-rules";
import type { OrderRow } from "../orders/order-store";
import type { Act } from "../record/change";
import { newId } from "../secrets";
import { dateIn } from "../zone";
import { findJobInvoice, insertInvoice, nextNumber } from "./invoice-store";
import { issuerOf } from "./rules";

type Values = Pick<
  typeof invoices.$inferInsert,
  "kind" | "correctsId" | "issuer" | "amount" | "vat" | "cause"
>;

async function write({ tx, book, settings }: Act, order: OrderRow, values: Values): Promise<void> {
  const year = Number(dateIn(book.at, settings.country.timeZone).slice(0, 4));
  const number = await nextNumber(tx, values.issuer, year);
  const { id: orderId, currency, vatRate } = order;
  await insertInvoice(tx, {
    ...{ id: newId(), orderId, currency, vatRate, year, number, createdAt: book.at },
    ...values,
  });
}

/** The invoice of what an order's customer has paid for in the end, and that of the commission to its provider. */
async function writeInvoice(act: Act, order: OrderRow, amount: number, cause: string): Promise<void> {
  const { issuer, hasVat } = issuerOf(order);
  const vat = hasVat ? vatWithin(amount, order.vatRate) : 0;
  await write(act, order, { kind: "invoice", issuer, amount, vat, cause });
  const { commission, commissionVat } = shareOf(amount, order);
  if (commission > 0)
    await write(act, order, {
      ...{ kind: "invoice", issuer: "platform", amount: commission, vat: commissionVat },
      cause: `commission:${cause}`,
    });
}

/**
 * The invoice of what is released of an order. Where one was given before a dispute took that back, a credit note takes off what is
 * released no more.
 */
export async function invoiceReleased(
  act: Act,
  order: OrderRow,
  amount: number,
  cause: string,
): Promise<void> {
  const given = await findJobInvoice(act.tx, order.id);
  if (!given) await writeInvoice(act, order, amount, cause);
  else await creditInvoice(act, order, Math.max(0, given.left - amount), cause);
}

/** What goes back after completion takes from the invoice that was given: its credit note. */
export async function creditInvoice(act: Act, order: OrderRow, amount: number, cause: string): Promise<void> {
  const given = await findJobInvoice(act.tx, order.id);
  if (!given || amount === 0) return;
  const { issuer, id: correctsId } = given;
  const vat = issuerOf(order).hasVat ? vatWithin(amount, order.vatRate) : 0;
  await write(act, order, { kind: "credit_note", correctsId, issuer, amount, vat, cause });
}
