import type { Stripe } from "stripe";
import type { GatewayEvent } from "./gateway";
import { fromStripe } from "./stripe-money";
import { idOf, takenIn } from "./stripe-session";

/** What an event means, without its own id and time. */
type Meaning<Event = GatewayEvent> = Event extends GatewayEvent ? Omit<Event, "id" | "at"> : never;

const other = { kind: "other" } as const;

/** The account may have other sessions; `client_reference_id` is no proof, since an address of a payment link may set it. */
function paid(session: Stripe.Checkout.Session): Meaning {
  const [paymentId, taken] = [session.metadata?.payment_id, takenIn(session)];
  return paymentId && taken ? { kind: "succeeded", paymentId, ...taken } : other;
}

/** Which time of asking for a refund this one came of. */
export const roundOf = ({ metadata }: Pick<Stripe.Refund, "metadata">): number =>
  Number(metadata?.refund_round ?? 1);

const ended = (kind: "failed" | "expired", { metadata }: Stripe.Checkout.Session): Meaning =>
  metadata?.payment_id ? { kind, paymentId: metadata.payment_id } : other;

function tried(intent: Stripe.PaymentIntent): Meaning {
  const paymentId = intent.metadata.payment_id;
  if (!paymentId) return other;
  if (intent.status === "requires_action") return { kind: "requires_action", paymentId };
  const reason = intent.last_payment_error?.decline_code ?? intent.last_payment_error?.code;
  return { kind: "failed", paymentId, isOpen: true, ...(reason && { reason }) };
}

/** `pending` and `requires_action` are on their way. */
function refunded({ id, status, metadata, payment_intent, failure_reason, ...said }: Stripe.Refund): Meaning {
  const charge = idOf(payment_intent);
  const { amount } = fromStripe(said.amount, said.currency);
  const own = metadata?.refund_id && { refundId: metadata.refund_id, round: roundOf({ metadata }) };
  const refund = { ...(own || { refundId: id }), amount, ...(charge && { charge }) };
  if (status === "succeeded") return { kind: "refunded", ...refund };
  if (status !== "failed" && status !== "canceled") return other;
  return { kind: "refund_failed", ...refund, ...(failure_reason && { reason: failure_reason }) };
}

function disputed(kind: "charged_back" | "chargeback_reversed", dispute: Stripe.Dispute): Meaning {
  const charge = idOf(dispute.payment_intent);
  // The bank only asks as yet, or was answered in time: no money has moved.
  if (!charge || /^(warning_|prevented$)/.test(dispute.status)) return other;
  return { kind, charge, disputeId: dispute.id, ...fromStripe(dispute.amount, dispute.currency) };
}

/** What an event of Stripe means for us. The endpoint needs the types that stand here, and `payout.paid`. Pure. */
export function meaningOf(event: Stripe.Event): Meaning {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
      return paid(event.data.object);
    case "checkout.session.async_payment_failed":
      return ended("failed", event.data.object);
    case "checkout.session.expired":
      return ended("expired", event.data.object);
    case "payment_intent.requires_action":
    case "payment_intent.payment_failed":
      return tried(event.data.object);
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
    case "charge.refund.updated":
      return refunded(event.data.object);
    case "charge.dispute.created":
    case "charge.dispute.funds_withdrawn":
      return disputed("charged_back", event.data.object);
    case "charge.dispute.funds_reinstated":
      return disputed("chargeback_reversed", event.data.object);
    default:
      return other;
  }
}
