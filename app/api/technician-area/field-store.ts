import { eq, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { providerProfiles } from "../db/schema";

// Tables are written out, because Drizzle drops their names from columns where only one table is selected from.
const idsOf = (table: string, column: string) =>
  sql<string[]>`(
    select coalesce(json_agg(p.${sql.raw(column)}), '[]'::json) from ${sql.raw(table)} p where p.user_id = provider_profiles.user_id)`;

/** The services and cities in which a provider works, from `provider_profiles`. */
export const fieldColumns = {
  services: idsOf("provider_services", "service_id"),
  cities: idsOf("provider_cities", "city_id"),
};

export async function findField(
  db: Db,
  providerId: string,
): Promise<{ services: string[]; cities: string[] }> {
  const [row] = await db
    .select(fieldColumns)
    .from(providerProfiles)
    .where(eq(providerProfiles.userId, providerId));
  return row ?? { services: [], cities: [] };
}
