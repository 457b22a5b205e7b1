import type { Locale } from "~/i18n/locale";
import type { Refund, RefundState } from "./refund";

/** Minor units (ISO 4217). */
type Amount = { amount: number; currency: string };

/** What a payment is asked for. */
export type Charge = Amount & {
  /** Ours. Another try after a session has ended is another payment, with another id. */
  paymentId: string;
  /** What the payer reads at the gateway. */
  title: string;
  locale: Locale;
  /** Absolute address of our page, after paying and after giving up alike: it reads, it never decides. */
  returnTo: string;
  /** A gateway may keep its page open for longer (Stripe does): then we close it, and a late capture is refunded (rulings 23). */
  expiresAt: Date;
};

/** Where the payer goes: an address, or a path of ours. */
export type Session = { reference: string; url: string };

/** What was paid in a session, and when, where the gateway can say that. */
export type Taken = Amount & { charge: string; at?: Date };

/**
 * What the gateway says happened. `id` is the event's own, the same when it is said twice; one thing may also be told by two events,
 * so that what an event is about (payment, refund, dispute, settlement) counts once too. They come late and in any order.
 */
export type GatewayEvent = { id: string; at: Date } & (
  | { kind: "requires_action" | "expired"; paymentId: string; reason?: string }
  /** `isOpen`: that try did not go through, but the payer may try again in the same session, and succeed. */
  | { kind: "failed"; paymentId: string; reason?: string; isOpen?: boolean }
  | ({ kind: "succeeded"; paymentId: string; charge: string } & Amount)
  /** `refundId` is ours, or the gateway's own where somebody refunded there by hand. A refund may fail after it was told as done. */
  | {
      kind: "refunded" | "refund_failed";
      refundId: string;
      round?: number;
      charge?: string;
      amount?: number;
      reason?: string;
    }
  /** The money of a dispute is gone, or has come back after it was won. */
  | ({ kind: "charged_back" | "chargeback_reversed"; charge: string; disputeId: string } & Amount)
  /** `gross − fee` came to the bank. Minor units of `currency`, in which the gateway settles. */
  | { kind: "settled"; gross: number; fee: number; currency: string; settlementId: string }
  | { kind: "other" }
);

export type Gateway = {
  name: "sandbox" | "stripe";
  /**
   * Opens a session at the gateway; the same payment asked twice is one session.
   * @throws GatewayUnreachable | GatewayRefused
   */
  open: (charge: Charge) => Promise<Session>;
  /**
   * Ends a session that nobody may pay any more, or that is over. @returns what was paid in it before; null when nothing was
   * @throws GatewayUnreachable | GatewayRefused
   */
  close: (reference: string) => Promise<Taken | null>;
  /**
   * Asks for a refund; the same one asked twice is one refund. `pending`: an event will tell.
   * @throws GatewayUnreachable | GatewayRefused
   */
  refund: (refund: Refund) => Promise<"done" | "pending">;
  /**
   * How a refund stands that was asked for before. @returns null when the gateway knows nothing of it
   * @throws GatewayUnreachable | GatewayRefused
   */
  findRefund: (refund: Refund) => Promise<RefundState | null>;
  /**
   * Reads a webhook.
   * @throws BadSignature; MalformedEvent; GatewayUnreachable where what settled has to be looked up: answer 5xx, and it is said again
   */
  readEvent: (body: Uint8Array, signature: string) => Promise<GatewayEvent>;
};
