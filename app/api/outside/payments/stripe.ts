import type { Stripe } from "stripe";
import type { Charge, Gateway, Taken } from "./gateway";
import { GatewayRefused } from "./gateway-errors";
import type { Refund, RefundState } from "./refund";
import { answerOf, isFaultOf, type StripeKeys, stripeClient } from "./stripe-client";
import { roundOf } from "./stripe-events";
import { toStripe } from "./stripe-money";
import { addressOf, findOpen, sessionFor, takenIn } from "./stripe-session";
import { readEvent } from "./stripe-webhook";

async function open(stripe: Stripe, charge: Charge, now: Date) {
  const asked = stripe.checkout.sessions
    .create(sessionFor(charge, now), { idempotencyKey: `payment-${charge.paymentId}` })
    .catch((error: unknown) => {
      if (isFaultOf(error, "StripeIdempotencyError")) return findOpen(stripe, charge.paymentId);
      throw error;
    });
  return addressOf(await answerOf(asked));
}

async function close(stripe: Stripe, reference: string): Promise<Taken | null> {
  const { sessions } = stripe.checkout;
  const asked = sessions.expire(reference).catch(async (error: unknown) => {
    const session = await sessions.retrieve(reference, { expand: ["payment_intent.latest_charge"] });
    if (session.status === "open") throw error;
    return session;
  });
  return takenIn(await answerOf(asked));
}

/** Stripe forgets an idempotency key after a day, but no refund. */
async function find(stripe: Stripe, { refundId, charge, round }: Refund): Promise<Stripe.Refund | undefined> {
  for await (const refund of stripe.refunds.list({ payment_intent: charge, limit: 100 }))
    if (refund.metadata?.refund_id === refundId && roundOf(refund) === round) return refund;
  return undefined;
}

function stateOf({ status, failure_reason }: Stripe.Refund): RefundState {
  if (status === "failed" || status === "canceled") return { failure: failure_reason ?? status };
  return status === "succeeded" ? "done" : "pending";
}

async function refund(stripe: Stripe, asked: Refund): Promise<"done" | "pending"> {
  const { refundId, charge, amount, currency, round } = asked;
  const metadata = { refund_id: refundId, refund_round: String(round) };
  const params = { payment_intent: charge, amount: toStripe(amount, currency), metadata };
  const make = () => stripe.refunds.create(params, { idempotencyKey: `refund-${refundId}-${round}` });
  const state = stateOf(await answerOf(find(stripe, asked).then((known) => known ?? make())));
  if (typeof state === "object") throw new GatewayRefused(state.failure);
  return state;
}

/** Null only where Stripe knows the payment and no such refund of it: of another account's payment nothing can be said. */
async function findRefund(stripe: Stripe, asked: Refund): Promise<RefundState | null> {
  const known = await answerOf(find(stripe, asked));
  if (known) return stateOf(known);
  await answerOf(stripe.paymentIntents.retrieve(asked.charge));
  return null;
}

/** Stripe by hosted Checkout Sessions: no card number ever reaches us. Its `charge` is the payment intent. */
export function stripeGateway(keys: StripeKeys, now: () => Date): Gateway & { name: "stripe" } {
  let opened: Promise<Stripe> | undefined;
  const client = () => {
    opened ??= stripeClient(keys);
    return opened;
  };
  return {
    name: "stripe",
    open: async (charge) => open(await client(), charge, now()),
    close: async (reference) => close(await client(), reference),
    refund: async (asked) => refund(await client(), asked),
    findRefund: async (asked) => findRefund(await client(), asked),
    readEvent: async (body, signature) =>
      readEvent(await client(), { body, signature }, keys.webhookSecret, now()),
  };
}
