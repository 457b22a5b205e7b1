import type { GatewayEvent, Taken } from "./gateway";
import { GatewayRefused } from "./gateway-errors";
import type { RefundManner, SandboxAccount, SandboxSession, SandboxState, SandboxStep } from "./sandbox-book";

type Told = "succeeded" | "failed" | "requires_action" | "expired" | "charged_back" | "chargeback_reversed";
type Row = { from: readonly SandboxState[]; to: SandboxState; tells: Told; reason?: string };

const rows = {
  pay: { from: ["open"], to: "paid", tells: "succeeded" },
  decline: { from: ["open"], to: "open", tells: "failed", reason: "card_declined" },
  /** The bank wants the payer to confirm first. */
  ask: { from: ["open"], to: "confirming", tells: "requires_action" },
  confirm: { from: ["confirming"], to: "paid", tells: "succeeded" },
  refuse: { from: ["confirming"], to: "open", tells: "failed", reason: "authentication_failed" },
  abandon: { from: ["open", "confirming"], to: "closed", tells: "expired" },
  /** The bank had taken the money before the session was closed, and says so only now. */
  payLate: { from: ["closed"], to: "paid", tells: "succeeded" },
  /** The payer has the bank take the money back. */
  chargeBack: { from: ["paid"], to: "charged_back", tells: "charged_back" },
  /** The dispute is won: the bank gives it back. */
  giveBack: { from: ["charged_back"], to: "paid", tells: "chargeback_reversed" },
} as const satisfies Record<string, Row>;

/** What a payer can press on the sandbox's page. */
export type Press = keyof typeof rows;
export const presses = Object.keys(rows) as Press[];

/** The time of a step, and ids for what it makes. */
export type Making = { now: Date; newId: () => string };

/** What can be pressed in a state. */
export const canPress = (state: SandboxState): Press[] =>
  presses.filter((press) => (rows[press].from as readonly SandboxState[]).includes(state));

function eventOf(
  tells: Told,
  session: SandboxSession,
  { now, newId }: Making,
  reason?: string,
): GatewayEvent {
  const { paymentId, reference: charge, amount, currency } = session;
  const event = { id: newId(), at: now };
  if (tells === "succeeded") return { ...event, kind: tells, paymentId, charge, amount, currency };
  if (tells === "charged_back" || tells === "chargeback_reversed")
    return { ...event, kind: tells, charge, amount, currency, disputeId: session.disputeId ?? "" };
  if (tells === "failed")
    return { ...event, kind: tells, paymentId, isOpen: true, ...(reason && { reason }) };
  return { ...event, kind: tells, paymentId };
}

/**
 * What a press makes of a session. Pure.
 * @param refunds how refunds of what is paid by it will come out; as before when absent
 * @throws GatewayRefused when the state has no such button
 */
export function pressed({ session }: SandboxAccount, press: Press, making: Making, refunds?: RefundManner) {
  const row: Row = rows[press];
  if (!row.from.includes(session.state)) throw new GatewayRefused(session.state);
  const disputeId = row.tells === "charged_back" ? making.newId() : session.disputeId;
  const paidAt = row.tells === "succeeded" ? making.now : session.paidAt;
  const next = { ...session, state: row.to, refunds: refunds ?? session.refunds, disputeId, paidAt };
  return { session: next, events: [eventOf(row.tells, next, making, row.reason)] } satisfies SandboxStep;
}

/** Ends a session at our word; what is paid or ended stays as it is. Pure. */
export function closed({ session }: SandboxAccount, making: Making): SandboxStep {
  if (!canPress(session.state).includes("abandon")) return { session, events: [] };
  return { session: { ...session, state: "closed" }, events: [eventOf("expired", session, making)] };
}

/** What was paid in a session; null while nothing was, or after it was charged back. */
export const takenIn = ({
  state,
  reference: charge,
  amount,
  currency,
  paidAt,
}: SandboxSession): Taken | null =>
  state === "paid" ? { charge, amount, currency, ...(paidAt && { at: paidAt }) } : null;
