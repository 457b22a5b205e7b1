import type { SentOffer } from "~/contract/offer-fields";
import type { RequestDetails } from "~/contract/request-fields";
import type { technicianAreaContract } from "~/contract/technician-area";
import { oneIn, over } from "../db/states";
import { notFound } from "../errors";
import { nextForProvider } from "../next-step/for-provider";
import { visitFloorOf } from "../offers/floor-view";
import { earningOf } from "../offers/offer-view";
import { findSendRow, isKnown } from "../offers/send-store";
import { refusalToSend } from "../offers/sending-view";
import { listSentOn, type SentRow } from "../offers/sent-store";
import { sentOffer } from "../offers/sent-view";
import type { Operations } from "../operation";
import { orderDetails } from "../orders/details-view";
import { findJob, type OrderViewRow } from "../orders/view-store";
import { type DetailsRow, findDetails } from "../requests/details-store";
import { requestDetails, timelineOf } from "../requests/details-view";
import { listHistoryFor } from "../requests/history-store";
import { mayDecline, pageCan, sharingOf, situationOf } from "../requests/situation-view";
import { upToDate } from "../time/timers";

type Show = Operations<typeof technicianAreaContract>["request"];
type Context = Parameters<Show>[1];

const isOver = ({ offer }: SentRow) => oneIn(over, offer.status);

/** The request as the provider sees it: with the own part of its history, and what happens next. */
async function details(
  ctx: Context,
  row: DetailsRow,
  own: SentRow | undefined,
  maySend: boolean,
): Promise<RequestDetails> {
  const me = ctx.user.id;
  const isMine = row.order?.providerId === me;
  const situation = {
    ...situationOf(row, ctx),
    viewer: "provider" as const,
    offer: own?.offer ?? null,
    maySend,
  };
  const order = isMine ? situation.order : null;
  const view = {
    view: "provider" as const,
    can: isMine ? pageCan(row, "provider", ctx) : [],
    next: nextForProvider({ ...situation, order }),
    timeline: timelineOf(await listHistoryFor(ctx.db, row.requestId, me), row.card.currency),
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
  const row = await upToDate(ctx, ctx.now, () => findDetails(ctx.db, id, ctx.now));
  const sending = row && (await findSendRow(ctx.db, id, me));
  if (!row || !sending || !isKnown(sending, me)) throw notFound();
  const offers = sending.hasHistory ? await listSentOn(ctx.db, me, id) : [];
  const own = offers.find((offer) => !isOver(offer));
  const order = sending.hasHistory ? await findJob(ctx.db, id, me, ctx.now) : null;
  const refusal = refusalToSend(sending, ctx);
  const isDirect = row.visibility === "direct" && row.directProviderId === me;
  const { commission, priceFloor, currency } = sending;
  const { rate_percent, minimum } = earningOf(priceFloor, commission, ctx.settings);
  return {
    request: await details(ctx, row, own, refusal === null),
    my_offer: own ? ownOffer(own, order, ctx) : null,
    past_offers: offers.filter(isOver).map((offer) => sentOffer(offer, ctx)),
    order: order && (await orderDetails(ctx.db, order, "provider", ctx)),
    refusal,
    can_decline_direct: isDirect && mayDecline(row, ctx),
    price_floor: { amount: priceFloor, currency },
    visit_floor: { amount: visitFloorOf(priceFloor, ctx.settings), currency },
    commission: { rate_percent, minimum },
  };
};
