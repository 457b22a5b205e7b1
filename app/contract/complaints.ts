import { z } from "zod";
import { complaintChoices } from "./complaint-choices";
import {
  complaint,
  complaintKind,
  complaintMessage,
  complaintOutcome,
  complaintRow,
  complaintText,
  evidence,
  messageText,
  queuedComplaint,
} from "./complaint-fields";
import { decisionBasis } from "./decision-basis-fields";
import { cursor, cursorPage, done, endpoint, id, nothing, parts } from "./endpoint";
import { reviewRule } from "./review-fields";
import { splitFigures, splitParts } from "./split-fields";

export const complaintsContract = {
  choices: endpoint({
    ...reading("/choices", "What the caller may complain of; if inactive: its appeal, jobs with money held"),
    input: nothing,
    output: complaintChoices,
  }),
  file: endpoint({
    method: "POST",
    path: "/complaints",
    access: "user",
    inactive: true,
    summary: "File a complaint; about an order whose money has not cleared it is a dispute, and freezes it",
    input: z.object({
      kind: complaintKind,
      /** An order, a person, a review, or a payment, payout or order, by the kind; none for the other kinds. */
      about_id: id.optional(),
      text: complaintText,
      files: evidence,
    }),
    output: z.object({ id }),
    success: 201,
    idempotent: true,
    limits: [{ name: "complaints", by: "caller", max: 10, seconds: 3600 }],
  }),
  mine: endpoint({
    ...reading("", "Complaints that the caller filed, or that are about the caller, newest first"),
    input: z.object({ cursor, parts }),
    output: cursorPage(complaintRow),
  }),
  get: endpoint({
    ...reading("/:id", "A complaint, for its parties and for staff"),
    input: z.object({ id }),
    output: complaint,
    owned: "id",
  }),
  messages: endpoint({
    ...reading("/:id/messages", "Its thread, newest first, for its parties and for staff"),
    input: z.object({ id, cursor, parts }),
    output: cursorPage(complaintMessage),
    owned: "id",
  }),
  write: endpoint({
    ...step(
      "/messages",
      "Write into it while it is not over; the first message of the other side is its answer",
    ),
    input: z.object({ id, text: messageText, files: evidence }),
    limits: [{ name: "complaint_messages", by: "caller", max: 60, seconds: 3600 }],
  }),
  withdraw: step(
    "/withdraw",
    "Take an own complaint back before it is decided: the order goes on where it was",
  ),
  figures: endpoint({
    ...reading("/:id/figures", "What a split would come to, by one of its parts"),
    input: z.object({ id, ...splitParts }),
    output: splitFigures,
    owned: "id",
  }),
  propose: endpoint({
    ...step("/proposals", "Propose a split by a part: three times each, the newest of a side stands"),
    input: z.object({ id, ...splitParts, note: z.string().trim().max(500).optional() }),
  }),
  accept: endpoint({
    ...step("/accept", "Accept the other side's proposal: it is carried out at once"),
    input: z.object({ id, proposal_id: id }),
  }),
  handOver: step("/hand-over", "Let staff decide instead of negotiating on"),
  acceptDecision: step("/accept-decision", "Accept the decision; when both do, it is carried out at once"),
  appeal: endpoint({
    ...step("/appeal", "Appeal against the decision, once: another member of staff decides"),
    input: z.object({ id, text: complaintText, files: evidence }),
  }),
  queue: endpoint({
    method: "GET",
    path: "/staff/complaints",
    access: "staff",
    summary: "Complaints that wait for staff, the most overdue first; or all, newest first",
    input: z.object({ tab: z.enum(["waiting", "all"]).optional(), cursor, parts }),
    output: cursorPage(queuedComplaint),
  }),
  basis: endpoint({
    method: "GET",
    path: "/staff/complaints/:id/basis",
    access: "staff",
    summary: "What staff read before they decide on a complaint: its job, and who else may decide",
    input: z.object({ id }),
    output: decisionBasis,
  }),
  take: endpoint({
    ...decision("/take", "Take a complaint that has no other side: it is under review"),
    input: z.object({ id }),
  }),
  decide: endpoint({
    ...decision("/decide", "Decide on a complaint, or on the appeal against somebody else's decision"),
    input: z.object({
      id,
      /** Which decision it is, as far as its maker has read: 1, which is meant where none is named, or 2, on the appeal. */
      round: z.int().min(1).max(2).optional(),
      outcome: complaintOutcome,
      /** Of a split: what the technician's side keeps. */
      kept: splitParts.kept,
      /** Of a removed review: the rule that it broke. */
      rule: reviewRule.optional(),
      ...{ reason_en: complaintText, reason_ar: complaintText },
    }),
  }),
};

function reading(suffix: string, summary: string) {
  return { method: "GET", access: "user", inactive: true, path: `/complaints${suffix}`, summary } as const;
}

function step(suffix: string, summary: string) {
  return endpoint({
    method: "POST",
    path: `/complaints/:id${suffix}`,
    access: "user",
    inactive: true,
    summary,
    input: z.object({ id }),
    output: done,
    idempotent: true,
    owned: "id",
  });
}

/** Staff's. */
function decision(suffix: string, summary: string) {
  const path = `/staff/complaints/:id${suffix}`;
  return { method: "POST", access: "staff", path, summary, output: done, idempotent: true } as const;
}
