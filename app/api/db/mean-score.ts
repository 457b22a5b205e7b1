import { type SQL, sql } from "drizzle-orm";

/** What a review scores, each from 1 to 5. */
export const scoreNames = ["punctuality", "quality", "communication", "honesty"] as const;

/** The mean of all scores, 0 without any: the same expression wherever it is written. */
export const meanOf = (scores: SQL, reviews: SQL): SQL =>
  sql`case when ${reviews} = 0 then 0 else ${scores} / (4 * ${reviews})::double precision end`;
