import type { Stripe } from "stripe";
import type { Charge, Session, Taken } from "./gateway";
import { GatewayRefused } from "./gateway-errors";
import { fromStripe, toStripe } from "./stripe-money";

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

export const idOf = (named: string | { id: string } | null): string | undefined =>
  typeof named === "string" ? named : named?.id;

/** When a session's card was charged, in seconds, where it was asked for with its charge. */
function chargedAt({ payment_intent: intent }: Stripe.Checkout.Session): number | undefined {
  const charge = typeof intent === "object" ? intent?.latest_charge : null;
  return typeof charge === "object" ? charge?.created : undefined;
}

/** What was paid in a session; null while nothing was. A way of paying that takes days completes its session unpaid. */
export function takenIn(session: Stripe.Checkout.Session): Taken | null {
  const { payment_status, amount_total, currency } = session;
  const charge = idOf(session.payment_intent);
  if (payment_status !== "paid" || !charge || amount_total === null || !currency) return null;
  const seconds = chargedAt(session);
  return {
    ...{ charge, ...fromStripe(amount_total, currency) },
    ...(seconds !== undefined && { at: new Date(seconds * 1000) }),
  };
}
