import type { SentOffer } from "~/contract/offer-fields";
import type { RequestDetails } from "~/contract/request-fields";
import type { technicianAreaContract } from "~/contract/technician-area";
import { oneIn, over } from "../db/states";
import { readTogether } from "../db/together";
import { notFound } from "../errors";
import { nextForProvider } from "../next-step/for-provider";
import { visitFloorOf } from "../offers/floor-view";
import { earningOf } from "../offers/offer-view";
import { isKnown, selectSendRow } from "../offers/send-store";
import { refusalToSend } from "../offers/sending-view";
import { listSentOn, type SentRow } from "../offers/sent-store";
import { sentOffer } from "../offers/sent-view";
import type { Operations } from "../operation";
import { orderDetails } from "../orders/details-view";
import { type OrderViewRow, selectJob } from "../orders/view-store";
import { selectDetails } from "../requests/details-store";
import { requestDetails, timelineOf } from "../requests/details-view";
import { listHistoryFor } from "../requests/history-store";
import { mayDecline, pageCan, sharingOf, situationOf } from "../requests/situation-view";
import { upToDate } from "../time/timers";

type Show = Operations<typeof technicianAreaContract>["request"];
type Context = Parameters<Show>[1];

const isOver = ({ offer }: SentRow) => oneIn(over, offer.status);

/** A request with all that is the reader's of it, in one query. */
async function find({ db, now, user }: Context, id: string) {
  const { rows, sendings, sent, jobs, lines } = await readTogether(db, {
    rows: selectDetails(db, id, now),
    sendings: selectSendRow(db, id, user.id, now),
    sent: listSentOn(db, user.id, id),
    jobs: selectJob(db, id, user.id, now),
    lines: listHistoryFor(db, id, user.id),
  });
  const [[row], [sending], [job = null]] = [rows, sendings, jobs];
  if (!row || !sending || !isKnown(sending, user.id)) return null;
  return { requestId: id, hasDue: row.hasDue, row, sending, sent, job, lines };
}

type Found = NonNullable<Awaited<ReturnType<typeof find>>>;

/** The request as the provider sees it: with the own part of its history, and what happens next. */
function details(
  ctx: Context,
  { row, lines, sending }: Found,
  own: SentRow | undefined,
  maySend: boolean,
): RequestDetails {
  const me = ctx.user.id;
  const isMine = row.order?.providerId === me;
  const { direct, ...rest } = situationOf(row, ctx);
  const situation = {
    ...rest,
    viewer: "provider" as const,
    direct: sending.isExcluded ? null : direct,
    isExcluded: sending.isExcluded,
    offer: own?.offer ?? null,
    maySend,
  };
  const order = isMine ? situation.order : null;
  const view = {
    view: "provider" as const,
    can: isMine ? pageCan(row, "provider", ctx) : [],
    next: nextForProvider({ ...situation, order }),
    timeline: timelineOf(lines, row.card.currency),
    viewerId: me,
    isPrivateShown: sharingOf(row, ctx)?.providerId === me,
  };
  return requestDetails(isMine ? row : { ...row, order: null }, view, ctx);
}

/** The own offer; once it is a job, with what the price of now earns at the job's rates. */
function ownOffer(own: SentRow, order: OrderViewRow | null, ctx: Context): SentOffer {
  const offer = sentOffer(own, ctx);
  if (order?.offerId !== offer.id) return offer;
  const rates = { rate: order.commissionRate, minimum: order.commissionMinimum };
  return { ...offer, earning: earningOf(order.price, rates, ctx.settings) };
}

/** A request as a technician sees it, with the own offer, or why there can be none. */
export const request: Show = async ({ id }, ctx) => {
  const me = ctx.user.id;
  const found = await upToDate(ctx, ctx.now, () => find(ctx, id));
  if (!found) throw notFound();
  const { row, sending, sent, job: order } = found;
  const own = sent.find((offer) => !isOver(offer));
  const refusal = refusalToSend(sending, ctx);
  const { commission, priceFloor, currency, isExcluded } = sending;
  const isAsked = row.visibility === "direct" && row.directProviderId === me && !isExcluded;
  const { rate_percent, minimum } = earningOf(priceFloor, commission, ctx.settings);
  return {
    request: details(ctx, found, own, refusal === null),
    my_offer: own ? ownOffer(own, order, ctx) : null,
    past_offers: sent.filter(isOver).map((offer) => sentOffer(offer, ctx)),
    order: order && (await orderDetails(ctx.db, order, "provider", ctx)),
    refusal,
    can_decline_direct: isAsked && mayDecline(row, ctx),
    price_floor: { amount: priceFloor, currency },
    visit_floor: { amount: visitFloorOf(priceFloor, ctx.settings), currency },
    commission: { rate_percent, minimum },
    usual_warranty_days: sending.usualWarrantyDays,
  };
};
