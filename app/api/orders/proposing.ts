import type { ordersContract } from "~/contract/orders";
import type { ContextFor } from "../context";
import { oneIn, underWarranty } from "../db/states";
import { conflict, invalid } from "../errors";
import { attachFiles } from "../files/attach-moves";
import { maskContacts } from "../masking/masking";
import { visitFloorOf } from "../offers/floor-view";
import { findAgreed } from "../offers/offer-store";
import type { Operations } from "../operation";
import { makeProposal } from "../proposals/moves";
import { findMissedVisit, hasClaimed } from "../proposals/proposal-store";
import type { Act } from "../record/change";
import { startOf } from "../start-time";
import { tellOther } from "./moves";
import type { HeldOrder } from "./order-store";
import { sideOf, withOrder } from "./own-moves";
import { leastPrice } from "./price-rules";
import type { OrderEvent } from "./rules";
import { freeFacts, transition } from "./rules";
import { claimableFrom, hasOther } from "./view-rules";
import { isReturned, warrantyUntil } from "./warranty-rules";

type Making = Pick<
  Operations<typeof ordersContract>,
  "proposePrice" | "proposeTime" | "claimNoShow" | "claimWarranty"
>;

/** @throws ApiError conflict where nobody could answer what is proposed */
function checkOther(ctx: ContextFor<"user">, order: HeldOrder): void {
  if (!hasOther(sideOf(ctx.user), order))
    throw conflict("api:orderRefused.otherInactive", { order_status: order.status });
}

/** @throws ApiError conflict where the order's table would not take what is proposed, or nobody could answer */
function checkOrder(ctx: ContextFor<"user">, order: HeldOrder, event: OrderEvent): void {
  const { status } = order;
  const { to } = transition(status, event, sideOf(ctx.user), freeFacts);
  if (!to) throw conflict(`api:orderIs.${status}`, { order_status: status });
  checkOther(ctx, order);
}

/** @throws ApiError invalid at `price` */
async function checkPrice({ tx, settings }: Act, order: HeldOrder, price: number): Promise<void> {
  if (price === order.price) throw invalid({ price: ["api:samePrice"] });
  const agreed = await findAgreed(tx, order.id);
  const visitFloor = visitFloorOf(agreed.floor, settings);
  const amount = leastPrice(order, { ...agreed, visitFloor }, price);
  const params = { amount: { amount, currency: order.currency } };
  if (price < amount) throw invalid({ price: [{ key: "validation:minAmount", params }] });
}

/** @throws ApiError conflict, with what is so: the job is not done, was paid back whole, has no warranty, or had one */
async function checkWarranty({ tx, book, settings }: Act, order: HeldOrder): Promise<void> {
  const { status } = order;
  const current = { order_status: status };
  if (!oneIn(underWarranty, status) || !order.completedAt) throw conflict(`api:orderIs.${status}`, current);
  const until = warrantyUntil(order, await findMissedVisit(tx, order.id), settings);
  if (order.warrantyDays === 0) throw conflict("api:warrantyNone", current);
  if (isReturned(order)) throw conflict("api:warrantyReturned", current);
  if (!until || until < book.at) throw conflict("api:warrantyOver", current);
}

const plain = (text: string) => maskContacts(text).text;

export const making: Making = {
  proposePrice: async ({ id, price, reason, photos = [] }, ctx) => {
    await withOrder(ctx, id, async (act, request, order) => {
      checkOrder(ctx, order, "reprice");
      await checkPrice(act, order, price);
      const within = act.settings.proposalAnswerWithin;
      const prices = { price, priceBefore: order.price };
      const made = await makeProposal(act, order, {
        kind: "price",
        ...prices,
        reason: plain(reason),
        within,
      });
      await attachFiles(act, photos, { purpose: "proposal_photo", subjectId: made });
      tellOther(act, request, order, "price_proposed", price);
    });
    ctx.say("api:proposalMade");
    return null;
  },

  proposeTime: async ({ id, starts_at, reason = "" }, ctx) => {
    const startsAt = startOf(starts_at, ctx);
    if (!(startsAt instanceof Date)) throw invalid({ starts_at: [startsAt] });
    await withOrder(ctx, id, async (act, request, order) => {
      checkOrder(ctx, order, "reschedule");
      const within = act.settings.proposalAnswerWithin;
      await makeProposal(act, order, { kind: "reschedule", startsAt, reason: plain(reason), within });
      tellOther(act, request, order, "time_proposed");
    });
    ctx.say("api:proposalMade");
    return null;
  },

  claimNoShow: async ({ id, reason, photos = [] }, ctx) => {
    await withOrder(ctx, id, async (act, request, order) => {
      checkOrder(ctx, order, "noShow");
      const current = { order_status: order.status };
      if (claimableFrom(order, act.settings) > act.book.at) throw conflict("api:notYetStarted", current);
      if (await hasClaimed(act.tx, id, sideOf(ctx.user), order.startsAt))
        throw conflict("api:noShowClaimedBefore", current);
      const within = act.settings.proposalAnswerWithin;
      const made = await makeProposal(act, order, { kind: "no_show", reason: plain(reason), within });
      await attachFiles(act, photos, { purpose: "proposal_photo", subjectId: made });
      tellOther(act, request, order, "no_show_claimed");
    });
    ctx.say("api:noShowClaimed");
    return null;
  },

  claimWarranty: async ({ id, reason, photos = [] }, ctx) => {
    await withOrder(ctx, id, async (act, request, order) => {
      await checkWarranty(act, order);
      checkOther(ctx, order);
      const within = act.settings.warrantyAnswerWithin;
      const made = await makeProposal(act, order, { kind: "warranty", reason: plain(reason), within });
      await attachFiles(act, photos, { purpose: "proposal_photo", subjectId: made });
      tellOther(act, request, order, "warranty_claimed");
    });
    ctx.say("api:warrantyClaimed");
    return null;
  },
};
