import { sql } from "drizzle-orm";

/** Whether everybody finds a technician. */
export const isListed = (id: string) =>
  sql<boolean>`exists (select 1 from provider_profiles p where p.user_id = ${id} and p.is_public)`;
