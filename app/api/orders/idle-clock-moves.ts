import type { Act } from "../record/change";
import { clearTimer, setTimers } from "../time/schedule";
import { idleFrom, idleReminder } from "./idle-rules";
import type { HeldOrder } from "./order-store";

/** An order has another state, or another time of its visit: whoever leaves it alone is reminded later, or not any more. */
export async function setIdleClock(act: Act, before: HeldOrder, order: HeldOrder): Promise<void> {
  const { tx, book, settings } = act;
  const isVisitAsBefore = before.startsAt.getTime() === order.startsAt.getTime();
  if (before.status === order.status && isVisitAsBefore) return;
  const [was, is] = [idleReminder(before.status), idleReminder(order.status)];
  if (was && was !== is) await clearTimer(tx, order.id, was);
  if (!is) return;
  const dueAt = idleFrom(is, order, book.at, settings);
  await setTimers(tx, [{ requestId: order.requestId, subjectId: order.id, kind: is, dueAt }]);
}
