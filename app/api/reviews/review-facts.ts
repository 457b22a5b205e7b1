import type { Side } from "../record/life-cycle";
import type { Settings } from "../settings";
import type { ReviewRow } from "./review-store";
import { type ReviewFacts, transition } from "./rules";

/** The order that a review is of, as far as the rules ask. */
export type ReviewedOrder = {
  customerId: string;
  providerId: string;
  status: string;
  completedAt: Date | null;
  /** Seconds that a dispute took from the time for reviews. */
  reviewDelay: number;
};

type Seen = { userId: string | null; now: Date; settings: Settings; isReported?: boolean };

/** When both reviews of an order are published, whoever has written. */
export const closesAt = (
  { completedAt, reviewDelay }: Pick<ReviewedOrder, "completedAt" | "reviewDelay">,
  { reviewWithin }: Pick<Settings, "reviewWithin">,
): Date => new Date((completedAt?.getTime() ?? 0) + (reviewWithin + reviewDelay) * 1000);

/** What decides on a review that one side writes of an order, for whoever acts; null while there is none. */
export function reviewFacts(
  order: ReviewedOrder,
  by: Side,
  { mine, other }: { mine: Pick<ReviewRow, "reply" | "addendum" | "publishedAt"> | null; other: boolean },
  { userId, now, settings, isReported = false }: Seen,
): ReviewFacts {
  const { customerId, providerId, status } = order;
  const [author, reviewed] = by === "customer" ? [customerId, providerId] : [providerId, customerId];
  const answersEnd = (mine?.publishedAt?.getTime() ?? 0) + settings.reviewAnswerWithin * 1000;
  return {
    side: userId === author ? "author" : userId === reviewed ? "reviewed" : "other",
    isCompleted: status === "completed",
    isDisputed: status === "disputed",
    areBothThere: mine !== null && other,
    isOver: now >= closesAt(order, settings),
    isLate: now.getTime() >= answersEnd,
    isAnswered: mine !== null && mine.reply !== null,
    isAdded: mine !== null && mine.addendum !== null,
    isReported,
  };
}

/** Until when a side that has written nothing of an order may do so; null where it may not now. */
export function writableUntil(order: ReviewedOrder, by: Side, now: Date, settings: Settings): Date | null {
  const userId = by === "customer" ? order.customerId : order.providerId;
  const facts = reviewFacts(order, by, { mine: null, other: false }, { userId, now, settings });
  return transition("awaited", "write", by, facts).to ? closesAt(order, settings) : null;
}

/** The order of a review's row. */
export const orderOf = ({ orderStatus, ...row }: ReviewRow): ReviewedOrder => ({
  ...{ customerId: row.customerId, providerId: row.providerId, status: orderStatus },
  ...{ completedAt: row.completedAt, reviewDelay: row.reviewDelay },
});
