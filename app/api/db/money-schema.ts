import { type SQLWrapper, sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { at, createdAt, minor } from "./column-kinds";
import type { EventFacts, InvoiceParty } from "./columns";
import { accountKinds, chargebackKinds, journalKinds } from "./ledger-kinds";
import { oneOf } from "./one-of";
import { files, orders, users } from "./schema";
import { begunPayment, openPayout } from "./states";

// What these tables promise beyond their checks stands in the migrations `invariants` and `orders_hold_price`: every journal sums to zero,
// lines and journals are never changed or deleted, a balance is the sum of its lines, and for an order that runs or is in dispute exactly
// its price is held, for any other nothing.

// ---------- payments ----------

export const payments = pgTable(
  "payments",
  {
    id: text("id").primaryKey(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    customerId: text("customer_id")
      .notNull()
      .references(() => users.id),
    /** The agreed price, or what a change of it adds. */
    purpose: text("purpose", { enum: ["price", "increase"] }).notNull(),
    proposalId: text("proposal_id").references(() => proposals.id),
    method: text("method", { enum: ["card", "transfer"] }).notNull(),
    gateway: text("gateway", { enum: ["sandbox", "stripe", "bank"] }).notNull(),
    status: text("status", {
      enum: ["created", "requires_action", "succeeded", "failed", "cancelled", "refund_pending", "refunded"],
    }).notNull(),
    currency: text("currency").notNull(),
    amount: minor("amount").notNull(),
    /** Of a transfer that goes back in full: what was asked for. `amount` is what staff said to have come. */
    asked: minor("asked"),
    /** What refunds have given back or owe. */
    refunded: minor("refunded").notNull().default(0),
    /** What the payer's bank has taken back, and has not returned since. */
    chargedBack: minor("charged_back").notNull().default(0),
    /** The gateway's session, or what the payer writes on a bank transfer. */
    reference: text("reference"),
    /** The gateway's own name of what it took. */
    charge: text("charge"),
    url: text("url"),
    proofId: text("proof_id").references(() => files.id),
    /** When the payer of a transfer said that it was sent. */
    sentAt: at("sent_at"),
    failure: text("failure"),
    /** When the gateway's newest word on a try was said. */
    toldAt: at("told_at"),
    dueAt: at("due_at").notNull(),
    paidAt: at("paid_at"),
    /** The gateway was told that nobody may pay this any more. */
    closedAt: at("closed_at"),
    createdAt: createdAt(),
    updatedAt: at("updated_at").notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("payments_one_open").on(t.orderId, t.purpose).where(oneOf(t.status, begunPayment)),
    uniqueIndex("payments_reference").on(t.gateway, t.reference).where(sql`${t.reference} is not null`),
    uniqueIndex("payments_charge").on(t.gateway, t.charge).where(sql`${t.charge} is not null`),
    index("payments_order").on(t.orderId, t.createdAt),
    index("payments_customer").on(t.customerId, t.createdAt, t.id),
    index("payments_transfers")
      .on(t.createdAt, t.id)
      .where(sql`${t.method} = 'transfer' and ${oneOf(t.status, ["requires_action"])}`),
    index("payments_ran_out")
      .on(t.createdAt, t.id)
      .where(sql`${t.method} = 'transfer' and ${oneOf(t.status, ["cancelled", "failed"])}`),
    index("payments_to_close")
      .on(t.updatedAt)
      .where(
        sql`${oneOf(t.status, ["cancelled", "failed"])} and ${t.closedAt} is null and ${t.reference} is not null`,
      ),
    check("payments_amount", sql`${t.amount} > 0 and ${t.refunded} between 0 and ${t.amount}`),
    check("payments_charged_back", sql`${t.chargedBack} between 0 and ${t.amount}`),
  ],
);

/** From the bank a refund is paid to a named account, which it keeps; or back to where a transfer came from. */
export const isPaidFromBank = (refund: Record<"status" | "iban" | "nextTryAt", SQLWrapper>) =>
  sql`${oneOf(refund.status, ["done"])} and (${refund.iban} is not null or ${refund.nextTryAt} is null)`;

export const refunds = pgTable(
  "refunds",
  {
    id: text("id").primaryKey(),
    paymentId: text("payment_id")
      .notNull()
      .references(() => payments.id),
    /** `cancelled`: the payer's bank gave the money back instead, or what was to go back had never come. */
    status: text("status", { enum: ["pending", "sent", "done", "failed", "cancelled"] }).notNull(),
    amount: minor("amount").notNull(),
    /** What it is for: a cause is refunded once. */
    cause: text("cause").notNull(),
    failure: text("failure"),
    attempts: integer("attempts").notNull().default(0),
    /** Null of what the bank took: nobody is asked for that. */
    nextTryAt: at("next_try_at"),
    /** Counts how often it was asked for anew, after it had failed: each is another refund to the gateway. */
    round: integer("round").notNull().default(1),
    /** When the gateway took it and said that it would tell; null unless it is on its way. */
    sentAt: at("sent_at"),
    /** When the newest thing that the gateway told of it had happened, by the gateway's clock: what is older says nothing. */
    toldAt: at("told_at"),
    doneAt: at("done_at"),
    /** When the customer was asked where to, of one that goes back from the bank. */
    askedAt: at("asked_at"),
    /** The customer's account that it goes to from the bank, its holder, and when they were named. */
    iban: text("iban"),
    holder: text("holder"),
    accountAt: at("account_at"),
    /** Another account was named than before: it is not paid to before this. */
    heldUntil: at("held_until"),
    /** Why the bank has sent it back the last time, until it is paid again. */
    returnReason: text("return_reason"),
    createdAt: createdAt(),
  },
  (t) => [
    unique("refunds_once").on(t.paymentId, t.cause),
    index("refunds_to_ask_for")
      .on(t.nextTryAt)
      .where(sql`${oneOf(t.status, ["pending"])} and ${t.nextTryAt} is not null`),
    index("refunds_open")
      .on(t.createdAt, t.id)
      .where(oneOf(t.status, ["pending", "sent", "failed"])),
    index("refunds_unasked")
      .on(t.id)
      .where(sql`${oneOf(t.status, ["pending"])} and ${t.iban} is null and ${t.askedAt} is null`),
    index("refunds_from_bank").on(t.doneAt, t.id).where(isPaidFromBank(t)),
    index("refunds_sent")
      .on(t.sentAt)
      .where(oneOf(t.status, ["sent"])),
    check("refunds_amount", sql`${t.amount} > 0`),
    check("refunds_held", sql`${t.heldUntil} is null or ${t.iban} is not null`),
    check(
      "refunds_account",
      sql`num_nulls(${t.iban}, ${t.holder}, ${t.accountAt}) in (0, 3) and (${t.iban} is null or ${t.iban} ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{10,30}$')`,
    ),
  ],
);

/** Refunds that somebody made at a gateway itself, by the gateway's own names of them: which of those that were owed each one is. */
export const refundsByHand = pgTable(
  "refunds_by_hand",
  {
    gateway: text("gateway").notNull(),
    id: text("id").notNull(),
    refundId: text("refund_id")
      .notNull()
      .references(() => refunds.id),
    /** The round of the refund that it is. */
    round: integer("round").notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.gateway, t.id] })],
);

