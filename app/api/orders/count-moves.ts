import { scoreNames } from "../db/mean-score";
import type { Act } from "../record/change";
import { findCounted } from "./figures-store";

type Counted = Awaited<ReturnType<typeof findCounted>>;
type Stars = 1 | 2 | 3 | 4 | 5;

/** Adds what an order and its customer's review count for to the totals of its technician and its service, or takes it off them. */
function add({ book }: Act, { providerId, ...counted }: Counted, by: 1 | -1): void {
  for (const total of ["jobs", "orders", "onTime"] as const)
    if (counted[total]) book.add(`provider.${total}`, providerId, by);
  const { review } = counted;
  if (!review) return;
  book.add("provider.reviews", providerId, by);
  book.add(`provider.stars${review.stars as Stars}`, providerId, by);
  for (const name of scoreNames) book.add(`provider.${name}`, providerId, by * review[name]);
  book.add("service.reviews", review.serviceId, by);
  book.add("service.scores", review.serviceId, by * scoreNames.reduce((sum, name) => sum + review[name], 0));
}

/**
 * An order, or its customer's review, is about to change. What it counts for follows at the end of the change, whatever becomes of
 * both: whoever writes what decides about that calls this first, and nobody else has to think of it.
 */
export const figuresFollow = (act: Act, orderId: string): Promise<void> =>
  act.book.watch(
    `order ${orderId}`,
    () => findCounted(act.tx, orderId),
    (before, after) => {
      add(act, before, -1);
      add(act, after, 1);
    },
  );
