import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { type ReviewFacts, reviewCan, reviewEvents, transition } from "~/api/reviews/rules";
import { meanScore, rankScore } from "~/api/reviews/score-rules";
import { reviewStatus } from "~/contract/review-fields";
import { everyChange, made, readLines, sorted } from "../../support/life-cycles";

const states = reviewStatus.options;
/** Nothing speaks against anything: one's own review while it may be written, somebody's of oneself afterwards. */
const free: ReviewFacts = {
  ...{ side: "author", isCompleted: true, isDisputed: false, areBothThere: true },
  ...{ isOver: false, isLate: false, isAnswered: false, isAdded: false, isReported: false },
};

const changes = (facts: Partial<ReviewFacts>) =>
  made(
    everyChange(
      states,
      reviewEvents,
      (state, event, actor) => transition(state, event, actor, { ...free, ...facts }).to,
    ),
  );

const ofStaff = `
  reported : keep (staff) → published
  published, reported : remove (staff) → removed`;
const publishing = `
  sealed : publish (customer, provider, time) → published`;

describe("the life of a review", () => {
  it("is this table for its author", () => {
    const table = `
      awaited : write (customer, provider) → sealed
      sealed : edit (customer, provider) → sealed
      published, reported : add (customer, provider) → =`;
    expect(changes({})).toEqual(sorted(readLines(table + publishing + ofStaff)));
  });

  it("is this table for whoever it is of", () => {
    const table = `
      published, reported : reply (customer, provider) → =
      published, reported : report (customer, provider) → reported`;
    expect(changes({ side: "reviewed" })).toEqual(sorted(readLines(table + publishing + ofStaff)));
  });

  it("is this table for everybody else", () => {
    const table = `
      published, reported : report (customer, provider) → reported`;
    expect(changes({ side: "other" })).toEqual(sorted(readLines(table + publishing + ofStaff)));
  });

  test.each<[string, Parameters<typeof transition>, string]>([
    [
      "is not written of a job that runs",
      ["awaited", "write", "customer", { ...free, isCompleted: false }],
      "notCompleted",
    ],
    [
      "is not written after the time for it",
      ["awaited", "write", "customer", { ...free, isOver: true }],
      "over",
    ],
    [
      "is not changed after the time for it",
      ["sealed", "edit", "provider", { ...free, isOver: true }],
      "over",
    ],
    ["is not changed once it is published", ["published", "edit", "provider", free], "movedOn"],
    [
      "is not published while the other is missing",
      ["sealed", "publish", "customer", { ...free, areBothThere: false }],
      "sealed",
    ],
    [
      "is not published while the job is in dispute, although the time is over",
      ["sealed", "publish", "time", { ...free, isDisputed: true, isOver: true }],
      "sealed",
    ],
    [
      "has one reply",
      ["published", "reply", "provider", { ...free, side: "reviewed", isAnswered: true }],
      "answered",
    ],
    [
      "has no reply after 30 days",
      ["published", "reply", "provider", { ...free, side: "reviewed", isLate: true }],
      "late",
    ],
    ["has one addendum", ["reported", "add", "customer", { ...free, isAdded: true }], "added"],
    ["has no addendum after 30 days", ["published", "add", "customer", { ...free, isLate: true }], "late"],
    ["is not reported by its author", ["published", "report", "customer", free], "own"],
    [
      "is reported once by each",
      ["reported", "report", "customer", { ...free, side: "other", isReported: true }],
      "reportedBefore",
    ],
  ])("%s", (_, [state, event, actor, facts], refusal) => {
    expect(transition(state, event, actor, facts)).toEqual({ refusal });
  });

  it("is published alone when the time is over", () => {
    const alone = { ...free, areBothThere: false, isOver: true };
    expect(transition("sealed", "publish", "time", alone)).toEqual({ to: "published" });
  });

  it("says what a reader may do with it", () => {
    expect(reviewCan("published", "provider", { ...free, side: "reviewed" })).toEqual(["reply", "report"]);
    expect(reviewCan("published", "customer", free)).toEqual(["add"]);
    expect(reviewCan("removed", "customer", free)).toEqual([]);
  });
});

describe("the score that ranks", () => {
  const of = (reviews: number, stars: number) => ({ reviews, scores: 4 * reviews * stars });

  test.each([
    ["without a review is what is usual", of(0, 0), 4.5, 4.5],
    ["after one review of five stars is near to it", of(1, 5), 4.5, (8 * 4.5 + 5) / 9],
    ["after eight reviews is half the own", of(8, 5), 4, 4.5],
    ["after many reviews is nearly their mean", of(792, 5), 4, (32 + 3960) / 800],
  ])("%s", (_, own, prior, score) => {
    expect(rankScore(own, prior, 8)).toBeCloseTo(score, 10);
  });

  it("lies between the own mean and the usual one, and nearer to the own the more there are", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 4, max: 20 }),
        fc.double({ min: 1, max: 5, noNaN: true }),
        (reviews, scoresOfOne, prior) => {
          const own = { reviews, scores: reviews * scoresOfOne };
          const [mean, score] = [scoresOfOne / 4, rankScore(own, prior, 8)];
          expect(score).toBeGreaterThanOrEqual(Math.min(mean, prior) - 1e-9);
          expect(score).toBeLessThanOrEqual(Math.max(mean, prior) + 1e-9);
          const more = rankScore({ reviews: 2 * reviews, scores: 2 * own.scores }, prior, 8);
          expect(Math.abs(more - mean)).toBeLessThanOrEqual(Math.abs(score - mean) + 1e-9);
        },
      ),
    );
  });

  it("has no mean without reviews", () => {
    expect(meanScore(of(0, 0))).toBeNull();
    expect(meanScore(of(2, 4))).toBe(4);
  });
});
