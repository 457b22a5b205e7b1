import { shortName } from "~/i18n/names";
import type { AuditDetail } from "../db/columns";
import { conflict } from "../errors";
import { releaseReviewPhotos } from "../files/review-photo-store";
import { figuresFollow } from "../orders/count-moves";
import { type HeldOrder, updateOrder } from "../orders/order-store";
import type { Act } from "../record/change";
import type { Side } from "../record/life-cycle";
import type { NoticeKind } from "../record/notices";
import type { HeldRequest } from "../requests/request-store";
import { clearTimer, setTimers } from "../time/schedule";
import { closesAt, orderOf, type ReviewedOrder, reviewFacts } from "./review-facts";
import { findBoth, findDone, type ReviewRow, updateReview } from "./review-store";
import { type ReviewEvent, type ReviewFacts, transition } from "./rules";
import { findNames } from "./sides-store";

type Order = ReviewedOrder & { id: string };

const bys: readonly Side[] = ["customer", "provider"];

/**
 * The order is completed: both sides are asked for a review, and the clock for it runs. In the transaction that completes it, with
 * its request held.
 * @param order with `completedAt` as it is written now
 */
export async function openReviews(act: Act, request: HeldRequest, order: Order): Promise<void> {
  const dueAt = closesAt(order, act.settings);
  await setTimers(act.tx, [{ requestId: request.id, subjectId: order.id, kind: "review_end", dueAt }]);
  for (const by of bys) await tellSide(act, request, order, by, "review_invited");
}

/**
 * The dispute about a finished job is over, however it ended: what was left of the time for reviews is left again.
 * @param since when the time stood still
 */
export async function resumeReviews(
  { tx, book, settings }: Act,
  order: HeldOrder,
  since: Date,
): Promise<void> {
  const both = await findBoth(tx, order.id);
  const isShown = bys.some((by) => both[by]?.publishedAt);
  if (order.disputedFrom !== "completed" || isShown || closesAt(order, settings) <= since) return;
  const stood = Math.ceil((book.at.getTime() - since.getTime()) / 1000);
  const reviewDelay = order.reviewDelay + stood;
  await updateOrder(tx, order.id, { reviewDelay });
  const dueAt = closesAt({ ...order, reviewDelay }, settings);
  await setTimers(tx, [{ requestId: order.requestId, subjectId: order.id, kind: "review_end", dueAt }]);
}

/** Tells one side of a job something; `name` is how that side sees the other. */
export async function tellSide(
  { tx, book }: Act,
  { id, title }: Pick<HeldRequest, "id" | "title">,
  { customerId, providerId }: Pick<Order, "customerId" | "providerId">,
  to: Side,
  kind: NoticeKind,
): Promise<void> {
  const names = await findNames(tx, { customerId, providerId });
  const isCustomer = to === "customer";
  book.tell({
    userId: isCustomer ? customerId : providerId,
    kind,
    params: { title, name: isCustomer ? names.provider : shortName(names.customer) },
    path: isCustomer ? `/requests/${id}/review` : `/technician/requests/${id}/review`,
  });
}

/** @throws ApiError conflict, naming the state that the review is in */
export function reviewConflict(
  status: ReviewRow["status"] | "awaited",
  refusal: string | undefined,
): ReturnType<typeof conflict> {
  const key = refusal === "movedOn" ? `api:reviewIs.${status}` : `api:reviewRefused.${refusal}`;
  return conflict(key, { review_status: status });
}

/**
 * Makes a step of a review's life, with its line in the audit log.
 * @throws ApiError conflict
 */
export async function moveReview(
  act: Act,
  review: ReviewRow,
  event: ReviewEvent,
  facts: ReviewFacts,
  patch: Parameters<typeof updateReview>[2] = {},
): Promise<void> {
  const { tx, book } = act;
  const { to, refusal } = transition(review.status, event, book.author.actor, facts);
  if (!to || to === "awaited") throw reviewConflict(review.status, refusal);
  if (review.by === "customer") await figuresFollow(act, review.orderId);
  await updateReview(tx, review, { ...patch, status: to });
  noteReview(act, review, event, review.status, to, patch.brokenRule ? { rule: patch.brokenRule } : {});
  const wasShown = review.status === "published" || review.status === "reported";
  const isShown = to === "published" || to === "reported";
  if (wasShown !== isShown && review.by === "customer") book.count("reviews", isShown ? 1 : -1);
}

export function noteReview(
  { book }: Pick<Act, "book">,
  review: Pick<ReviewRow, "id" | "requestId" | "by">,
  event: ReviewEvent,
  from: ReviewRow["status"] | null,
  to: ReviewRow["status"],
  detail: AuditDetail = {},
): void {
  const { id: entityId, requestId, by } = review;
  book.line({ entity: "review", entityId, requestId, event, from, to, detail: { by, ...detail } });
}

/** Publishes what is there when both are, or when the time for writing is over. */
export async function publishReviews(act: Act, request: HeldRequest, order: Order): Promise<void> {
  const { tx, book, settings } = act;
  const both = await findBoth(tx, order.id);
  for (const by of bys) {
    const mine = both[by];
    if (mine?.status !== "sealed") continue;
    const other = both[by === "customer" ? "provider" : "customer"];
    const seen = { userId: book.author.id, now: book.at, settings };
    const facts = reviewFacts(orderOf(mine), by, { mine, other: other !== null }, seen);
    if (transition("sealed", "publish", book.author.actor, facts).refusal === "sealed") return;
    await moveReview(act, mine, "publish", facts, { publishedAt: book.at });
  }
  await clearTimer(tx, order.id, "review_end");
  for (const by of bys)
    if (both.customer ?? both.provider) await tellSide(act, request, order, by, "review_published");
}

/** A dispute that lasts longer than the time for reviews is asked every day whether it is over. */
const askedAgainAfter = 24 * 3600 * 1000;

/**
 * The time for reviews is over: what was written is published, photos of what was not are let go. While the job is in dispute that
 * waits: what ends the dispute says for how long.
 */
export async function endReviews(act: Act, request: HeldRequest, orderId: string): Promise<void> {
  const order = await findDone(act.tx, request.id);
  if (order?.id !== orderId) return;
  if (order.status === "disputed") {
    const dueAt = new Date(act.book.at.getTime() + askedAgainAfter);
    return setTimers(act.tx, [{ requestId: request.id, subjectId: orderId, kind: "review_end", dueAt }]);
  }
  await publishReviews(act, request, order);
  const { customer } = await findBoth(act.tx, orderId);
  if (!customer) await releaseReviewPhotos(act.tx, orderId);
}
