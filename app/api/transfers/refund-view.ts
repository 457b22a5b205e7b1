import type { WaitingRefund } from "~/contract/transfers";
import { ago } from "../ago";
import type { Context } from "../context";
import type { PaymentRow, RefundRow } from "../payments/payment-store";
import type { Asking, ListedRefund } from "./waiting-store";

type Now = Pick<Context, "outside" | "settings" | "now">;

/** Whom refunds are asked of at this site, and since when it should have told of them. */
export const askingNow = ({ outside, settings, now }: Now): Asking => ({
  gateway: outside.gateway?.name ?? null,
  sentBefore: ago(now, settings.refundToldWithin),
});

/** The gateway that took a payment and is not set up here any more: nobody asks it, and nobody hears it. */
export const goneGateway = (of: PaymentRow["gateway"], { outside }: Pick<Now, "outside">) =>
  of === "bank" || of === outside.gateway?.name ? null : of;

type Of = { status: RefundRow["status"]; gateway: PaymentRow["gateway"] };

/** What a person may do about a refund; one that the gateway is asked for, or has taken, is for it to tell of. */
export function canOf({ status, gateway }: Of, here: Pick<Now, "outside">): WaitingRefund["can"] {
  if (status === "done" || status === "cancelled") return [];
  if (gateway === "bank") return ["done"];
  if (goneGateway(gateway, here)) return ["done_there", "done"];
  return status === "failed" ? ["done", "retry"] : [];
}

/** A refund as staff see it. */
export function refundView({ amount, currency, ...row }: ListedRefund, ctx: Now): WaitingRefund {
  const { gateway, status, createdAt, sentAt, attempts, ...facts } = row;
  return {
    ...{ ...facts, amount: { amount, currency }, created_at: createdAt.toISOString() },
    ...{ sent_at: sentAt?.toISOString() ?? null, can: canOf({ status, gateway }, ctx) },
    ...{ gone_gateway: goneGateway(gateway, ctx), was_asked: sentAt !== null || attempts > 0 },
  };
}
