import type { offersContract } from "~/contract/offers";
import type { Operations } from "../operation";
import { makeOrder } from "../orders/making-moves";
import { findActivity } from "../profile/account-store";
import { moveRequest } from "../requests/moves";
import { moveOffer, moveOffers, settleOffers } from "./moves";
import { listUnsettled } from "./offer-store";
import { withOffer } from "./own";
import { holdProvider } from "./provider-store";

type Answers = Pick<Operations<typeof offersContract>, "withdraw" | "reconfirm" | "decline" | "accept">;

export const answers: Answers = {
  withdraw: async ({ id }, ctx) => {
    await withOffer(ctx, "provider", id, async (act, request, offer) => {
      await moveOffer(act, request, offer, "withdraw");
      await settleOffers(act, request);
    });
    ctx.say("api:offerWithdrawn");
    return null;
  },

  reconfirm: async ({ id, version }, ctx) => {
    await withOffer(ctx, "provider", id, (act, request, offer) =>
      moveOffer(act, request, offer, "reconfirm", { version, patch: { requestVersion: request.version } }),
    );
    ctx.say("api:offerReconfirmed");
    return null;
  },

  decline: async ({ id }, ctx) => {
    await withOffer(ctx, "customer", id, async (act, request, offer) => {
      await moveOffer(act, request, offer, "decline");
      await settleOffers(act, request);
    });
    ctx.say("api:offerDeclined");
    return null;
  },

  /** One transaction: the offer is accepted, the order made, the request awaits its payment, the other offers wait. */
  accept: async ({ id, round }, ctx) => {
    const done = await withOffer(ctx, "customer", id, async (act, request, offer) => {
      // As one who sends is held, and as an account is closed: then it is read as it stays.
      await holdProvider(act.tx, offer.providerId);
      const isSenderActive = await findActivity(act.tx, offer.providerId);
      const facts = { isRound: round === offer.round, isSenderActive };
      const accepted = await moveOffer(act, request, offer, "accept", { facts });
      const awarding = await moveRequest(act, request, "award");
      await moveOffers(act, awarding, await listUnsettled(act.tx, request.id), "hold");
      const orderId = await makeOrder(act, awarding, accepted);
      await settleOffers(act, awarding);
      return { order_id: orderId, request_id: request.id };
    });
    ctx.say("api:offerAccepted");
    return done;
  },
};
