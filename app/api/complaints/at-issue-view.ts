import type { ReviewInQuestion } from "~/contract/at-issue-fields";
import type { Complaint } from "~/contract/complaint-fields";
import type { User } from "../context";
import type { Db } from "../db/client";
import type { Read } from "../db/together";
import { listReviewPhotos } from "../files/review-photo-store";
import { payoutInShort } from "../payouts/view";
import { selectPayoutOfComplaint } from "../payouts/view-store";
import { reviewAtIssue } from "../reviews/job-view";
import { bothOf, type ReviewRow, selectBoth } from "../reviews/review-store";
import { findNames, mayRead } from "../reviews/sides-store";
import { orderIdOf } from "./about-store";
import { partyOf } from "./complaint-facts";
import type { ComplaintRow } from "./complaint-store";
import { nameFor } from "./complaint-view";

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

/** What is left of a removed one for all but its author. */
const gone = { stars: null, text: "", addendum: null };

/** A review for a party of the complaint about it: neither has to be a side of its job. */
async function reviewFor(
  { db, user }: { db: Db; user: User },
  row: ReviewRow,
  photos: string[],
): Promise<ReviewInQuestion | null> {
  if (!(await mayRead(db, row, user))) return null;
  const names = await findNames(db, row);
  const [author, of] =
    row.by === "customer" ? (["customer", "provider"] as const) : (["provider", "customer"] as const);
  const idOf = { customer: row.customerId, provider: row.providerId };
  const nameOf = (type: typeof author) => nameFor({ id: idOf[type], name: names[type], type }, user);
  const { id, stars, text, addendum, reply, broken_rule, published_at, ...all } = reviewAtIssue(row, photos);
  const isMine = idOf[author] === user.id;
  const isRemoved = row.status === "removed";
  return {
    ...{ id, stars, text, addendum, broken_rule, published_at, is_mine: isMine },
    ...{ author: nameOf(author), of: nameOf(of) },
    ...(isRemoved ? { reply: null, photos: [] } : { reply, photos: all.photos }),
    ...(isRemoved && !isMine ? gone : {}),
  };
}

/** What a complaint is about, as far as its own page shows it. */
export const selectAtIssue = (db: Db, id: string, now: Date) => ({
  payouts: selectPayoutOfComplaint(db, id, now),
  ...selectReviewed(db, id),
});

export async function atIssueView(
  ctx: { db: Db; user: User },
  complaint: ComplaintRow,
  found: Read<ReturnType<typeof selectAtIssue>>,
): Promise<Pick<Complaint, "payout" | "review">> {
  const [payout] = found.payouts;
  const review = partyOf(complaint, ctx.user.id) && reviewOf(complaint, found);
  return {
    payout: payout ? payoutInShort(payout) : null,
    review: review && (await reviewFor(ctx, review, photosOf(found))),
  };
}
