import { eq } from "drizzle-orm";
import type { Db } from "../db/client";
import { providerProfiles } from "../db/schema";

const profile = (id: string) => eq(providerProfiles.userId, id);

/** Holds a provider's record: two offers sent at once are counted one after the other. */
export async function holdProvider(tx: Db, id: string): Promise<{ responseCounts: number[] } | null> {
  const [row] = await tx
    .select({ responseCounts: providerProfiles.responseCounts })
    .from(providerProfiles)
    .where(profile(id))
    .for("update");
  return row ?? null;
}

export const setResponses = (tx: Db, id: string, responseCounts: number[], medianResponse: number | null) =>
  tx.update(providerProfiles).set({ responseCounts, medianResponse }).where(profile(id));
