import type { Act } from "../record/change";
import { setTimers, type Timer } from "../time/schedule";
import { type HeldOrder, updateOrder } from "./order-store";

/** Silence approves at this moment, with reminders as long before it as there are after a delivery, where that is not over. */
export async function setApproval(
  { tx, book, settings }: Act,
  order: HeldOrder,
  confirmsAt: Date,
): Promise<void> {
  const { confirmWithin, confirmReminderAfter, confirmLastReminderAfter } = settings;
  const timer = (kind: Timer["kind"], after: number): Timer => ({
    ...{ requestId: order.requestId, subjectId: order.id, kind },
    dueAt: new Date(confirmsAt.getTime() - (confirmWithin - after) * 1000),
  });
  const reminders = [
    timer("confirm_reminder", confirmReminderAfter),
    timer("confirm_last_reminder", confirmLastReminderAfter),
  ].filter(({ dueAt }) => dueAt > book.at);
  await setTimers(tx, [...reminders, timer("auto_confirm", confirmWithin)]);
}

/**
 * Silence does not approve delivered work at the old price while a higher one is agreed on and can be paid.
 * @param dueAt until when it can
 */
export async function awaitIncrease(act: Act, order: HeldOrder, dueAt: Date): Promise<void> {
  const { status, confirmsAt } = order;
  if (status !== "delivered" || !confirmsAt || confirmsAt >= dueAt) return;
  await updateOrder(act.tx, order.id, { confirmsAt: dueAt });
  await setApproval(act, order, dueAt);
}
