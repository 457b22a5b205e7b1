import type { OfferRound } from "~/contract/offer-fields";
import type { offersContract } from "~/contract/offers";
import type { ContextFor } from "../context";
import { invalid } from "../errors";
import { maskContacts } from "../masking/masking";
import type { Operations } from "../operation";
import type { Act } from "../record/change";
import { moveOffer } from "./moves";
import { findAskedAt, findPriceFloor, type HeldOffer, insertRound } from "./offer-store";
import { withOffer } from "./own";
import { noteResponse } from "./response-moves";
import type { OfferEvent } from "./rules";
import { amountFault } from "./terms";
import { floorOf, priceRefusal, visitFeeOf } from "./terms-rules";

type Discount = Pick<
  Operations<typeof offersContract>,
  "askDiscount" | "takeBackDiscount" | "acceptDiscount" | "counterDiscount" | "declineDiscount"
>;
type Side = OfferRound["by"];

/** @throws ApiError invalid at `price` */
async function checkPrice(act: Act, ctx: ContextFor<"user">, offer: HeldOffer, price: number): Promise<void> {
  const floor = floorOf(offer.kind, await findPriceFloor(act.tx, offer.requestId), ctx.settings);
  const wrong = priceRefusal(price, offer.price, floor);
  if (wrong?.below) throw invalid({ price: [amountFault("notLower", wrong.below, ctx)] });
  if (wrong?.above) throw invalid({ price: [amountFault("minAmount", wrong.above, ctx)] });
}

const round = (offer: HeldOffer, by: Side, kind: OfferRound["kind"], price: number, at: Date, note = "") => ({
  ...{ offerId: offer.id, by, kind, price, note, createdAt: at },
});

/** The provider's answer that sets the price at which the offer stands from now on. */
const agreed = (offer: HeldOffer, price: number) => ({
  ...{ price, visitFee: visitFeeOf(offer.kind, price, offer.visitFee), round: offer.round + 1 },
});

/**
 * A provider answers a discount request; the price that follows stands.
 * @param asked the price that the provider read; minor units
 */
function answer(
  ctx: ContextFor<"provider">,
  { id, asked }: { id: string; asked: number },
  event: OfferEvent & `${string}Discount`,
  kind: "accepted" | "countered" | "declined",
  priceOf: (offer: HeldOffer) => number,
  note = "",
): Promise<void> {
  return withOffer(ctx, "provider", id, async (act, request, offer) => {
    const price = priceOf(offer);
    const patch = kind === "declined" ? {} : agreed(offer, price);
    const askedAt = await findAskedAt(act.tx, offer.id);
    await moveOffer(act, request, offer, event, { patch, facts: { isAsked: asked === offer.askedPrice } });
    if (kind === "countered") await checkPrice(act, ctx, offer, price);
    await insertRound(act.tx, round(offer, "provider", kind, price, ctx.now, note));
    await noteResponse(act, offer.providerId, askedAt);
  });
}

export const discount: Discount = {
  askDiscount: async ({ id, price, note }, ctx) => {
    const masked = maskContacts(note ?? "");
    await withOffer(ctx, "customer", id, async (act, request, offer) => {
      const patch = { askedPrice: price, asks: offer.asks + 1 };
      await moveOffer(act, request, offer, "askDiscount", { patch, detail: { asked: price } });
      await checkPrice(act, ctx, offer, price);
      await insertRound(act.tx, round(offer, "customer", "asked", price, ctx.now, masked.text));
    });
    ctx.say(masked.isMasked ? "api:offerDiscountAskedMasked" : "api:offerDiscountAsked");
    return null;
  },

  takeBackDiscount: async ({ id }, ctx) => {
    await withOffer(ctx, "customer", id, async (act, request, offer) => {
      await moveOffer(act, request, offer, "takeBackDiscount");
      await insertRound(act.tx, round(offer, "customer", "taken_back", offer.price, ctx.now));
    });
    ctx.say("api:offerDiscountTakenBack");
    return null;
  },

  acceptDiscount: async (input, ctx) => {
    await answer(ctx, input, "acceptDiscount", "accepted", () => input.asked);
    ctx.say("api:offerDiscountAccepted");
    return null;
  },

  counterDiscount: async (input, ctx) => {
    const masked = maskContacts(input.note ?? "");
    await answer(ctx, input, "counterDiscount", "countered", () => input.price, masked.text);
    ctx.say(masked.isMasked ? "api:offerDiscountCounteredMasked" : "api:offerDiscountCountered");
    return null;
  },

  declineDiscount: async (input, ctx) => {
    await answer(ctx, input, "declineDiscount", "declined", (offer) => offer.price);
    ctx.say("api:offerDiscountDeclined");
    return null;
  },
};
