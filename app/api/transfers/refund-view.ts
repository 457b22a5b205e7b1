import type { WaitingRefund } from "~/contract/transfers";
import { ago } from "../ago";
import type { Context } from "../context";
import { factsOf } from "../payments/refund-facts";
import { accountAsked, deedsOf } from "../payments/refund-rules";
import type { Asking, ListedRefund } from "./waiting-store";

type Now = Pick<Context, "outside" | "settings" | "now">;

/** Whom refunds are asked of at this site, and since when it should have told of them. */
export const askingNow = ({ outside, settings, now }: Now): Asking => ({
  gateway: outside.gateway?.name ?? null,
  sentBefore: ago(now, settings.refundToldWithin),
});

/** A refund as staff see it, with what its life cycle lets them do. */
export function refundView({ amount, currency, payment, ...row }: ListedRefund, ctx: Now): WaitingRefund {
  const { status, createdAt, sentAt, attempts, iban, holder, ...ofRow } = row;
  const { accountAt, askedAt, ...shown } = ofRow;
  const facts = factsOf(payment, { iban, attempts }, ctx);
  const account = iban && holder && accountAt && { iban, holder, named_at: accountAt.toISOString() };
  return {
    ...{ ...shown, amount: { amount, currency }, created_at: createdAt.toISOString() },
    ...{ account: account || null, asks_account: accountAsked(status, facts) },
    asked_at: askedAt?.toISOString() ?? null,
    sent_at: sentAt?.toISOString() ?? null,
    can: deedsOf(status, facts),
    gone_gateway: facts.taker === "gone" && payment.gateway !== "bank" ? payment.gateway : null,
    was_asked: sentAt !== null || facts.isAskedFor,
  };
}
