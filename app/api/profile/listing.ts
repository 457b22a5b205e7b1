import type { Act } from "../record/change";
import { countProviders } from "./provider-store";
import { difference } from "./rules";

type Offered = { id: string; groupId: string };

/**
 * Keeps the totals that a provider's coming, changing or going alters: providers of services and groups, and technicians in all.
 * @param before what was offered in the directory, @param after what is from now on
 */
export async function countListing(
  { tx, book }: Act,
  before: readonly Offered[],
  after: readonly Offered[],
): Promise<void> {
  const ids = difference(
    before.map(({ id }) => id),
    after.map(({ id }) => id),
  );
  const groups = difference(
    before.map(({ groupId }) => groupId),
    after.map(({ groupId }) => groupId),
  );
  for (const group of groups.added) book.count(`providers:${group}`, 1);
  for (const group of groups.removed) book.count(`providers:${group}`, -1);
  book.count("technicians", Number(after.length > 0) - Number(before.length > 0));
  await countProviders(tx, ids.added, ids.removed);
}