/** What gateways have told, once for each of their events: it can be handled again. */
export const gatewayEvents = pgTable(
  "gateway_events",
  {
    gateway: text("gateway").notNull(),
    id: text("id").notNull(),
    kind: text("kind").notNull(),
    facts: jsonb("facts").$type<EventFacts>().notNull(),
    /** When it happened, by the gateway's clock. */
    happenedAt: at("happened_at").notNull(),
    receivedAt: at("received_at").notNull(),
    handledAt: at("handled_at"),
    failures: integer("failures").notNull().default(0),
    /** Not again before this. */
    nextTryAt: at("next_try_at").notNull().defaultNow(),
    /** Staff have seen to it in another way, and why: it is never tried again. */
    setAsideAt: at("set_aside_at"),
    setAsideReason: text("set_aside_reason"),
  },
  (t) => [
    primaryKey({ columns: [t.gateway, t.id] }),
    check(
      "gateway_events_set_aside",
      sql`(${t.setAsideAt} is null) = (${t.setAsideReason} is null) and (${t.setAsideAt} is null or ${t.handledAt} is null)`,
    ),
    index("gateway_events_aside").on(t.receivedAt, t.id).where(sql`${t.setAsideAt} is not null`),
    index("gateway_events_waiting").on(t.nextTryAt).where(sql`${t.handledAt} is null`),
    index("gateway_events_failed")
      .on(t.receivedAt, t.id)
      .where(sql`${t.handledAt} is null and ${t.failures} > 0`),
  ],
);

// ---------- what one side of an order proposes to the other ----------

