import { desc, eq, or, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { isInvoiceFor } from "../db/invoice-sides";
import { lineId } from "../db/line-id";
import { accounts, invoices, journals, ledgerLines, payments, payouts, refunds } from "../db/money-schema";
import { offers, orders, providerProfiles, requests, users } from "../db/schema";
import { ownComplaints, ownReviews, type Section } from "./export-words-store";

const isSide = (userId: string) => or(eq(orders.customerId, userId), eq(orders.providerId, userId));

const ownRequests: Section = (db, userId, limit) =>
  db
    .select({
      ...{ id: requests.id, status: requests.status, service: requests.serviceId, title: requests.title },
      ...{ description: requests.description, answers: requests.answers, city: requests.cityId },
      ...{ district: requests.districtId, address: requests.address, currency: requests.currency },
      ...{ budgetMin: requests.budgetMin, budgetMax: requests.budgetMax, createdAt: requests.createdAt },
    })
    .from(requests)
    .where(eq(requests.customerId, userId))
    .orderBy(desc(requests.createdAt))
    .limit(limit);

const ownOffers: Section = (db, userId, limit) =>
  db
    .select({
      ...{ id: offers.id, requestId: offers.requestId, status: offers.status, price: offers.price },
      ...{ currency: offers.currency, startsAt: offers.startsAt, duration: offers.duration },
      ...{ included: offers.included, message: offers.message, createdAt: offers.createdAt },
    })
    .from(offers)
    .where(eq(offers.providerId, userId))
    .orderBy(desc(offers.createdAt))
    .limit(limit);

const ownOrders: Section = (db, userId, limit) =>
  db
    .select({
      ...{ id: orders.id, requestId: orders.requestId, status: orders.status, price: orders.price },
      ...{ currency: orders.currency, startsAt: orders.startsAt, paidAt: orders.paidAt },
      ...{ deliveredAt: orders.deliveredAt, completedAt: orders.completedAt, createdAt: orders.createdAt },
    })
    .from(orders)
    .where(isSide(userId))
    .orderBy(desc(orders.createdAt))
    .limit(limit);

const ownPayments: Section = (db, userId, limit) =>
  db
    .select({
      ...{ id: payments.id, orderId: payments.orderId, status: payments.status, method: payments.method },
      ...{ amount: payments.amount, refunded: payments.refunded, currency: payments.currency },
      ...{ paidAt: payments.paidAt, createdAt: payments.createdAt },
    })
    .from(payments)
    .where(eq(payments.customerId, userId))
    .orderBy(desc(payments.createdAt))
    .limit(limit);

/** With the accounts that they go to, as they were named. */
const ownRefunds: Section = (db, userId, limit) =>
  db
    .select({
      ...{ id: refunds.id, paymentId: refunds.paymentId, status: refunds.status, amount: refunds.amount },
      ...{ currency: payments.currency, iban: refunds.iban, holder: refunds.holder },
      ...{ accountNamedAt: refunds.accountAt, createdAt: refunds.createdAt, doneAt: refunds.doneAt },
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.customerId, userId))
    .orderBy(desc(refunds.createdAt))
    .limit(limit);

const ownInvoices: Section = (db, userId, limit) =>
  db
    .select({
      ...{ id: invoices.id, orderId: invoices.orderId, kind: invoices.kind, subject: invoices.subject },
      ...{ year: invoices.year, number: invoices.number, amount: invoices.amount, vat: invoices.vat },
      ...{ currency: invoices.currency, createdAt: invoices.createdAt },
    })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(isInvoiceFor(userId))
    .orderBy(desc(invoices.createdAt))
    .limit(limit);

const ownLines: Section = (db, userId, limit) =>
  db
    .select({
      ...{ id: lineId, account: accounts.kind, kind: journals.kind, orderId: journals.orderId },
      ...{ amount: sql<number>`-${ledgerLines.amount}`.mapWith(Number), currency: ledgerLines.currency },
      createdAt: ledgerLines.createdAt,
    })
    .from(ledgerLines)
    .innerJoin(accounts, eq(accounts.id, ledgerLines.accountId))
    .innerJoin(journals, eq(journals.id, ledgerLines.journalId))
    .where(eq(accounts.providerId, userId))
    .orderBy(desc(ledgerLines.id))
    .limit(limit);

const ownPayouts: Section = (db, userId, limit) =>
  db
    .select({
      ...{ id: payouts.id, status: payouts.status, amount: payouts.amount, currency: payouts.currency },
      ...{ reason: payouts.reason, createdAt: payouts.createdAt, settledAt: payouts.settledAt },
    })
    .from(payouts)
    .where(eq(payouts.providerId, userId))
    .orderBy(desc(payouts.createdAt))
    .limit(limit);

/** The technician's own profile, as it is shown. */
export async function findTrade(db: Db, userId: string) {
  const [row] = await db
    .select({
      ...{ headline: providerProfiles.headline, bio: providerProfiles.bio, years: providerProfiles.years },
      ...{
        hours: providerProfiles.hours,
        isListed: users.isListed,
        verification: providerProfiles.verification,
      },
    })
    .from(providerProfiles)
    .innerJoin(users, eq(users.id, providerProfiles.userId))
    .where(eq(providerProfiles.userId, userId));
  return row ?? null;
}

/** What is kept of somebody, by kind. */
export const sections = {
  ...{ requests: ownRequests, offers: ownOffers, orders: ownOrders, payments: ownPayments },
  ...{ invoices: ownInvoices, wallet: ownLines, payouts: ownPayouts, reviews: ownReviews },
  ...{ complaints: ownComplaints, refunds: ownRefunds },
};
