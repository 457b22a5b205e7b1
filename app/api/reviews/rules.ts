import type { ReviewDeed, ReviewStatus } from "~/contract/review-fields";
import { type Actor, readRow, rowsOf } from "../record/life-cycle";

/** How whoever acts stands to a review, and what time has made of it. */
export type ReviewFacts = {
  side: "author" | "reviewed" | "other";
  isCompleted: boolean;
  /** A dispute has frozen the job. */
  isDisputed: boolean;
  areBothThere: boolean;
  /** The time for writing is over. */
  isOver: boolean;
  /** The time for a reply and an addendum is over. */
  isLate: boolean;
  isAnswered: boolean;
  isAdded: boolean;
  /** By whoever acts. */
  isReported: boolean;
};

export type ReviewRefusal =
  | "notCompleted"
  | "over"
  | "sealed"
  | "late"
  | "answered"
  | "added"
  | "own"
  | "reportedBefore"
  | "notTheirs";

const row = rowsOf<ReviewStatus, ReviewFacts, ReviewRefusal>();
const sides: Actor[] = ["customer", "provider"];
const shown: ReviewStatus[] = ["published", "reported"];
const asBefore = (state: ReviewStatus) => state;

const mayWrite = ({ side, isCompleted, isOver }: ReviewFacts) =>
  (side !== "author" && "notTheirs") || (!isCompleted && "notCompleted") || (isOver && "over");

const rows = {
  /** Each side of a completed order may write one review, within 14 days; the time of a dispute, in which nobody may, is not counted. */
  write: row(["awaited"], sides, "sealed", mayWrite),
  /** As long as it is sealed, its author may change it. */
  edit: row(["sealed"], sides, "sealed", mayWrite),
  /** Both are published together: when both have written, or when the 14 days are over. While the job is in dispute, nothing is. */
  publish: row(
    ["sealed"],
    [...sides, "time"],
    "published",
    ({ areBothThere, isOver, isDisputed }) => (isDisputed || (!areBothThere && !isOver)) && "sealed",
  ),
  /** Whoever it is of replies once, in public, within 30 days. */
  reply: row(
    shown,
    sides,
    asBefore,
    ({ side, isAnswered, isLate }) =>
      (side !== "reviewed" && "notTheirs") || (isAnswered && "answered") || (isLate && "late"),
  ),
  /** Its author adds to it once, within 30 days; what is published is not changed. */
  add: row(
    shown,
    sides,
    asBefore,
    ({ side, isAdded, isLate }) =>
      (side !== "author" && "notTheirs") || (isAdded && "added") || (isLate && "late"),
  ),
  /** Anybody but its author reports it, once each. It stays until staff decide. */
  report: row(
    shown,
    sides,
    "reported",
    ({ side, isReported }) => (side === "author" && "own") || (isReported && "reportedBefore"),
  ),
  /** Staff find that it breaks no rule. */
  keep: row(["reported"], ["staff"], "published"),
  /** Staff find that it breaks one: a stub that names the rule is left, and it counts no more. */
  remove: row(shown, ["staff"], "removed"),
};

export type ReviewEvent = keyof typeof rows;
export const reviewEvents = Object.keys(rows) as ReviewEvent[];

/** The only way in which a review's state changes. Pure. */
export const transition = (state: ReviewStatus, event: ReviewEvent, actor: Actor, facts: ReviewFacts) =>
  readRow(rows[event], state, actor, facts);

/** What a person may still do with a published review. */
export const reviewCan = (state: ReviewStatus, actor: Actor, facts: ReviewFacts): ReviewDeed[] =>
  (["reply", "add", "report"] as const).filter(
    (deed) => transition(state, deed, actor, facts).to !== undefined,
  );
