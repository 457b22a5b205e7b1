import type { Wait } from "~/contract/next-step";
import { statusAt } from "../complaints/clock-rules";
import type { Side } from "../record/life-cycle";
import { type Step, type WaitingOrder, waitingSteps } from "./step";

/** What time has answered or lapsed by now waits for nobody, before the clock has written it down. */
function inTime(order: WaitingOrder, now: Date): WaitingOrder {
  const { complaint, isTransferSent } = order;
  const proposals = order.proposals.filter(
    ({ dueAt, payableUntil }) => new Date((!isTransferSent && payableUntil) || dueAt) > now,
  );
  if (!complaint) return { ...order, proposals };
  const status = statusAt(complaint.status, complaint.dueAt ? new Date(complaint.dueAt) : null, now);
  const dueAt = status === complaint.status ? complaint.dueAt : null;
  return { ...order, proposals, complaint: { ...complaint, status, dueAt } };
}

/**
 * What of an order waits for somebody, as its row in a list says: what waits for the viewer first, then the most pressing. Its twin in the
 * database is `waitingOrders`.
 * @param order in the state that time has given it
 */
export function waitOf(order: WaitingOrder, viewer: Side, now: Date): Wait | null {
  const steps = waitingSteps(inTime(order, now), viewer).filter((step): step is Step => Boolean(step));
  const step = steps.find(({ by }) => by === viewer) ?? steps[0];
  if (!step?.what) return null;
  return {
    actor: step.by === viewer ? "you" : step.by,
    what: step.what,
    due_at: step.due?.toISOString() ?? null,
  };
}
