import { desc, eq, sql } from "drizzle-orm";
import { isInvoiceFor } from "../db/invoice-sides";
import { lineId } from "../db/line-id";
import {
  accounts,
  invoices,
  journals,
  ledgerLines,
  payments,
  payoutMethods,
  payouts,
  refunds,
} from "../db/money-schema";
import { orders } from "../db/schema";
import { onlyIf, type Section } from "./export-section-store";

/** Of a transfer with what its payer was to write on it; what a gateway calls its own things is the gateway's. */
export const ownPayments: Section = (db, userId, limit) =>
  db
    .select({
      ...{ id: payments.id, orderId: payments.orderId, purpose: payments.purpose, status: payments.status },
      ...{ method: payments.method, amount: payments.amount, asked: payments.asked },
      ...{ refunded: payments.refunded, chargedBack: payments.chargedBack, currency: payments.currency },
      reference: onlyIf(sql`${payments.method} = 'transfer'`, payments.reference),
      ...{ failure: payments.failure, sentAt: payments.sentAt, paidAt: payments.paidAt },
      createdAt: payments.createdAt,
    })
    .from(payments)
    .where(eq(payments.customerId, userId))
    .orderBy(desc(payments.createdAt))
    .limit(limit);

/** With the accounts that they go to, as they were named. */
export const ownRefunds: Section = (db, userId, limit) =>
  db
    .select({
      ...{ id: refunds.id, paymentId: refunds.paymentId, status: refunds.status, amount: refunds.amount },
      ...{ currency: payments.currency, iban: refunds.iban, holder: refunds.holder },
      ...{ accountNamedAt: refunds.accountAt, heldUntil: refunds.heldUntil, failure: refunds.failure },
      ...{ returnReason: refunds.returnReason, createdAt: refunds.createdAt, doneAt: refunds.doneAt },
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.customerId, userId))
    .orderBy(desc(refunds.createdAt))
    .limit(limit);

/** As they were given, with what they say of the two who are named on them. */
export const ownInvoices: Section = (db, userId, limit) =>
  db
    .select({
      ...{ id: invoices.id, orderId: invoices.orderId, kind: invoices.kind, subject: invoices.subject },
      ...{ corrects: invoices.correctsId, year: invoices.year, number: invoices.number },
      ...{ seller: invoices.seller, buyer: invoices.buyer, amount: invoices.amount, vat: invoices.vat },
      ...{ vatRate: invoices.vatRate, currency: invoices.currency, qr: invoices.qr },
      createdAt: invoices.createdAt,
    })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(isInvoiceFor(userId))
    .orderBy(desc(invoices.createdAt))
    .limit(limit);

export const ownLines: Section = (db, userId, limit) =>
  db
    .select({
      ...{ id: lineId, account: accounts.kind, kind: journals.kind, orderId: journals.orderId },
      ...{ payoutId: journals.payoutId, amount: sql<number>`-${ledgerLines.amount}`.mapWith(Number) },
      ...{ currency: ledgerLines.currency, createdAt: ledgerLines.createdAt },
    })
    .from(ledgerLines)
    .innerJoin(accounts, eq(accounts.id, ledgerLines.accountId))
    .innerJoin(journals, eq(journals.id, ledgerLines.journalId))
    .where(eq(accounts.providerId, userId))
    .orderBy(desc(ledgerLines.id))
    .limit(limit);

/** Whole, as they were typed: pages show their last figures. */
export const ownPayoutAccounts: Section = (db, userId, limit) =>
  db
    .select({
      ...{ id: payoutMethods.id, iban: payoutMethods.iban, holder: payoutMethods.holder },
      ...{ isCurrent: payoutMethods.isCurrent, heldUntil: payoutMethods.heldUntil },
      createdAt: payoutMethods.createdAt,
    })
    .from(payoutMethods)
    .where(eq(payoutMethods.providerId, userId))
    .orderBy(desc(payoutMethods.createdAt))
    .limit(limit);

export const ownPayouts: Section = (db, userId, limit) =>
  db
    .select({
      ...{ id: payouts.id, status: payouts.status, amount: payouts.amount, currency: payouts.currency },
      ...{ accountId: payouts.methodId, reason: payouts.reason, createdAt: payouts.createdAt },
      ...{ sentAt: payouts.sentAt, settledAt: payouts.settledAt },
    })
    .from(payouts)
    .where(eq(payouts.providerId, userId))
    .orderBy(desc(payouts.createdAt))
    .limit(limit);
