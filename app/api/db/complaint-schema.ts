import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { at, createdAt, minor } from "./column-kinds";
import { payments, payouts } from "./money-schema";
import { oneOf } from "./one-of";
import { customerReviews, orders, requests, reviews, users } from "./schema";
import { openComplaint, reviewRuleNames, waitingComplaint } from "./states";

// The migration `complaint_invariants` holds besides: an order is disputed as long as its dispute is open, and no longer; decisions
// and messages stay as they were written.

const outcomes = ["split", "upheld", "dismissed", "removed"] as const;

type State = { status: AnyPgColumn };
const isOpen = (t: State) => oneOf(t.status, openComplaint);

export const complaints = pgTable(
  "complaints",
  {
    id: text("id").primaryKey(),
    kind: text("kind", {
      enum: ["order", "conduct", "review", "payment", "account_appeal", "other"],
    }).notNull(),
    status: text("status", { enum: [...openComplaint, "settled", "final", "withdrawn"] }).notNull(),
    filerId: text("filer_id")
      .notNull()
      .references(() => users.id),
    /** The other side, where there is one. */
    otherId: text("other_id").references(() => users.id),
    requestId: text("request_id").references(() => requests.id),
    orderId: text("order_id").references(() => orders.id),
    reviewId: text("review_id").references(() => reviews.id),
    customerReviewId: text("customer_review_id").references(() => customerReviews.id),
    paymentId: text("payment_id").references(() => payments.id),
    payoutId: text("payout_id").references(() => payouts.id),
    body: text("body").notNull(),
    /** Of an order's: what is to be split. */
    currency: text("currency"),
    amount: minor("amount"),
    /** It has frozen the money of its order. */
    isDispute: boolean("is_dispute").notNull().default(false),
    /** Seconds that the clock of the order's approval had left when it was stopped. */
    timeLeft: integer("time_left"),
    /** Of the step that is awaited now. */
    dueAt: at("due_at"),
    /** The member of staff who took it. */
    takenBy: text("taken_by").references(() => users.id),
    filerAcceptedAt: at("filer_accepted_at"),
    otherAcceptedAt: at("other_accepted_at"),
    appealedBy: text("appealed_by").references(() => users.id),
    /** What was carried out. */
    outcome: text("outcome", { enum: [...outcomes, "charged_back"] }),
    /** Of a split: what the technician's side kept. */
    kept: minor("kept"),
    endedAt: at("ended_at"),
    createdAt: createdAt(),
    updatedAt: at("updated_at").notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("complaints_one_of_order")
      .on(t.orderId)
      .where(sql`${t.kind} = 'order' and ${isOpen(t)}`),
    uniqueIndex("complaints_one_appeal")
      .on(t.filerId)
      .where(sql`${t.kind} = 'account_appeal' and ${isOpen(t)}`),
    index("complaints_order").on(t.orderId, t.createdAt).where(sql`${t.kind} = 'order'`),
    index("complaints_waiting").on(t.dueAt, t.id).where(oneOf(t.status, waitingComplaint)),
    index("complaints_recent").on(t.createdAt, t.id),
    check("complaints_sides", sql`${t.filerId} <> ${t.otherId}`),
    check(
      "complaints_of_order",
      sql`${t.kind} <> 'order' or (${t.orderId} is not null and ${t.requestId} is not null and ${t.otherId} is not null
        and ${t.amount} is not null and ${t.currency} is not null)`,
    ),
    check("complaints_dispute", sql`not ${t.isDispute} or ${t.kind} = 'order'`),
    check("complaints_due", sql`(${isOpen(t)}) = (${t.dueAt} is not null)`),
    check("complaints_ended", sql`(${isOpen(t)}) = (${t.endedAt} is null)`),
    check("complaints_kept", sql`${t.kept} between 0 and ${t.amount}`),
  ],
);

/** Who may read and write in a complaint besides staff, and finds it in the own list. */
export const complaintParties = pgTable(
  "complaint_parties",
  {
    complaintId: text("complaint_id")
      .notNull()
      .references(() => complaints.id),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    /** The complaint's. */
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.complaintId] }),
    index("complaint_parties_recent").on(t.userId, t.createdAt, t.complaintId),
  ],
);

export const complaintMessages = pgTable(
  "complaint_messages",
  {
    id: text("id").primaryKey(),
    complaintId: text("complaint_id")
      .notNull()
      .references(() => complaints.id),
    authorId: text("author_id")
      .notNull()
      .references(() => users.id),
    side: text("side", { enum: ["filer", "other", "staff"] }).notNull(),
    kind: text("kind", { enum: ["message", "answer", "appeal"] }).notNull(),
    body: text("body").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("complaint_messages_thread").on(t.complaintId, t.createdAt, t.id)],
);

/** Splits of an order's money that one side proposes to the other: three times each. */
export const complaintSplits = pgTable(
  "complaint_splits",
  {
    id: text("id").primaryKey(),
    complaintId: text("complaint_id")
      .notNull()
      .references(() => complaints.id),
    side: text("side", { enum: ["filer", "other"] }).notNull(),
    /** Which one of its side's. */
    number: integer("number").notNull(),
    status: text("status", { enum: ["open", "replaced", "accepted", "lapsed"] }).notNull(),
    /** What the technician's side would keep. */
    amount: minor("amount").notNull(),
    note: text("note").notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [
    unique("complaint_splits_counted").on(t.complaintId, t.side, t.number),
    uniqueIndex("complaint_splits_one_open")
      .on(t.complaintId, t.side)
      .where(oneOf(t.status, ["open"])),
    check("complaint_splits_number", sql`${t.number} between 1 and 3`),
    check("complaint_splits_amount", sql`${t.amount} >= 0`),
  ],
);

/** What staff decided, with the reasons in both languages. Nobody decides twice on the same complaint. */
export const complaintDecisions = pgTable(
  "complaint_decisions",
  {
    complaintId: text("complaint_id")
      .notNull()
      .references(() => complaints.id),
    /** 1: the first; 2: on the appeal. */
    round: integer("round").notNull(),
    staffId: text("staff_id")
      .notNull()
      .references(() => users.id),
    outcome: text("outcome", { enum: outcomes }).notNull(),
    kept: minor("kept"),
    rule: text("rule", { enum: reviewRuleNames }),
    reasonEn: text("reason_en").notNull(),
    reasonAr: text("reason_ar").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.complaintId, t.round] }),
    unique("complaint_decisions_by_others").on(t.complaintId, t.staffId),
    check("complaint_decisions_round", sql`${t.round} in (1, 2)`),
    check("complaint_decisions_kept", sql`(${t.outcome} = 'split') = (${t.kept} is not null)`),
    check("complaint_decisions_rule", sql`(${t.outcome} = 'removed') = (${t.rule} is not null)`),
  ],
);
