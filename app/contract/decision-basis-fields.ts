import { z } from "zod";
import { complaintOutcome } from "./complaint-fields";
import { instant } from "./endpoint";
import { offer } from "./offer-fields";
import { orderDetails, proposal } from "./order-fields";
import { payment, refund } from "./payment-fields";
import { payout, payoutStep } from "./payout-fields";
import { named, side } from "./people";
import { timelineEntry } from "./request-fields";
import { sideReview } from "./review-fields";
import { splitFigures } from "./split-fields";

/** What one side of a job proposed to the other, as staff read it. */
const proposalAtIssue = proposal
  .omit({ by: true, can: true, is_unheard: true, payout: true })
  .extend({ by: side });

const facts = orderDetails.pick({
  ...{ id: true, status: true, price: true, visit_fee: true, customer: true },
  ...{ starts_at: true, arrival_minutes: true, duration: true, warranty_days: true },
  ...{ paid_at: true, started_at: true, delivery: true, completed_at: true },
  ...{ changes_asked: true, pause_reason: true },
});

/** A job as those members of staff read it who decide on a complaint about it; `price`: as it stands now. */
export const jobAtIssue = facts.extend({
  provider: named,
  /** What was agreed, with every price that was named on the way. */
  offer: offer.pick({
    ...{ kind: true, price: true, included: true, includes_materials: true, message: true, rounds: true },
  }),
  /** All that are open, then the newest of the others. */
  proposals: z.array(proposalAtIssue),
  /** The history of the request as far as it is this technician's, newest first. */
  timeline: z.array(timelineEntry),
});
export type JobAtIssue = z.infer<typeof jobAtIssue>;

/** A review as those members of staff read it who decide on a complaint about it, also once it is removed. */
export const reviewAtIssue = sideReview.omit({ can: true }).extend({ by: side, stars: z.number() });
export type ReviewAtIssue = z.infer<typeof reviewAtIssue>;

/** A payment as those members of staff read it who decide on a complaint about it. */
export const paymentAtIssue = payment
  .pick({
    ...{ id: true, purpose: true, method: true, status: true, amount: true },
    ...{ charged_back: true, created_at: true, paid_at: true },
  })
  .extend({ refunds: z.array(refund.pick({ id: true, amount: true, status: true, at: true })) });
export type PaymentAtIssue = z.infer<typeof paymentAtIssue>;

/** A payout as those members of staff read it who decide on a complaint about it; its account is whole where they pay it. */
export const payoutAtIssue = payout
  .pick({ id: true, status: true, amount: true, iban: true, reason: true, held_until: true })
  .extend({
    holder: z.string(),
    /** The oldest first. */
    steps: z.array(z.object({ event: payoutStep, at: instant })),
  });
export type PayoutAtIssue = z.infer<typeof payoutAtIssue>;

/** What staff read before they decide on a complaint. */
export const decisionBasis = z.object({
  /** Null where it is about none. */
  job: jobAtIssue.nullable(),
  /** The review that it is about; null where it is about none. */
  review: reviewAtIssue.nullable(),
  /** The payment that it is about; null where it is about none. */
  payment: paymentAtIssue.nullable(),
  /** The payout that it is about; null where it is about none. */
  payout: payoutAtIssue.nullable(),
  /** What all of its amount comes to for the technician's side; null where it is about none. */
  whole: splitFigures.nullable(),
  /** What it may be decided as. */
  outcomes: z.array(complaintOutcome),
  /** Of an appeal that ended with its account opened by hand: who did that, and why; else null. */
  opened: z.object({ by: named, reason: z.string().nullable() }).nullable(),
  /** While the decision is open, where the one in question is the reader's own: some of those who decide instead, by their names. Else null. */
  others: z.array(named).nullable(),
});
export type DecisionBasis = z.infer<typeof decisionBasis>;
