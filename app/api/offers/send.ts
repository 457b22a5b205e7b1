import type { offersContract } from "~/contract/offers";
import type { OfferRefusal } from "~/contract/technician-area-fields";
import { type ApiError, conflict, notFound, refused } from "../errors";
import { checked, type Operations } from "../operation";
import { change } from "../record/change";
import { holdRequest } from "../requests/request-store";
import { fireDue } from "../time/timers";
import { addOffer, moveOffer, settleOffers } from "./moves";
import { nextState } from "./next-state";
import { type HeldOffer, insertRound } from "./offer-store";
import { earningOf } from "./offer-view";
import { withOffer } from "./own";
import { holdProvider } from "./provider-store";
import { noteResponse } from "./response-moves";
import { findSendRow, isKnown, type SendRow } from "./send-store";
import { refusalToSend } from "./sending-view";
import { findSent } from "./sent-store";
import { sentOffer } from "./sent-view";
import { readTerms } from "./terms";
import { checkRevised, checkSent } from "./terms-check";

type Sending = Pick<Operations<typeof offersContract>, "send" | "estimate" | "revise">;

const states: OfferRefusal[] = [
  "not_open",
  "has_live_offer",
  "owner_inactive",
  "closed_to_offers",
  "too_many_offers",
];

/** What has moved on answers 409; what the provider can mend answers 422. */
function denied(refusal: OfferRefusal, row: SendRow): ApiError {
  const key = `api:offerDenied.${refusal}`;
  const isState = states.includes(refusal);
  return isState ? conflict(key, { request_status: row.status }) : refused(key);
}

const firstRound = (offer: HeldOffer, at: Date) => ({
  ...{ offerId: offer.id, by: "provider" as const, kind: "sent" as const, price: offer.price, createdAt: at },
});

export const sending: Sending = {
  send: checked(checkSent, async (input, ctx) => {
    const me = ctx.user.id;
    const known = await findSendRow(ctx.db, input.id, me, ctx.now);
    if (!known || !isKnown(known, me)) throw notFound();
    await fireDue(ctx, input.id, ctx.now);
    const { offer, isMasked } = await change(ctx, { actor: "provider", id: me }, ctx.now, async (act) => {
      const request = await holdRequest(act.tx, input.id);
      await holdProvider(act.tx, me);
      const row = request && (await findSendRow(act.tx, input.id, me, ctx.now));
      if (!row || !isKnown(row, me)) throw notFound();
      const refusal = refusalToSend(row, ctx);
      if (refusal) throw denied(refusal, row);
      const to = await nextState(act, request, null, "send", input);
      const terms = readTerms(input, row.priceFloor, ctx);
      const sent = { ...terms.values, providerId: me, providerName: ctx.user.name };
      const added = await addOffer(act, request, to, sent);
      await insertRound(act.tx, firstRound(added, ctx.now));
      if (request.visibility === "direct" && !row.hasHistory)
        await noteResponse(act, me, request.publishedAt);
      await settleOffers(act, request);
      return { offer: added, isMasked: terms.isMasked };
    });
    ctx.say(
      isMasked ? "api:offerSentMasked" : offer.status === "queued" ? "api:offerQueued" : "api:offerSent",
      { count: ctx.settings.liveOffersPerRequest },
    );
    const row = await findSent(ctx.db, offer.id);
    if (!row) throw notFound();
    return sentOffer(row, ctx);
  }),

  estimate: async (input, ctx) => {
    const row = await findSendRow(ctx.db, input.id, ctx.user.id, ctx.now);
    if (!row || !isKnown(row, ctx.user.id)) throw notFound();
    return earningOf(input.price, row.commission, ctx.settings);
  },

  revise: checked(checkRevised, async (input, ctx) => {
    const isMasked = await withOffer(ctx, "provider", input.id, async (act, request, offer) => {
      const row = await findSendRow(act.tx, request.id, ctx.user.id, ctx.now);
      if (!row) throw notFound();
      await nextState(act, request, offer, "revise", input);
      const terms = readTerms(input, row.priceFloor, ctx);
      const patch = { ...terms.values, round: offer.round + 1, requestVersion: request.version };
      const { price } = await moveOffer(act, request, offer, "revise", { patch, version: input.version });
      await insertRound(act.tx, { ...firstRound({ ...offer, price }, ctx.now), kind: "revised" });
      await settleOffers(act, request);
      return terms.isMasked;
    });
    ctx.say(isMasked ? "api:offerRevisedMasked" : "api:offerRevised");
    return null;
  }),
};
