import type { GatewayEvent } from "./gateway";
import { GatewayRefused } from "./gateway-errors";
import type { Refund, RefundState } from "./refund";
import type { SandboxAccount, SandboxRefund, SandboxSession, SandboxStep } from "./sandbox-book";
import type { Making } from "./sandbox-steps";

/** Minor units that may still go back. */
const leftOf = ({ session, refunds }: SandboxAccount): number =>
  refunds.reduce(
    (left, { state, amount }) => (state === "refunded" ? left - amount : left),
    session.state === "paid" ? session.amount : 0,
  );

const isSame = (one: Pick<Refund, "refundId" | "round">, other: Pick<Refund, "refundId" | "round">) =>
  one.refundId === other.refundId && one.round === other.round;

const failedBy = "expired_or_canceled_card";

function eventOf(refund: SandboxRefund, { now, newId }: Making): GatewayEvent {
  const { refundId, round, charge, amount, state } = refund;
  const event = { id: newId(), at: now, kind: state, refundId, round, charge, amount };
  return state === "refunded" ? event : { ...event, reason: failedBy };
}

const madeOf = (asked: Refund, { refunds: manner }: SandboxSession): SandboxRefund => ({
  ...asked,
  state: manner === "fails" ? "refund_failed" : "refunded",
  answer: manner === "done" ? "done" : "pending",
});

/**
 * What asking for a refund makes of a session: the refund, and the event that tells how it came out. Asked again, nothing. Pure.
 * @throws GatewayRefused for more than is left, for another currency, or for another amount under the same id
 */
export function refunded(account: SandboxAccount, asked: Refund, making: Making): SandboxStep {
  const { session, refunds } = account;
  const known = refunds.find((refund) => isSame(refund, asked));
  if (known && known.amount !== asked.amount) throw new GatewayRefused("idempotency");
  if (known) return { session, events: [] };
  const isAmount = Number.isSafeInteger(asked.amount) && asked.amount > 0;
  if (!isAmount || asked.currency !== session.currency || asked.amount > leftOf(account))
    throw new GatewayRefused("amount");
  const made = madeOf(asked, session);
  return { session, refunds: [made], events: [eventOf(made, making)] };
}

/** How a refund came out; null where nobody has asked for it. What it tells of it may be on its way still. */
export function stateOf(refunds: readonly SandboxRefund[], asked: Refund): RefundState | null {
  const known = refunds.find((refund) => isSame(refund, asked));
  if (!known) return null;
  return known.state === "refunded" ? "done" : { failure: failedBy };
}

export const answerTo = (asked: Refund, refunds: readonly SandboxRefund[]) =>
  refunds.find((refund) => isSame(refund, asked))?.answer ?? "pending";
