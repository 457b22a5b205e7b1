import type { OrderStatus } from "~/contract/order-fields";
import { comingUntil } from "./visit-rules";

export type IdleReminder = "start_reminder" | "delivery_reminder";

/** Seconds. */
type Waits = { startReminderAfter: number; deliveryReminderAfter: number };
type Work = Parameters<typeof comingUntil>[0] & { duration: number; startedAt: Date | null };

/** Of what the two sides are reminded when they leave an order alone that money is held for: that it begins, that it is delivered. */
export function idleReminder(status: OrderStatus): IdleReminder | null {
  if (status === "paid") return "start_reminder";
  return status === "in_progress" ? "delivery_reminder" : null;
}

/**
 * When an order counts as left alone: so long after the time of arrival is over, or after the work began, and never before the work
 * could be done that was agreed on.
 * @param since when the order came to be as it is
 */
export function idleFrom(reminder: IdleReminder, order: Work, since: Date, waits: Waits): Date {
  if (reminder === "start_reminder") {
    const late = Math.max(comingUntil(order).getTime(), since.getTime());
    return new Date(late + waits.startReminderAfter * 1000);
  }
  const done = (order.startedAt ?? since).getTime() + order.duration * 60_000;
  return new Date(Math.max(done, since.getTime() + waits.deliveryReminderAfter * 1000));
}
