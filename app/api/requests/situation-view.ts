import type { OrderSituation, Situation } from "../next-step/step";
import { refusedClaim } from "../orders/refused-visit-view";
import { changesLeft, isCodeLocked, sharedUntil } from "../orders/view-rules";
import { visitState } from "../orders/visit-rules";
import { visitAgainUntil } from "../orders/warranty-rules";
import type { Viewpoint } from "../reading";
import type { Side } from "../record/life-cycle";
import { writableUntil } from "../reviews/review-facts";
import { furthestDay } from "../start-time";
import { dateIn } from "../zone";
import { requestCan, rowFacts } from "./change-rules";
import type { DetailsRow } from "./details-store";
import { faultsOf } from "./field-rules";
import { type RequestFacts, transition } from "./rules";
import type { OrderOf } from "./running-order-store";

/** Facts of a request for its page. Room for one more is not counted here: the operation does. */
export function pageFacts(row: DetailsRow, { now, settings }: Viewpoint): RequestFacts {
  const today = dateIn(now, settings.country.timeZone);
  const { timing, preferredDate, title } = row.card;
  const whole = { ...row, title, timing, preferredDate };
  return {
    ...rowFacts(row, now, settings.directAnswerWithin),
    ...{ isOwnerVerified: true, hasRoom: true, isRetendered: false },
    isComplete: Object.keys(faultsOf(whole, today, furthestDay({ now, settings }))).length === 0,
    hasRunningOrder: row.order !== null && row.order.status !== "completed",
  };
}

const dateOf = (iso: string | null) => (iso === null ? null : new Date(iso));

function orderSituation(order: OrderOf, viewpoint: Viewpoint): OrderSituation {
  const startsAt = new Date(order.startsAt);
  const payableUntil = new Date(order.payableUntil ?? order.paymentDueAt);
  return {
    ...order,
    ...order.waits,
    hasChangesLeft: changesLeft(order, viewpoint.settings) > 0,
    isCodeLocked: isCodeLocked(order, viewpoint.settings),
    paymentDueAt: new Date(order.paymentDueAt),
    ...{ payableUntil, isPayable: payableUntil > viewpoint.now },
    startsAt,
    visit: visitState({ ...order, startsAt, paidAt: dateOf(order.paidAt) }, viewpoint.now),
    confirmsAt: dateOf(order.confirmsAt),
    clearsAt: dateOf(order.clearsAt),
    clearedAt: dateOf(order.clearedAt),
  };
}

/** What may still be done about a job that is over, and until when. */
function laterOf({ order, customer }: DetailsRow, { now, settings }: Viewpoint) {
  if (!order)
    return { reviewUntil: { customer: null, provider: null }, visitAgainBy: null, visitRefused: null };
  const [completedAt, missedVisit] = [dateOf(order.completedAt), dateOf(order.missedVisit)];
  const job = { ...order, ...order.waits, customerId: customer.id, completedAt, missedVisit };
  const cleared = { clearsAt: dateOf(order.clearsAt), clearedAt: dateOf(order.clearedAt) };
  const until = (by: Side) => (order.reviewed[by] ? null : writableUntil(job, by, now, settings));
  return {
    reviewUntil: { customer: until("customer"), provider: until("provider") },
    visitAgainBy: visitAgainUntil(job, now, settings),
    visitRefused: refusedClaim({ ...job, ...cleared }, order.refusedVisit, missedVisit, { now, settings }),
  };
}

/** What the strip "what happens next" is read from, for the owner; a provider's page adds the own offer. */
export function situationOf(row: DetailsRow, viewpoint: Viewpoint): Situation {
  const { publishedAt, directName, isDirectAway: isAway, order } = row;
  const dueAt = publishedAt && new Date(publishedAt.getTime() + viewpoint.settings.directAnswerWithin * 1000);
  return {
    viewer: "customer",
    currency: row.card.currency,
    request: { status: row.status, facts: pageFacts(row, viewpoint), endsAt: row.expiresAt },
    isOwnerActive: row.isOwnerActive,
    direct: row.visibility === "direct" && dueAt ? { name: directName ?? "", dueAt, isAway } : null,
    ...{ offers: row.offersByState, places: viewpoint.settings.liveOffersPerRequest },
    ...{ offer: null, maySend: false, isExcluded: false },
    ...{ refunding: row.refunding, refundToName: row.refundToName },
    ...{ refundFailed: row.refundFailed, refundUndecided: row.refundUndecided },
    ...{ refunded: row.refunded, chargedBack: row.chargedBack },
    ...laterOf(row, viewpoint),
    visit: row.visitKept?.complaint?.waits ?? null,
    order: order && orderSituation(order, viewpoint),
  };
}

/** What a side may do with the request now. */
export const pageCan = (row: DetailsRow, side: Side, viewpoint: Viewpoint) =>
  requestCan(row.status, side, pageFacts(row, viewpoint));

/** The one technician may decline it now. */
export const mayDecline = (row: DetailsRow, viewpoint: Viewpoint): boolean =>
  transition(row.status, "declineDirect", "provider", pageFacts(row, viewpoint)).to !== undefined;

/** The provider who sees address and phone: the one whose order is paid. `until`: null while the job lasts. */
export function sharingOf(
  { order }: DetailsRow,
  viewpoint: Viewpoint,
): { providerId: string; until: Date | null } | null {
  const shared = order && sharedUntil({ ...order, completedAt: dateOf(order.completedAt) }, viewpoint);
  return shared && { ...shared, providerId: order.providerId };
}
