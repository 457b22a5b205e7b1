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

/** Whether the customer is to name the account of a refund, since it goes back from the bank, or may, since it could. */
export function accountAsked(of: Of, here: Pick<Now, "outside">): WaitingRefund["asks_account"] {
  if (!canOf(of, here).includes("done")) return null;
  return of.gateway === "bank" ? "needed" : "possible";
}

/** A refund as staff see it: from the bank only an account is paid to, and that which a transfer came from. */
export function refundView({ amount, currency, ...row }: ListedRefund, ctx: Now): WaitingRefund {
  const { gateway, status, createdAt, sentAt, attempts, iban, holder, ...ofRow } = row;
  const { accountAt, askedAt, ...facts } = ofRow;
  const of = { status, gateway };
  const account = iban && holder && accountAt && { iban, holder, named_at: accountAt.toISOString() };
  return {
    ...{ ...facts, amount: { amount, currency }, created_at: createdAt.toISOString() },
    ...{ account: account || null, asks_account: accountAsked(of, ctx) },
    asked_at: askedAt?.toISOString() ?? null,
    sent_at: sentAt?.toISOString() ?? null,
    can: canOf(of, ctx).filter((deed) => deed !== "done" || account || gateway === "bank"),
    ...{ gone_gateway: goneGateway(gateway, ctx), was_asked: sentAt !== null || attempts > 0 },
  };
}
