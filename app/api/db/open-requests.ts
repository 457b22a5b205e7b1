import { sql } from "drizzle-orm";
import { requests } from "./schema";

/**
 * Requests that all technicians see. In the words of the indexes that hold such requests alone, whatever plan is kept for the query; the few
 * whose customer's account is closed are passed over.
 */
export const isOnTheMarket = sql`${requests.status} = 'open' and ${requests.visibility} = 'public' and ${requests.isOwnerActive}`;
