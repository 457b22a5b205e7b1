import { z } from "zod";
import { gatewayId, id, instant, money } from "./endpoint";
import { accountType, named } from "./people";
import { verification } from "./profile";

/** An account as staff see it in a list. */
export const accountRow = z.object({
  id,
  name: z.string(),
  type: accountType,
  phone: z.string(),
  email: z.string().nullable(),
  /** A file's id. */
  avatar: id.nullable(),
  is_verified: z.boolean(),
  is_active: z.boolean(),
  created_at: instant,
});
export type AccountRow = z.infer<typeof accountRow>;

/** What the audit log is about. */
export const auditEntity = z.enum([
  "user",
  "request",
  "offer",
  "order",
  "proposal",
  "payment",
  "refund",
  "payout",
  "review",
  "settlement",
  "complaint",
  "gateway_event",
]);

/** What lines of the log are asked of by, beside its kind: also what a gateway has told, by the gateway's own id. */
export const auditedId = gatewayId;

/** A line of the audit log: who did what to what, from which state to which, and when. */
export const auditLine = z.object({
  id,
  entity: auditEntity,
  /** A settlement's is its reference, in whatever words that was written. */
  entity_id: z.string(),
  /** The request that it belongs to, with its title. */
  request: z.object({ id, title: z.string() }).nullable(),
  /** The account that it is about. */
  subject: named.nullable(),
  event: z.string(),
  actor: z.enum(["customer", "provider", "staff", "time", "gateway"]),
  /** Who it was; null for the clock and the gateway. */
  author: named.nullable(),
  /** The technician whom the details name. */
  provider: named.nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  at: instant,
});
export type AuditLine = z.infer<typeof auditLine>;

/** A file that a technician handed in. */
const document = z.object({ id, width: z.int(), height: z.int() });

const verificationFacts = z.object({
  verification,
  verification_reason: z.string().nullable(),
  submitted_at: instant.nullable(),
  documents: z.array(document),
});

/** How a technician's money stands; held is what customers have paid for jobs that are not over. */
const purse = z.object({ held: money, pending: money, available: money, in_payout: money, debt: money });

export const account = accountRow.extend({
  locale: z.enum(["en", "ar"]),
  city: named.nullable(),
  inactive_reason: z.string().nullable(),
  seen_at: instant.nullable(),
  sessions: z.int(),
  /** Its jobs that are agreed on and neither done nor called off, as either side. */
  open_jobs: z.int(),
  /** Of technicians. */
  provider: verificationFacts.extend({ headline: z.string(), jobs_done: z.int(), purse }).nullable(),
  /** What may be done with it now. */
  can: z.array(z.enum(["deactivate", "reactivate"])),
  /** What was done to it last, newest first. */
  history: z.array(auditLine),
});
export type Account = z.infer<typeof account>;

/** What a decision on documents names of those that were read: when the last of them had come in. */
export const readDocuments = { submitted_at: instant };

export const waitingVerification = verificationFacts.omit({ verification_reason: true }).extend({
  /** The technician's. */
  id,
  name: z.string(),
  phone: z.string(),
  avatar: id.nullable(),
  headline: z.string(),
  cities: z.array(named),
  created_at: instant,
});
export type WaitingVerification = z.infer<typeof waitingVerification>;

/** A step that time was to make, and that failed. It is tried again by itself. */
export const failedStep = z.object({
  id,
  kind: z.enum([
    ...["request_expiry", "request_reminder", "offer_expiry", "payment_expiry"],
    ...["start_reminder", "delivery_reminder"],
    ...["confirm_reminder", "confirm_last_reminder", "auto_confirm", "clearing", "proposal_expiry"],
    ...["review_end", "complaint_answer", "complaint_negotiation", "complaint_appeal"],
  ] as const),
  request: z.object({ id, title: z.string() }).nullable(),
  complaint_id: id.nullable(),
  tries: z.int(),
  due_at: instant,
  next_try_at: instant,
});
export type FailedStep = z.infer<typeof failedStep>;

export const userTab = z.enum(["all", "inactive"]);