export const proposals = pgTable(
  "proposals",
  {
    id: text("id").primaryKey(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    /** Of a visit under warranty: who is to come, so that theirs are found among everybody's. */
    visitorId: text("visitor_id").references(() => users.id),
    kind: text("kind", { enum: ["price", "reschedule", "no_show", "warranty"] }).notNull(),
    by: text("by", { enum: ["customer", "provider"] }).notNull(),
    status: text("status", {
      enum: ["proposed", "agreed", "done", "declined", "withdrawn", "lapsed", "missed"],
    }).notNull(),
    reason: text("reason").notNull().default(""),
    price: minor("price"),
    /** What the order cost when another price was proposed. */
    priceBefore: minor("price_before"),
    /** The new start, or when the technician comes again. */
    startsAt: at("starts_at"),
    answer: text("answer").notNull().default(""),
    dueAt: at("due_at").notNull(),
    /** Until when a higher price could be paid, where the word on a payment for it is awaited longer, until `dueAt`; null of every other. */
    payableUntil: at("payable_until"),
    answeredAt: at("answered_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("proposals_one_open")
      .on(t.orderId, t.kind)
      .where(oneOf(t.status, ["proposed", "agreed"])),
    index("proposals_order").on(t.orderId, t.createdAt),
    index("proposals_visitor")
      .on(t.visitorId, t.dueAt)
      .where(sql`${t.kind} = 'warranty' and ${oneOf(t.status, ["proposed", "agreed"])}`),
    check("proposals_price", sql`(${t.kind} = 'price') = (${t.price} is not null)`),
  ],
);

// ---------- ledger ----------

export const accounts = pgTable(
  "accounts",
  {
    /** `kind:owner:currency`. */
    id: text("id").primaryKey(),
    kind: text("kind", { enum: accountKinds }).notNull(),
    currency: text("currency").notNull(),
    orderId: text("order_id").references(() => orders.id),
    paymentId: text("payment_id").references(() => payments.id),
    providerId: text("provider_id").references(() => users.id),
    /** The sum of its lines, minor units: debits above zero. Kept by a trigger. */
    balance: bigint("balance", { mode: "number" }).notNull().default(0),
  },
  (t) => [
    unique("accounts_currency").on(t.id, t.currency),
    index("accounts_provider").on(t.providerId).where(sql`${t.providerId} is not null`),
    check(
      "accounts_owner",
      sql`(${t.orderId} is not null) = (${t.kind} = 'held') and (${t.paymentId} is not null) = (${t.kind} = 'refund_due')
        and (${t.providerId} is not null) = (${oneOf(t.kind, ["pending", "available", "in_payout", "debt"])})`,
    ),
    check(
      "accounts_side",
      sql`case when ${t.kind} = 'gateway' then true
        when ${oneOf(t.kind, ["bank", "fees", "loss", "debt"])} then ${t.balance} >= 0 else ${t.balance} <= 0 end`,
    ),
  ],
);

export const journals = pgTable(
  "journals",
  {
    id: text("id").primaryKey(),
    kind: text("kind", { enum: journalKinds }).notNull(),
    /** What it is booked for: once for each kind. */
    cause: text("cause").notNull(),
    currency: text("currency").notNull(),
    orderId: text("order_id").references(() => orders.id),
    payoutId: text("payout_id").references(() => payouts.id),
    /** Of what the payer's bank takes, and gives back: which payment it is of. */
    paymentId: text("payment_id").references(() => payments.id),
    createdAt: createdAt(),
  },
  (t) => [
    unique("journals_once").on(t.kind, t.cause),
    unique("journals_currency").on(t.id, t.currency),
    index("journals_order").on(t.orderId),
    index("journals_payment").on(t.paymentId).where(sql`${t.paymentId} is not null`),
    check("journals_of_payment", sql`(${t.paymentId} is not null) = (${oneOf(t.kind, chargebackKinds)})`),
  ],
);

export const ledgerLines = pgTable(
  "ledger_lines",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    journalId: text("journal_id").notNull(),
    accountId: text("account_id").notNull(),
    currency: text("currency").notNull(),
    /** Minor units: a debit above zero, a credit below. */
    amount: bigint("amount", { mode: "number" }).notNull(),
    /** What the account stood at after it; written by a trigger. */
    balance: bigint("balance", { mode: "number" }).notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({ columns: [t.journalId, t.currency], foreignColumns: [journals.id, journals.currency] }),
    foreignKey({ columns: [t.accountId, t.currency], foreignColumns: [accounts.id, accounts.currency] }),
    unique("ledger_lines_account_once").on(t.journalId, t.accountId),
    index("ledger_lines_account").on(t.accountId, t.id),
    index("ledger_lines_account_time").on(t.accountId, t.createdAt),
    check("ledger_lines_amount", sql`${t.amount} <> 0`),
  ],
);

// ---------- payouts ----------

export const payoutMethods = pgTable(
  "payout_methods",
  {
    id: text("id").primaryKey(),
    providerId: text("provider_id")
      .notNull()
      .references(() => users.id),
    iban: text("iban").notNull(),
    holder: text("holder").notNull(),
    isCurrent: boolean("is_current").notNull().default(true),
    /** No payout to it is approved before this. */
    heldUntil: at("held_until"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("payout_methods_current").on(t.providerId).where(sql`${t.isCurrent}`),
    index("payout_methods_provider").on(t.providerId, t.createdAt),
    index("payout_methods_account").on(t.iban, t.providerId),
    check("payout_methods_iban", sql`${t.iban} ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{10,30}$'`),
  ],
);

/** Payouts that go to the bank in one file. */
export const payoutBatches = pgTable("payout_batches", {
  id: text("id").primaryKey(),
  createdBy: text("created_by")
    .notNull()
    .references(() => users.id),
  createdAt: createdAt(),
});

export const payouts = pgTable(
  "payouts",
  {
    id: text("id").primaryKey(),
    providerId: text("provider_id")
      .notNull()
      .references(() => users.id),
    methodId: text("method_id")
      .notNull()
      .references(() => payoutMethods.id),
    status: text("status", {
      enum: [...openPayout, "paid", "rejected", "failed", "cancelled"],
    }).notNull(),
    currency: text("currency").notNull(),
    amount: minor("amount").notNull(),
    /** Why it was rejected, or did not reach the account. */
    reason: text("reason"),
    batchId: text("batch_id").references(() => payoutBatches.id),
    sentAt: at("sent_at"),
    settledAt: at("settled_at"),
    createdAt: createdAt(),
    updatedAt: at("updated_at").notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("payouts_one_open").on(t.providerId).where(oneOf(t.status, openPayout)),
    index("payouts_provider").on(t.providerId, t.createdAt, t.id),
    index("payouts_status").on(t.status, t.createdAt, t.id),
    index("payouts_batch").on(t.batchId),
    check("payouts_amount", sql`${t.amount} > 0`),
  ],
);

// ---------- invoices ----------

export const invoices = pgTable(
  "invoices",
  {
    id: text("id").primaryKey(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    kind: text("kind", { enum: ["invoice", "credit_note"] }).notNull(),
    /** What a customer has paid a technician for, or what the platform takes of it. */
    subject: text("subject", { enum: ["job", "commission"] }).notNull(),
    /** The invoice that a credit note takes from. */
    correctsId: text("corrects_id"),
    /** `platform`, or the provider's id. */
    issuer: text("issuer").notNull(),
    year: integer("year").notNull(),
    number: integer("number").notNull(),
    currency: text("currency").notNull(),
    /** VAT included. */
    amount: minor("amount").notNull(),
    vat: minor("vat").notNull(),
    /** Basis points. */
    vatRate: integer("vat_rate").notNull(),
    /** As they were called when it was given; the operator's name is empty where none was set. */
    seller: jsonb("seller").$type<InvoiceParty>().notNull(),
    buyer: jsonb("buyer").$type<InvoiceParty>().notNull(),
    /** What its QR code holds, where one was wanted. */
    qr: text("qr"),
    /** What it is for: once of each subject. */
    cause: text("cause").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({ columns: [t.correctsId], foreignColumns: [t.id] }),
    unique("invoices_number").on(t.issuer, t.year, t.number),
    unique("invoices_once").on(t.orderId, t.subject, t.cause),
    check("invoices_amount", sql`${t.amount} > 0 and ${t.vat} between 0 and ${t.amount}`),
    check("invoices_corrects", sql`(${t.kind} = 'credit_note') = (${t.correctsId} is not null)`),
  ],
);

/** The last number given: its row is held until the invoice is written, so that none is left out. */
export const invoiceNumbers = pgTable(
  "invoice_numbers",
  {
    issuer: text("issuer").notNull(),
    year: integer("year").notNull(),
    last: integer("last").notNull(),
  },
  (t) => [primaryKey({ columns: [t.issuer, t.year] })],
);

// ---------- a technician's calendar ----------

export const daysOff = pgTable(
  "days_off",
  {
    providerId: text("provider_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    day: date("day", { mode: "string" }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.providerId, t.day] })],
);

// ---------- the sandbox gateway's own books: what a gateway keeps on its servers ----------

export const sandboxSessions = pgTable("sandbox_sessions", {
  reference: text("reference").primaryKey(),
  paymentId: text("payment_id").notNull().unique(),
  session: jsonb("session").$type<Record<string, unknown>>().notNull(),
  refunds: jsonb("refunds").$type<Record<string, unknown>[]>().notNull().default([]),
  createdAt: createdAt(),
});

export const sandboxEvents = pgTable(
  "sandbox_events",
  {
    id: text("id").primaryKey(),
    body: text("body").notNull(),
    madeAt: at("made_at").notNull(),
    position: bigint("position", { mode: "number" }).generatedAlwaysAsIdentity(),
    deliveredAt: at("delivered_at"),
  },
  (t) => [index("sandbox_events_waiting").on(t.position).where(sql`${t.deliveredAt} is null`)],
);
