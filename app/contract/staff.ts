import { z } from "zod";
import { cursor, cursorPage, done, endpoint, id, instant, nothing, parts, price, search } from "./endpoint";
import {
  account,
  accountRow,
  auditEntity,
  auditedId,
  auditLine,
  failedStep,
  readDocuments,
  userTab,
  waitingVerification,
} from "./staff-fields";

/** What a decision about a person says to them. */
const reason = z.string().trim().min(10).max(500);

export const staffContract = {
  overview: endpoint({
    method: "GET",
    path: "/staff/overview",
    access: "staff",
    summary: "What waits for staff",
    input: nothing,
    output: z.object({
      verifications: z.int(),
      /** Since when the one that has waited longest waits. */
      verifications_since: instant.nullable(),
      inactive_users: z.int(),
      /** Complaints and appeals that wait for a decision, and how many of them are overdue. */
      complaints: z.int(),
      complaints_overdue: z.int(),
      /** Reports of reviews that nobody has decided on. */
      reported_reviews: z.int(),
      /** Bank transfers that may be confirmed. */
      transfers: z.int(),
      /** Refunds that a person must see to. */
      refunds: z.int(),
      /** Payouts that were asked for, and approved ones that are not under way. */
      payouts: z.int(),
      payouts_to_send: z.int(),
      /** What payment gateways have told and could not be done yet. */
      gateway_events: z.int(),
      /** Steps of time that failed and are not made yet. */
      failed_steps: z.int(),
    }),
  }),
  users: endpoint({
    method: "GET",
    path: "/staff/users",
    access: "staff",
    summary: "All accounts, newest first; by name, phone or e-mail",
    input: z.object({ q: search.text, tab: userTab.optional(), cursor, parts }),
    output: cursorPage(accountRow),
    limits: search.limits,
  }),
  user: endpoint({
    method: "GET",
    path: "/staff/users/:id",
    access: "staff",
    summary: "One account: facts, documents, what was done to it",
    input: z.object({ id }),
    output: account,
  }),
  deactivate: endpoint({
    method: "POST",
    path: "/staff/users/:id/deactivate",
    access: "staff",
    summary: "Close an account to everything but its complaints; the reason is shown to its owner",
    input: z.object({ id, reason }),
    output: done,
    idempotent: true,
  }),
  reactivate: endpoint({
    method: "POST",
    path: "/staff/users/:id/reactivate",
    access: "staff",
    summary: "Open an account again",
    input: z.object({ id, reason }),
    output: done,
    idempotent: true,
  }),
  writeOff: endpoint({
    method: "POST",
    path: "/staff/users/:id/write-off",
    access: "staff",
    summary: "Give up a technician's debt, or a part of it; 409 when another debt stands there than was read",
    input: z.object({
      id,
      amount: price,
      /** The debt that the page showed: minor units. */
      debt: z.int().min(1).max(100_000_000),
      reason,
    }),
    output: done,
    idempotent: true,
  }),
  verifications: endpoint({
    method: "GET",
    path: "/staff/verifications",
    access: "staff",
    summary: "Technicians whose documents wait to be looked at, who has waited longest first",
    input: z.object({ cursor, parts }),
    output: cursorPage(waitingVerification),
  }),
  verify: endpoint({
    method: "POST",
    path: "/staff/verifications/:id/verify",
    access: "staff",
    summary: "The documents prove who the technician is",
    input: z.object({ id, ...readDocuments }),
    output: done,
    idempotent: true,
  }),
  reject: endpoint({
    method: "POST",
    path: "/staff/verifications/:id/reject",
    access: "staff",
    summary: "The documents prove nothing; the reason is told to the technician",
    input: z.object({ id, ...readDocuments, reason }),
    output: done,
    idempotent: true,
  }),
  failedSteps: endpoint({
    method: "GET",
    path: "/staff/steps",
    access: "staff",
    summary: "Steps of time that failed, the one that was due first at the top",
    input: z.object({ cursor, parts }),
    output: cursorPage(failedStep),
  }),
  retryStep: endpoint({
    method: "POST",
    path: "/staff/steps/:id/retry",
    access: "staff",
    summary: "Try a step of time again now; 409 when it fails once more",
    input: z.object({ id }),
    output: done,
    idempotent: true,
  }),
  audit: endpoint({
    method: "GET",
    path: "/staff/audit",
    access: "staff",
    summary: "The audit log, newest first; of one kind of thing, or of one thing",
    input: z.object({ entity: auditEntity.optional(), of: auditedId.optional(), cursor, parts }),
    output: cursorPage(auditLine),
  }),
};
