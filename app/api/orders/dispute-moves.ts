import { aboutTheJob } from "~/contract/order-fields";
import { invoiceReleased } from "../invoices/moves";
import { held } from "../ledger/account-rules";
import { shareOf } from "../ledger/commission-rules";
import { holdPurse } from "../ledger/ledger-store";
import { takenBack } from "../ledger/take-back-rules";
import { dropAccepted } from "../offers/moves";
import { cancelOpenPayments, refundHeld } from "../payments/moves";
import { dropProposals } from "../proposals/moves";
import type { Act } from "../record/change";
import { moveRequest } from "../requests/moves";
import type { HeldRequest } from "../requests/request-store";
import { openReviews, resumeReviews } from "../reviews/moves";
import { clearTimers } from "../time/schedule";
import { setApproval } from "./approval-moves";
import { release } from "./completion-moves";
import { moveOrder } from "./moves";
import type { HeldOrder } from "./order-store";
import { freeFacts, transition } from "./rules";
import { isCleared } from "./view-rules";

const nothing = { released: null, payout: null, commission: null, vatDue: null };
const noClock = { clearsAt: null, clearedAt: null };

/** L2 back. What a completed order has released is held again: what the technician has no more of is owed. */
async function holdAgain({ tx, book }: Act, order: HeldOrder, cause: string): Promise<void> {
  const { id: orderId, currency, providerId } = order;
  const purse = await holdPurse(tx, providerId, currency);
  const [was, is] = [shareOf(order.released ?? 0, order), shareOf(0, order)];
  const lines = takenBack(providerId, held(orderId), was, is, purse);
  book.post({ kind: "release_reversed", cause, currency, orderId, lines });
}

/** Whether a dispute freezes the order now. */
export const freezes = (order: Pick<HeldOrder, "status" | "clearedAt" | "released" | "price">): boolean =>
  transition(order.status, "dispute", "customer", { ...freeFacts, isCleared: isCleared(order) }).to !==
  undefined;

/**
 * A dispute freezes an order: its clocks stop, what is proposed lapses, and what it earned but has not cleared is held again. A visit under
 * warranty is about no money: it stays.
 * @param cause the dispute
 * @returns seconds that the clock of its approval had left; null where none ran
 * @throws ApiError conflict where nothing can be frozen any more
 */
export async function freezeOrder(
  act: Act,
  request: HeldRequest,
  order: HeldOrder,
  cause: string,
): Promise<number | null> {
  const { status, confirmsAt } = order;
  if (status === "awaiting_payment" || status === "cancelled" || status === "disputed")
    throw new Error(`An order that is ${status} cannot be frozen`);
  const isDone = status === "completed";
  await moveOrder(act, order, "dispute", {
    facts: { isCleared: isCleared(order) },
    patch: { disputedFrom: status, confirmsAt: null, ...(isDone && { ...nothing, ...noClock }) },
  });
  await clearTimers(act.tx, [order.id]);
  await dropProposals(act, request, order, aboutTheJob);
  await cancelOpenPayments(act, order);
  if (isDone) {
    await holdAgain(act, order, cause);
    await moveRequest(act, request, "reopen");
  }
  return status === "delivered" && confirmsAt
    ? Math.floor((confirmsAt.getTime() - act.book.at.getTime()) / 1000)
    : null;
}

/**
 * The dispute is over as if it had not been: the order goes on where it was, its earning is released and clears anew.
 * @param since when the dispute began
 */
export async function resumeOrder(
  act: Act,
  request: HeldRequest,
  order: HeldOrder,
  { cause, since, timeLeft }: { cause: string; since: Date; timeLeft: number },
): Promise<void> {
  const { disputedFrom: after } = order;
  const confirmsAt = after === "delivered" ? new Date(act.book.at.getTime() + timeLeft * 1000) : null;
  await moveOrder(act, order, "resume", { facts: { after }, patch: { disputedFrom: null, confirmsAt } });
  if (confirmsAt) await setApproval(act, order, confirmsAt);
  if (after !== "completed") return;
  await release(act, order, order.price, cause);
  await resumeReviews(act, order, since);
  await moveRequest(act, request, "complete");
}

/**
 * L5. The dispute ends in a split: the technician's side keeps a part, by L2, and the rest goes back.
 * @param since when it began
 * @param by whose word it is: that of staff, or of both sides
 */
export async function splitOrder(
  act: Act,
  request: HeldRequest,
  order: HeldOrder,
  { cause, since, kept, by }: { cause: string; since: Date; kept: number; by: "staff" | "both" },
): Promise<void> {
  const [after, refund] = [kept > 0 ? ("completed" as const) : ("cancelled" as const), order.price - kept];
  const completedAt = order.completedAt ?? act.book.at;
  const moved = await moveOrder(act, order, "resolve", {
    facts: { after },
    patch: {
      ...{ disputedFrom: null, ...(kept > 0 && { completedAt }) },
      ...(kept === 0 && { cancelledBy: by, cancelledReason: "dispute" }),
    },
    detail: { kept, refund },
  });
  await release(act, order, kept, cause);
  await refundHeld(act, order, refund, cause);
  await resumeReviews(act, order, since);
  if (kept === 0) return undo(act, request, order, moved, cause);
  await moveRequest(act, request, "complete");
  if (order.disputedFrom === "completed") return;
  await openReviews(act, request, { ...order, status: "completed", completedAt });
}

/** Everything went back: the job is no one's any more, and what was invoiced of it is credited. */
async function undo(
  act: Act,
  request: HeldRequest,
  order: HeldOrder,
  cancelled: HeldOrder,
  cause: string,
): Promise<void> {
  await dropProposals(act, request, order);
  if (order.disputedFrom === "completed") await invoiceReleased(act, order, 0, cause);
  const without = await moveRequest(act, request, "loseOrder");
  await dropAccepted(act, without, cancelled);
}
