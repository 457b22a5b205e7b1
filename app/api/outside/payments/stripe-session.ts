import type { Stripe } from "stripe";
import type { Charge, Session } from "./gateway";
import { GatewayRefused } from "./gateway-errors";
import { toStripe } from "./stripe-money";

const minute = 60;
/** Stripe keeps a session open for 30 minutes at least and 24 hours at most, counted from its making. */
const [least, most] = [31 * minute, (24 * 60 - 1) * minute];

/**
 * When Stripe ends a session by itself, in seconds: half an hour after the payment's own time, at which we close it. So the same
 * charge asks the same whenever it is asked, which is what Stripe's idempotency goes by.
 */
const endOf = (expiresAt: Date, now: Date) =>
  Math.min(Math.ceil(expiresAt.getTime() / 1000) + least, Math.floor(now.getTime() / 1000) + most);

/** @throws GatewayRefused for an amount that Stripe cannot take, or a time that is over */
export function sessionFor(charge: Charge, now: Date): Stripe.Checkout.SessionCreateParams {
  if (charge.expiresAt <= now) throw new GatewayRefused("expired");
  const metadata = { payment_id: charge.paymentId };
  const unit_amount = toStripe(charge.amount, charge.currency);
  const price_data = {
    ...{ currency: charge.currency.toLowerCase(), unit_amount },
    product_data: { name: charge.title },
  };
  return {
    mode: "payment",
    // Those of telephones included. Other ways may take days, and the work is near.
    allowed_payment_method_types: ["card"],
    line_items: [{ quantity: 1, price_data }],
    client_reference_id: charge.paymentId,
    metadata,
    payment_intent_data: { metadata },
    // Its page does not speak Arabic.
    locale: charge.locale === "en" ? "en" : "auto",
    success_url: charge.returnTo,
    cancel_url: charge.returnTo,
    expires_at: endOf(charge.expiresAt, now),
  };
}

export function addressOf({ id, url }: Pick<Stripe.Checkout.Session, "id" | "url">): Session {
  if (!url) throw new GatewayRefused("ended");
  return { reference: id, url };
}

/** The session that a payment has: it was asked for in other words, in another language say. */
export async function findOpen(stripe: Stripe, paymentId: string): Promise<Stripe.Checkout.Session> {
  for await (const session of stripe.checkout.sessions.list({ status: "open", limit: 100 }))
    if (session.metadata?.payment_id === paymentId) return session;
  throw new GatewayRefused("ended");
}
