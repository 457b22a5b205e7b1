import type { atIssue, ReviewInQuestion } from "~/contract/at-issue-fields";
import type { Complaint } from "~/contract/complaint-fields";
import type { Context, User } from "../context";
import type { Db } from "../db/client";
import type { Read } from "../db/together";
import { listReviewPhotos } from "../files/review-photo-store";
import { paymentInShort } from "../payments/view";
import { selectPaymentOfComplaint } from "../payments/view-store";
import { payoutInShort } from "../payouts/view";
import { selectPayoutOfComplaint } from "../payouts/view-store";
import { otherSide, type Side } from "../record/life-cycle";
import { reviewFor } from "../reviews/job-view";
import { bothOf, type ReviewRow, selectBoth } from "../reviews/review-store";
import { findNames, mayRead } from "../reviews/sides-store";
import { orderIdOf } from "./about-store";
import { partyOf } from "./complaint-facts";
import type { ComplaintRow } from "./complaint-store";
import { nameFor } from "./complaint-view";
import { closedForOf } from "./decision-store";

/** The reviews of the job that a complaint is about, with the photos of its customer's. */
export const selectReviewed = (db: Db, id: string) => ({
  ...selectBoth(db, orderIdOf(id)),
  photos: listReviewPhotos(db, orderIdOf(id)),
});

type Reviewed = Read<ReturnType<typeof selectReviewed>>;

/** The review that a complaint is about. */
export function reviewOf({ reviewId, customerReviewId }: ComplaintRow, found: Reviewed): ReviewRow | null {
  const both = bothOf(found);
  return reviewId ? both.customer : customerReviewId ? both.provider : null;
}

export const photosOf = ({ photos }: Reviewed): string[] => photos.map(({ id }) => id);

/** A review for a party of the complaint about it: neither has to be a side of its job. */
async function reviewInQuestion(
  { db, user }: { db: Db; user: User },
  row: ReviewRow,
  photos: string[],
): Promise<ReviewInQuestion | null> {
  if (!(await mayRead(db, row, user))) return null;
  const names = await findNames(db, row);
  const ids = { customer: row.customerId, provider: row.providerId };
  const nameOf = (type: Side) => nameFor({ id: ids[type], name: names[type], type }, user);
  const isMine = ids[row.by] === user.id;
  const { id, stars, text, addendum, broken_rule, published_at, ...all } = reviewFor(row, photos, isMine);
  // Of a removed one its author reads the own words alone.
  const { reply, photos: shown } = row.status === "removed" ? { reply: null, photos: [] } : all;
  return {
    ...{ id, stars, text, addendum, reply, photos: shown, broken_rule, published_at, is_mine: isMine },
    ...{ author: nameOf(row.by), of: nameOf(otherSide(row.by)) },
  };
}

/** What a complaint is about, as far as its own page shows it. */
export const selectAtIssue = (db: Db, id: string, now: Date) => ({
  payouts: selectPayoutOfComplaint(db, id, now),
  payments: selectPaymentOfComplaint(db, id, now),
  closedFor: closedForOf(id),
  ...selectReviewed(db, id),
});

export async function atIssueView(
  ctx: Pick<Context, "db" | "now" | "outside"> & { user: User },
  complaint: ComplaintRow,
  found: Read<ReturnType<typeof selectAtIssue>>,
): Promise<Pick<Complaint, keyof typeof atIssue>> {
  const [[payout], [payment]] = [found.payouts, found.payments];
  const review = partyOf(complaint, ctx.user.id) && reviewOf(complaint, found);
  return {
    payout: payout ? payoutInShort(payout) : null,
    payment: payment ? paymentInShort(payment, ctx) : null,
    review: review && (await reviewInQuestion(ctx, review, photosOf(found))),
    closed_for: found.closedFor,
  };
}
