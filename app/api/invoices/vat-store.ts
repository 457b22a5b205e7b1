import { eq } from "drizzle-orm";
import type { Db } from "../db/client";
import { providerProfiles } from "../db/schema";

/** The number under which a technician is registered for VAT; null: not registered. */
export async function findVatNumber(db: Db, providerId: string): Promise<string | null> {
  const [row] = await db
    .select({ vatNumber: providerProfiles.vatNumber })
    .from(providerProfiles)
    .where(eq(providerProfiles.userId, providerId));
  return row?.vatNumber ?? null;
}

export async function saveVatNumber(db: Db, providerId: string, vatNumber: string | null): Promise<void> {
  await db.update(providerProfiles).set({ vatNumber }).where(eq(providerProfiles.userId, providerId));
}
