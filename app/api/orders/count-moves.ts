import type { Act } from "../record/change";
import { countReview } from "../reviews/rating-store";
import { findBoth } from "../reviews/review-store";
import { findCounted } from "./figures-store";
import type { HeldOrder } from "./order-store";

/** The customer's review of a job counts from now on, or no more. */
async function countReviewOf({ tx }: Act, orderId: string, by: 1 | -1): Promise<void> {
  const { customer } = await findBoth(tx, orderId);
  if (!customer?.scores) return;
  const { scores, stars, providerId, serviceId } = customer;
  await countReview(tx, { ...scores, stars, providerId, serviceId }, by);
}

/** Changes an order's state or what was released of it, and with that what its technician's figures make of it. */
export async function counting<T>(
  act: Act,
  { id, providerId }: Pick<HeldOrder, "id" | "providerId">,
  change: () => Promise<T>,
): Promise<T> {
  const before = await findCounted(act.tx, id);
  const done = await change();
  const after = await findCounted(act.tx, id);
  for (const total of ["jobs", "orders", "onTime"] as const)
    act.book.add(`provider.${total}`, providerId, Number(after[total]) - Number(before[total]));
  if (before.isRated !== after.isRated) await countReviewOf(act, id, after.isRated ? 1 : -1);
  return done;
}
