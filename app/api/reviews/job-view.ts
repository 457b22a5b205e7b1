import type { ReviewAtIssue } from "~/contract/decision-basis-fields";
import type { JobReviews, SideReview } from "~/contract/review-fields";
import { shortName } from "~/i18n/names";
import type { User } from "../context";
import type { NamedRow } from "../db/named-row";
import { namedIn, type Viewpoint } from "../reading";
import { otherSide, type Side } from "../record/life-cycle";
import { reviewConflict } from "./moves";
import { closesAt, orderOf, type ReviewedOrder, reviewFacts } from "./review-facts";
import type { ReviewRow } from "./review-store";
import { type ReviewFacts, reviewCan, transition } from "./rules";

/** @throws ApiError conflict when this side may not write a review of the order now */
export function firstWriting(by: Side, facts: ReviewFacts): void {
  const { refusal } = transition("awaited", "write", by, facts);
  if (refusal) throw reviewConflict("awaited", refusal);
}

/** What one side knows of a job's reviews. */
export type JobRow = {
  order: ReviewedOrder;
  request: { id: string; title: string };
  names: Record<Side, string>;
  service: NamedRow;
  both: Record<Side, ReviewRow | null>;
  photos: string[];
  /** Of the two, those that the reader has reported. */
  reported: readonly string[];
};

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** A mean of four as people see it: "4.25". */
const starsOf = ({ scores, stars }: ReviewRow) =>
  scores ? Object.values(scores).reduce((sum, one) => sum + one, 0) / 4 : stars;

/** All that a review says and what was said of it, whatever became of it. */
export function reviewAtIssue(row: ReviewRow, photos: readonly string[]): ReviewAtIssue {
  return {
    by: row.by,
    ...{ id: row.id, status: row.status, stars: starsOf(row), scores: row.scores, text: row.body },
    photos: row.by === "customer" ? [...photos] : [],
    ...{ reply: row.reply, replied_at: iso(row.repliedAt) },
    ...{ addendum: row.addendum, added_at: iso(row.addedAt) },
    ...{ broken_rule: row.brokenRule, published_at: iso(row.publishedAt) },
  };
}

/** All that is told of a removed one to whoever did not write it, beside the rule that it broke. */
const gone = {
  ...{ stars: null, scores: null, text: "", photos: [] },
  ...{ reply: null, replied_at: null, addendum: null, added_at: null },
};

/** A review as a party reads it: of a removed one its words are left to whoever wrote them. */
export function reviewFor(row: ReviewRow, photos: readonly string[], isAuthor: boolean) {
  const { by, ...review } = reviewAtIssue(row, photos);
  return row.status === "removed" && !isAuthor ? { ...review, ...gone } : review;
}

const sideReview = (
  row: ReviewRow,
  facts: ReviewFacts,
  viewer: Side,
  photos: readonly string[],
): SideReview => ({
  ...reviewFor(row, photos, row.by === viewer),
  can: reviewCan(row.status, viewer, facts),
});

/** The reviews of a job for one of its sides: the other's is not shown before both are published. */
export function jobReviews(row: JobRow, viewer: Side, userId: string, viewpoint: Viewpoint): JobReviews {
  const { order, both, names, photos } = row;
  const { now, settings } = viewpoint;
  const [mine, theirs] = [both[viewer], both[otherSide(viewer)]];
  const factsOf = (by: Side) =>
    reviewFacts(
      order,
      by,
      { mine: both[by], other: both[otherSide(by)] !== null },
      { userId, now, settings, isReported: row.reported.includes(both[by]?.id ?? "") },
    );
  const may = mine ? "edit" : "write";
  const isOpen = transition(mine?.status ?? "awaited", may, viewer, factsOf(viewer)).to !== undefined;
  const isTheirsShown = theirs !== null && theirs.status !== "sealed";
  const isDisputed = order.status === "disputed";
  const otherName = names[otherSide(viewer)];
  return {
    request: row.request,
    other: {
      id: viewer === "customer" ? order.providerId : order.customerId,
      name: viewer === "customer" ? otherName : shortName(otherName),
    },
    service: namedIn(viewpoint.locale, row.service),
    closes_at: isDisputed ? null : closesAt(order, settings).toISOString(),
    is_disputed: isDisputed,
    can: isOpen ? [may] : [],
    mine: mine && sideReview(mine, factsOf(viewer), viewer, photos),
    theirs: isTheirsShown ? sideReview(theirs, factsOf(otherSide(viewer)), viewer, photos) : null,
    is_theirs_waiting: theirs !== null && !isTheirsShown,
    photos: viewer === "customer" ? [...photos] : [],
  };
}

/** A published review as it is found by its id, and whether this person may report it or complain about it. */
export function singleReview(row: ReviewRow, user: User, viewpoint: Viewpoint, isReported: boolean) {
  const { now, settings } = viewpoint;
  const seen = { userId: user.id, now, settings, isReported };
  const facts = reviewFacts(orderOf(row), row.by, { mine: row, other: false }, seen);
  const authorId = row.by === "customer" ? row.customerId : row.providerId;
  return {
    ...{ id: row.id, stars: starsOf(row), text: row.body },
    can_report: reviewCan(row.status, user.type, facts).includes("report"),
    is_reported: isReported,
    is_kept: isReported && row.status === "published",
    can_complain: user.type !== "staff" && row.status !== "removed" && authorId !== user.id,
  };
}
