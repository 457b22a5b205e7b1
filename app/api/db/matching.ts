import { and, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { makePgArray } from "drizzle-orm/pg-core";

/** A typed word's forms; a record must have one of them. The first is the word itself where some record has it. */
export type Forms = readonly string[];

/** As one parameter: however many there are, the statement is the same, and each connection keeps it once. */
export const textArray = (words: readonly string[]): SQL => sql`${makePgArray([...words])}::text[]`;

/** Records whose array has a form of each typed word; an index on the array (GIN) serves it. */
export const matching = (column: SQLWrapper, asked: readonly Forms[]): SQL =>
  and(
    ...asked.map((forms) =>
      forms.length === 1 ? sql`${column} @> ${textArray(forms)}` : sql`${column} && ${textArray(forms)}`,
    ),
  ) ?? sql`false`;

/** Words of a record's beginning, its name or title, that weigh more. */
const beginning = 12;

/**
 * How well a record's words answer: for each typed word that it has in some form 4, for the very word 1 more, at the beginning 2
 * more. A whole number from 0 to 7 a word, so that more of the words always count for more.
 */
export const scoreOf = (column: SQLWrapper, asked: readonly Forms[]): SQL<number> =>
  sql.join(
    asked.map((forms) => {
      const [all, very] = [textArray(forms), textArray(forms.slice(0, 1))];
      return sql`(case when ${column} && ${all} then 4 + case when ${column} @> ${very} then 1 else 0 end
        + case when (${column})[1:${sql.raw(String(beginning))}] && ${all} then 2 else 0 end else 0 end)`;
    }),
    sql` + `,
  ) as SQL<number>;
