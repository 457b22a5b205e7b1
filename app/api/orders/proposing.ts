import type { ProposalKind } from "~/contract/order-fields";
import type { ordersContract } from "~/contract/orders";
import type { ContextFor } from "../context";
import { conflict, invalid } from "../errors";
import { attachFiles } from "../files/attach-moves";
import { hide } from "../masking/hiding";
import { visitFloorOf } from "../offers/floor-view";
import { findAgreed } from "../offers/offer-store";
import type { Operations } from "../operation";
import { makeProposal } from "../proposals/moves";
import { findMissedVisit, hasClaimed, listOpen } from "../proposals/proposal-store";
import type { Act } from "../record/change";
import { startOf } from "../start-time";
import { tellOther } from "./moves";
import type { HeldOrder } from "./order-store";
import { sideOf, withOrder } from "./own-moves";
import { leastPrice } from "./price-rules";
import { proposingRefusal } from "./proposing-rules";

type Proposing = Pick<
  Operations<typeof ordersContract>,
  "proposePrice" | "proposeTime" | "claimNoShow" | "claimWarranty"
>;

/** @throws ApiError conflict with why nothing of the kind can be proposed now */
async function checkProposing(
  { tx, book, settings }: Act,
  { user }: ContextFor<"user">,
  order: HeldOrder,
  kind: ProposalKind,
): Promise<void> {
  const side = sideOf(user);
  const facts = {
    waiting: (await listOpen(tx, order.id)).map((open) => open.kind),
    hasClaimed: kind === "no_show" && (await hasClaimed(tx, order.id, side, order.startsAt)),
    missedVisit: kind === "warranty" ? await findMissedVisit(tx, order.id) : null,
  };
  const refusal = proposingRefusal(kind, side, order, facts, { now: book.at, settings });
  if (refusal) throw conflict(`api:${refusal}`, { order_status: order.status });
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

export const proposing: Proposing = {
  proposePrice: async ({ id, price, reason, photos = [] }, ctx) => {
    await withOrder(ctx, id, async (act, request, order) => {
      await checkProposing(act, ctx, order, "price");
      await checkPrice(act, order, price);
      const within = act.settings.proposalAnswerWithin;
      const prices = { price, priceBefore: order.price };
      const made = await makeProposal(act, order, {
        kind: "price",
        ...prices,
        reason: hide(ctx, reason),
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
      await checkProposing(act, ctx, order, "reschedule");
      // Nothing can be agreed on once the time has come.
      const ahead = (startsAt.getTime() - act.book.at.getTime()) / 1000;
      const within = Math.min(act.settings.proposalAnswerWithin, ahead);
      await makeProposal(act, order, { kind: "reschedule", startsAt, reason: hide(ctx, reason), within });
      tellOther(act, request, order, "time_proposed");
    });
    ctx.say("api:proposalMade");
    return null;
  },

  claimNoShow: async ({ id, reason, photos = [] }, ctx) => {
    await withOrder(ctx, id, async (act, request, order) => {
      await checkProposing(act, ctx, order, "no_show");
      const within = act.settings.proposalAnswerWithin;
      const made = await makeProposal(act, order, { kind: "no_show", reason: hide(ctx, reason), within });
      await attachFiles(act, photos, { purpose: "proposal_photo", subjectId: made });
      const ofCustomer = act.book.author.actor === "provider";
      tellOther(act, request, order, ofCustomer ? "no_show_claimed.customer" : "no_show_claimed");
    });
    ctx.say("api:noShowClaimed");
    return null;
  },

  claimWarranty: async ({ id, reason, photos = [] }, ctx) => {
    await withOrder(ctx, id, async (act, request, order) => {
      await checkProposing(act, ctx, order, "warranty");
      const within = act.settings.warrantyAnswerWithin;
      const made = await makeProposal(act, order, { kind: "warranty", reason: hide(ctx, reason), within });
      await attachFiles(act, photos, { purpose: "proposal_photo", subjectId: made });
      tellOther(act, request, order, "warranty_claimed");
    });
    ctx.say("api:warrantyClaimed");
    return null;
  },
};
