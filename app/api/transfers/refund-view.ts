import type { WaitingRefund } from "~/contract/transfer-fields";
import { ago } from "../ago";
import { stillHeld } from "../bank-accounts/hold-rules";
import type { Context } from "../context";
import { accountAsked, deedsOf } from "../payments/refund-can-rules";
import { factsOf } from "../payments/refund-facts";
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
  const { accountAt, askedAt, heldUntil, doneAt, returnReason, ...shown } = ofRow;
  const facts = factsOf(payment, { iban, attempts, failure: row.failure, heldUntil, returnReason }, ctx);
  const named_at = accountAt?.toISOString();
  const held_until = stillHeld(heldUntil, ctx.now)?.toISOString() ?? null;
  const account = iban && holder && named_at && { iban, holder, named_at, held_until };
  return {
    ...shown,
    amount: { amount, currency },
    created_at: createdAt.toISOString(),
    account: account || null,
    asks_account: accountAsked(status, facts),
    asked_at: askedAt?.toISOString() ?? null,
    done_at: doneAt?.toISOString() ?? null,
    return_reason: returnReason,
    sent_at: sentAt?.toISOString() ?? null,
    can: deedsOf(status, facts),
    gone_gateway: facts.taker === "gone" && payment.gateway !== "bank" ? payment.gateway : null,
    was_asked: sentAt !== null || facts.isAskedFor,
  };
}
