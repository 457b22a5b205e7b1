import { eq } from "drizzle-orm";
import { expect, vi } from "vitest";
import { openPostgres } from "~/api/db/postgres";
import { providerProfiles, providerServices } from "~/api/db/schema";

/** Waits until a server that has just started has ranked everybody, which would change rows beside the backup. */
export async function ranked(url: string): Promise<void> {
  const { db, close } = await openPostgres(url);
  const isUnranked = (of: typeof providerProfiles | typeof providerServices) => eq(of.rankedOn, "2000-01-01");
  for (const of of [providerProfiles, providerServices])
    await vi.waitFor(async () => expect(await db.$count(of, isUnranked(of))).toBe(0), 30_000);
  await close();
}
