import type { Due } from "./due";

/** Letters and figures that are not taken for one another when they are read aloud or copied by hand. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * What the payer of a transfer writes on it: ten signs in two groups, made of the payment's random id, so that it cannot be counted.
 * @example referenceFor("7k3m…") // "US-9KQ2M-H7TDX"
 */
export function referenceFor(paymentId: string): string {
  const signs = [...paymentId].map((sign) => alphabet[sign.charCodeAt(0) % alphabet.length]);
  return `US-${signs.slice(0, 5).join("")}-${signs.slice(5, 10).join("")}`;
}

/** Until when a transfer may arrive. It takes days, so for the price it has longer, up to the start of the work. */
export function transferDueAt(
  order: { createdAt: Date; startsAt: Date },
  { purpose, dueAt }: Pick<Due, "purpose" | "dueAt">,
  { paymentByTransferWithin }: { paymentByTransferWithin: number },
): Date {
  if (purpose !== "price") return dueAt;
  const within = order.createdAt.getTime() + paymentByTransferWithin * 1000;
  return new Date(Math.max(dueAt.getTime(), Math.min(within, order.startsAt.getTime())));
}

/**
 * Whether a transfer has the time that a bank needs, of the order's whole time and so from first to last alike; else it is not offered.
 * Where no card can be taken, it is: there is no other way to pay.
 * @param settings seconds
 */
export function isTransferOffered(
  order: Parameters<typeof transferDueAt>[0],
  due: Pick<Due, "purpose" | "dueAt">,
  {
    settings,
    hasCards,
  }: { settings: { paymentByTransferWithin: number; transferNeeds: number }; hasCards: boolean },
): boolean {
  if (due.purpose !== "price" || !hasCards) return true;
  const has = transferDueAt(order, due, settings).getTime() - order.createdAt.getTime();
  return has >= settings.transferNeeds * 1000;
}
