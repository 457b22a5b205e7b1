import type { Stripe } from "stripe";
import { shaped } from "./event-shape";
import type { GatewayEvent } from "./gateway";
import { BadSignature, MalformedEvent } from "./gateway-errors";
import { answerOf, isFaultOf } from "./stripe-client";
import { meaningOf } from "./stripe-events";
import { settlementOf } from "./stripe-settlement";

type Said = { body: Uint8Array; signature: string };

/** The types of Stripe's library say what stands in an event; the event may not. */
async function meaningIn(stripe: Stripe, event: Stripe.Event) {
  try {
    const isPayout = event.type === "payout.paid";
    return isPayout ? await answerOf(settlementOf(stripe, event.data.object)) : meaningOf(event);
  } catch (error) {
    if (error instanceof TypeError) throw new MalformedEvent(["data"]);
    throw error;
  }
}

/** @throws BadSignature | MalformedEvent | GatewayUnreachable */
export async function readEvent(
  stripe: Stripe,
  said: Said,
  secret: string,
  now: Date,
): Promise<GatewayEvent> {
  const event = await stripe.webhooks
    .constructEventAsync(said.body, said.signature, secret, undefined, undefined, now.getTime())
    .catch((error: unknown) => {
      if (isFaultOf(error, "StripeSignatureVerificationError")) throw new BadSignature("stripe");
      if (error instanceof SyntaxError) throw new MalformedEvent();
      throw error;
    });
  const meaning = await meaningIn(stripe, event);
  return shaped({ id: event.id, at: new Date(event.created * 1000), ...meaning });
}
