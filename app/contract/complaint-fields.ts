import { z } from "zod";
import { atIssue } from "./at-issue-fields";
import { id, instant, money } from "./endpoint";
import { filesAtOnce } from "./files";
import { returnedByBank } from "./job-money-fields";
import { accountType, named } from "./people";
import { photo } from "./request-fields";
import { reviewRule } from "./review-fields";
import { by, side, splitFigures, splitProposal } from "./split-fields";

/** What a complaint is about. An order's freezes its money as long as that has not cleared: then it is a dispute. */
export const complaintKind = z.enum([
  ...(["order", "conduct", "review", "payment", "account_appeal", "other"] as const),
]);
export type ComplaintKind = z.infer<typeof complaintKind>;

export const complaintStatus = z.enum([
  ...(["open", "awaiting_other", "negotiating", "settled", "under_review"] as const),
  ...(["decided", "appealed", "final", "withdrawn"] as const),
]);
export type ComplaintStatus = z.infer<typeof complaintStatus>;

/** How staff decide: an order's money is split, everything else is upheld or not; a review may be removed. */
export const complaintOutcome = z.enum(["split", "upheld", "dismissed", "removed"]);
export type ComplaintOutcome = z.infer<typeof complaintOutcome>;

/** `splits`: proposals of each side. `withdrawals`: complaints about one job that each side may take back. */
export const complaintLimits = {
  ...{ textLeast: 20, text: 4_000, message: 4_000, files: filesAtOnce.complaint_file },
  ...{ splits: 3, withdrawals: 2 },
};

/** A complaint, an appeal and the reasons of a decision are said in a sentence at least. */
export const complaintText = z.string().trim().min(complaintLimits.textLeast).max(complaintLimits.text);
export const messageText = z.string().trim().min(1).max(complaintLimits.message);
/** Own uploads for the purpose `complaint_file` that nothing refers to yet. */
export const evidence = z.array(id).max(complaintLimits.files).optional();
/** What a party may do now. `answer`: the first message of the other side, which `write` takes like the later ones. */
export const complaintCan = z.enum([
  ...(["answer", "write", "propose", "hand_over", "withdraw", "accept_decision", "appeal"] as const),
  /** Staff's. */
  ...(["take", "decide"] as const),
]);
export type ComplaintCan = z.infer<typeof complaintCan>;

export const complaintDecision = z.object({
  /** 1: the first; 2: on the appeal, by somebody else. */
  round: z.int(),
  outcome: complaintOutcome,
  /** Of a split. */
  figures: splitFigures.nullable(),
  /** The rule that a removed review broke. */
  rule: reviewRule.nullable(),
  /** In both languages. */
  reasons: z.object({ en: z.string(), ar: z.string() }),
  /** Who decided; null for the parties. */
  staff: named.nullable(),
  decided_at: instant,
});
export type ComplaintDecision = z.infer<typeof complaintDecision>;

/** The clock that runs. `hand_over`: with a closed account nothing is negotiated, and staff have it after that. */
export const complaintClock = z.object({
  kind: z.enum(["answer", "negotiation", "hand_over", "decision", "appeal"]),
  due_at: instant,
  /** Only the decision of staff can be late: nothing follows from that by itself. */
  is_overdue: z.boolean(),
});
export type ComplaintClock = z.infer<typeof complaintClock>;

/** What it names: each is null where it is about something else. */
const about = z.object({
  request: z.object({ id, title: z.string() }).nullable(),
  ...{ order_id: id.nullable(), review_id: id.nullable() },
  ...{ payment_id: id.nullable(), payout_id: id.nullable() },
});

/** A complaint in a list. */
export const complaintRow = z.object({
  id,
  kind: complaintKind,
  status: complaintStatus,
  /** It freezes, or froze, the money of its order. */
  is_dispute: z.boolean(),
  /** The reader filed it. */
  is_mine: z.boolean(),
  filer: named,
  /** Null where there is no other side. */
  other: named.nullable(),
  about,
  /** Its first words. */
  excerpt: z.string(),
  clock: complaintClock.nullable(),
  waits_for: z.enum(["you", "other", "both", "staff", "nobody"]),
  ...{ created_at: instant, updated_at: instant },
});
export type ComplaintRow = z.infer<typeof complaintRow>;

export const complaint = complaintRow.extend({
  /** Whose account is closed. */
  closed_accounts: z.array(z.enum(["filer", "other"])),
  ...{ text: z.string(), files: z.array(photo) },
  /** Minor units that are to be split; null where no money is in question. */
  amount: money.nullable(),
  ...atIssue,
  /** Newest first. */
  proposals: z.array(splitProposal),
  /** How many the reader may still make. */
  proposals_left: z.int(),
  /** How many complaints about this job the reader may still take back; null where this one could not be, or nothing counts. */
  withdrawals_left: z.int().nullable(),
  /** The first, then that on the appeal. */
  decisions: z.array(complaintDecision),
  /** Who has said to accept the decision. */
  accepted: z.object({ filer: z.boolean(), other: z.boolean() }),
  appealed_by: z.enum(["you", "other"]).nullable(),
  /** How it ended: what was carried out. `charged_back`: the payer's bank took the money first. */
  end: z
    .object({
      outcome: z.enum([...complaintOutcome.options, "charged_back"]),
      ...{ figures: splitFigures.nullable(), at: instant, ...returnedByBank },
    })
    .nullable(),
  can: z.array(complaintCan),
});
export type Complaint = z.infer<typeof complaint>;

/** A message of the thread. `kind`: an ordinary one, the other side's answer, or the grounds of an appeal. */
export const complaintMessage = z.object({
  id,
  kind: z.enum(["message", "answer", "appeal"]),
  by,
  side,
  /** What its author is, who may stand on either side. */
  author_type: accountType,
  /** Of staff, to their own kind alone: for the parties it is empty. */
  name: z.string(),
  ...{ text: z.string(), files: z.array(photo), created_at: instant },
});
export type ComplaintMessage = z.infer<typeof complaintMessage>;

/** A complaint in the staff's queue. */
export const queuedComplaint = complaintRow.extend({
  amount: money.nullable(),
  /** The member of staff who took it. */
  taken_by: named.nullable(),
});
export type QueuedComplaint = z.infer<typeof queuedComplaint>;
