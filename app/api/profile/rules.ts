import type { ProviderDraft } from "~/contract/profile";

type DayHours = { opens: string; closes: string };
type Parts = { headline: string; bio: string; services: number; cities: number };

/** What a profile still lacks before it is complete and can be found. */
export function missingOf({ headline, bio, services, cities }: Parts): ProviderDraft["missing"] {
  return [
    ...(headline === "" ? ["headline" as const] : []),
    ...(bio === "" ? ["bio" as const] : []),
    ...(services === 0 ? ["services" as const] : []),
    ...(cities === 0 ? ["cities" as const] : []),
  ];
}

const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);

/** "09:00-18:00" as opening hours, "" as a closed day; else what is wrong: a day opens and closes, in this order. */
export function readHours(text: string): DayHours | null | "notTime" | "timeOrder" {
  if (text === "") return null;
  const [opens = "", closes = "", ...more] = text.split("-");
  if (!isTime(opens) || !isTime(closes) || more.length > 0) return "notTime";
  return opens < closes ? { opens, closes } : "timeOrder";
}

type Price = { serviceId: string; fromPrice: number | null };

/** What services start from after a save: a price that was sent, none where none was sent on purpose, else the kept one. */
export function pricesAfter(
  sent: readonly { serviceId: string; fromPrice?: number | null | undefined }[],
  kept: readonly { id: string; fromPrice: number | null }[],
): Price[] {
  const before = new Map(kept.map(({ id, fromPrice }) => [id, fromPrice]));
  return sent.map(({ serviceId, fromPrice }) => ({
    serviceId,
    fromPrice: fromPrice === undefined ? (before.get(serviceId) ?? null) : fromPrice,
  }));
}

/** What a technician takes at least: the lowest price of any service, or unknown. */
export function startingPrice(prices: readonly (number | null)[]): number | null {
  const known = prices.filter((price) => price !== null);
  return known.length > 0 ? Math.min(...known) : null;
}

/** How a set changed: what came and what went, each once. */
export function difference<T>(before: readonly T[], after: readonly T[]): { added: T[]; removed: T[] } {
  const [was, is] = [new Set(before), new Set(after)];
  return { added: [...is].filter((one) => !was.has(one)), removed: [...was].filter((one) => !is.has(one)) };
}
