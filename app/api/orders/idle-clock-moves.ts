import type { Act } from "../record/change";
import { clearTimer, setTimers } from "../time/schedule";
import { idleFrom, idleReminder } from "./idle-rules";
import type { HeldOrder } from "./order-store";

/** An order has another state, or another time of its visit: whoever leaves it alone is reminded later, or not any more. */
export async function setIdleClock(act: Act, before: HeldOrder, order: HeldOrder): Promise<void> {
  const isVisitAsBefore = before.startsAt.getTime() === order.startsAt.getTime();
  if (before.status === order.status && isVisitAsBefore) return;
  const [was, is] = [idleReminder(before.status), idleReminder(order.status)];
  if (was && was !== is) await clearTimer(act.tx, order.id, was);
  await startIdleClock(act, order);
}

/** Whoever leaves an order alone from now on is reminded, where there is anything to remind of. */
export async function startIdleClock({ tx, book, settings }: Act, order: HeldOrder): Promise<void> {
  const kind = idleReminder(order.status);
  if (!kind) return;
  const dueAt = idleFrom(kind, order, book.at, settings);
  await setTimers(tx, [{ requestId: order.requestId, subjectId: order.id, kind, dueAt }]);
}
