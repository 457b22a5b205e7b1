import { z } from "zod";
import { id, instant, money } from "./endpoint";
import { paymentStatus } from "./payment-status";
import { payout } from "./payout-fields";
import { sideReview } from "./review-fields";

const payoutInShort = payout.pick({ id: true, status: true, amount: true, created_at: true });
export type PayoutInShort = z.infer<typeof payoutInShort>;

const paymentInShort = z.object({ id, status: paymentStatus, amount: money, created_at: instant });
export type PaymentInShort = z.infer<typeof paymentInShort>;

/** A review: of a removed one only that it was there is left, and the rule that it broke; to its author also what the author wrote. */
const reviewInQuestion = sideReview
  .pick({
    ...{ id: true, stars: true, text: true, photos: true, addendum: true, reply: true },
    ...{ broken_rule: true, published_at: true },
  })
  .extend({
    /** Names, as the reader sees them: who wrote it, and whom it is of. */
    ...{ author: z.string(), of: z.string() },
    /** The reader wrote it. */
    is_mine: z.boolean(),
  });
export type ReviewInQuestion = z.infer<typeof reviewInQuestion>;

/** What a complaint is about, as its parties read it: each is null where it is about something else. */
export const atIssue = {
  payout: payoutInShort.nullable(),
  payment: paymentInShort.nullable(),
  /** Null also for who may not read it, or not any more; and for staff, who read all of it before they decide. */
  review: reviewInQuestion.nullable(),
  /** Why the account had been closed when its appeal was filed, whether or not it is open again. */
  closed_for: z.string().nullable(),
};
