import { type World, world } from "~/api/db/seed/stories";
import type { Story } from "~/api/db/seed/stories/rows";

/** A morning in November, told once for all tests. */
export const now = new Date("2026-11-19T08:30:00.000Z");
export const told: World = world(now);
export const stories: Story[] = [...told.living, ...told.past];

export function countsOf<T extends string>(list: readonly T[]): Partial<Record<T, number>> {
  const counts: Partial<Record<T, number>> = {};
  for (const one of list) counts[one] = (counts[one] ?? 0) + 1;
  return counts;
}

/** How often the most frequent occurs. */
export const most = (list: readonly string[]): number =>
  Math.max(...Object.values<number | undefined>(countsOf(list)).map((count) => count ?? 0));

/** Values that occur more than once. */
export const repeated = <T>(list: readonly T[]): T[] =>
  list.filter((one, place) => list.indexOf(one) !== place);

export const live = ["pending", "discount_requested", "stale", "on_hold"];
export const taken = [...live, "queued", "accepted"];
export const title = ({ request }: Story) => `${request.status}: ${request.title}`;
/** Stories for which something holds that should not. */
export const where = (list: Story[], wrong: (story: Story) => boolean) => list.filter(wrong).map(title);
