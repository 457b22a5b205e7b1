import type { OrderStatus } from "~/contract/order-fields";
import { oneIn, underWarranty } from "../db/states";

const day = 86_400_000;

type Done = {
  status: OrderStatus;
  completedAt: Date | null;
  warrantyDays: number;
  released: number | null;
};

/** What is told of a claim that was refused, or not answered, and what its customer may do: until when, where that ends. */
export type Refused = {
  how: "declined" | "lapsed";
  /** "" where nothing was said. */
  reason: string;
  may: "dispute" | "complaint" | "again";
  due: Date | null;
  /** Until when a visit can be asked for again, where that is not all there is. */
  again: Date | null;
};

/** Nothing of what was paid stayed with the technician, who owes no more work for it. */
export const isReturned = ({ released }: Pick<Done, "released">): boolean => released === 0;

/**
 * Until when a visit under warranty may be asked for: as many days from the completion as were promised. Where one was agreed on and nobody
 * came, another may be asked for during some days after that, whatever is left of the warranty: the first claim was in time.
 * @param missed when that visit was to begin
 * @param settings seconds
 * @returns null without a warranty, before the job is done, once it is called off, and once all that was paid for it has gone back
 */
export function warrantyUntil(
  { status, completedAt, warrantyDays, released }: Done,
  missed: Date | null,
  { warrantyVisitWithin }: { warrantyVisitWithin: number },
): Date | null {
  const isWarranted = oneIn(underWarranty, status) && warrantyDays > 0 && !isReturned({ released });
  if (!completedAt || !isWarranted) return null;
  const again = missed ? missed.getTime() + warrantyVisitWithin * 1000 : 0;
  return new Date(Math.max(completedAt.getTime() + warrantyDays * day, again));
}

/** The same after a visit that was not made, as long as that time runs; null where none was missed. */
export function visitAgainUntil(
  order: Done & { missedVisit: Date | null },
  now: Date,
  within: Parameters<typeof warrantyUntil>[2],
): Date | null {
  const until = order.missedVisit && warrantyUntil(order, order.missedVisit, within);
  return until && until > now ? until : null;
}
