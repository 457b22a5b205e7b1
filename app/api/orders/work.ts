import type { ordersContract } from "~/contract/orders";
import { toLatinDigits } from "~/i18n/digits";
import { conflict, invalid } from "../errors";
import { attachFiles } from "../files/attach-moves";
import { hide } from "../masking/hiding";
import type { Operations } from "../operation";
import { dropProposals } from "../proposals/moves";
import { findIncrease } from "../proposals/proposal-store";
import { newArrivalCode, sameDigest } from "../secrets";
import { clearTimers } from "../time/schedule";
import { setApproval } from "./approval-moves";
import { completeOrder } from "./completion-moves";
import { moveOrder, tellOther } from "./moves";
import { type HeldOrder, updateOrder } from "./order-store";
import { withOrder } from "./own-moves";
import { changesLeft } from "./view-rules";

type Work = Pick<
  Operations<typeof ordersContract>,
  "newCode" | "start" | "deliver" | "askChanges" | "pause" | "confirm"
>;

/** An answer is to the delivery that its customer has seen; one that names none, to the last. @throws ApiError conflict */
function checkSeen({ status, deliveredAt }: HeldOrder, seen: string | undefined): void {
  if (status !== "delivered" || seen === undefined || Date.parse(seen) === deliveredAt?.getTime()) return;
  const delivery = deliveredAt?.toISOString() ?? null;
  throw conflict("api:orderRefused.otherDelivery", { order_status: status, delivery });
}

export const work: Work = {
  /** Too many wrong ones were typed in, or somebody else has read it. */
  newCode: async ({ id }, ctx) => {
    await withOrder(ctx, id, async (act, request, order) => {
      const isOfNobody = order.status === "paid" && !order.isProviderActive;
      if (isOfNobody) throw conflict("api:orderRefused.noArrival", { order_status: order.status });
      const patch = { arrivalCode: newArrivalCode(), arrivalTries: 0 };
      await moveOrder(act, order, "newCode", { patch });
      tellOther(act, request, order, "arrival_code_changed");
    });
    ctx.say("api:newCode");
    return null;
  },

  /** A wrong code counts, and is not undone with the refusal: the try is written down in a change of its own. */
  start: async ({ id, code }, ctx) => {
    const left = await withOrder(ctx, id, async (act, request, order) => {
      const isCode = sameDigest(toLatinDigits(code), order.arrivalCode ?? "");
      const triesLeft = act.settings.arrivalTries - order.arrivalTries;
      const hasTriesLeft = triesLeft > 0;
      if (order.status === "paid" && hasTriesLeft && !isCode) {
        await updateOrder(act.tx, id, { arrivalTries: order.arrivalTries + 1 });
        return triesLeft - 1;
      }
      await moveOrder(act, order, "start", {
        facts: { isCode, hasTriesLeft },
        patch: { startedAt: act.book.at },
      });
      await dropProposals(act, request, order, ["no_show", "reschedule"]);
      tellOther(act, request, order, "order_started");
      return null;
    });
    if (left === 0) throw conflict("api:orderRefused.noTriesLeft", { order_status: "paid" });
    if (left !== null)
      throw invalid({
        code: ["api:orderRefused.wrongCode", { key: "api:codeTriesLeft", params: { count: left } }],
      });
    ctx.say("api:orderStarted");
    return null;
  },

  deliver: async ({ id, note = "", photos = [] }, ctx) => {
    await withOrder(ctx, id, async (act, request, order) => {
      const within = new Date(act.book.at.getTime() + act.settings.confirmWithin * 1000);
      const increase = await findIncrease(act.tx, id);
      const confirmsAt = increase && increase.dueAt > within ? increase.dueAt : within;
      await attachFiles(act, photos, { purpose: "delivery_photo", subjectId: id });
      const said = hide(ctx, note);
      await moveOrder(act, order, "deliver", {
        patch: { deliveredAt: act.book.at, deliveryNote: said, confirmsAt },
        detail: { note: said },
      });
      await setApproval(act, order, confirmsAt);
      tellOther(act, request, order, "order_delivered", order.price);
    });
    ctx.say("api:orderDelivered");
    return null;
  },

  askChanges: async ({ id, reason, delivery }, ctx) => {
    await withOrder(ctx, id, async (act, request, order) => {
      checkSeen(order, delivery);
      await clearTimers(act.tx, [id]);
      await moveOrder(act, order, "askChanges", {
        facts: { hasChangesLeft: changesLeft(order, act.settings) > 0 },
        patch: { changesAsked: order.changesAsked + 1, confirmsAt: null },
        detail: { reason: hide(ctx, reason) },
      });
      tellOther(act, request, order, "order_changes_asked");
    });
    ctx.say("api:changesAsked");
    return null;
  },

  pause: async ({ id, reason, delivery }, ctx) => {
    await withOrder(ctx, id, async (act, request, order) => {
      checkSeen(order, delivery);
      const from = order.confirmsAt ?? act.book.at;
      const confirmsAt = new Date(from.getTime() + act.settings.pauseFor * 1000);
      await moveOrder(act, order, "pause", {
        facts: { isPaused: order.pausedAt !== null },
        patch: { pausedAt: act.book.at, pauseReason: hide(ctx, reason), confirmsAt },
        detail: { reason: hide(ctx, reason) },
      });
      await setApproval(act, order, confirmsAt);
      tellOther(act, request, order, "order_paused");
    });
    ctx.say("api:approvalPaused");
    return null;
  },

  confirm: async ({ id, delivery }, ctx) => {
    await withOrder(ctx, id, async (act, request, order) => {
      checkSeen(order, delivery);
      await completeOrder(act, request, order);
    });
    ctx.say("api:orderConfirmed");
    return null;
  },
};
