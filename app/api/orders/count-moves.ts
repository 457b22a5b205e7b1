import { wasOnTime } from "../db/states";
import type { Act } from "../record/change";
import type { HeldOrder } from "./order-store";

/** A job counts among its technician's that are done, or no more; of those, it was begun on time or not. */
export function countDone({ book }: Act, order: HeldOrder, by: 1 | -1): void {
  book.add("provider.jobs", order.providerId, by);
  if (wasOnTime(order)) book.add("provider.onTime", order.providerId, by);
}
