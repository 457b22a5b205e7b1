import { eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { type Forms, matching, scoreOf } from "../db/matching";
import { isOnTheMarket } from "../db/open-requests";
import { requestCardColumns } from "../db/request-cards";
import { requests, requestTerms } from "../db/schema";
import type { Window } from "../page";

/** Conditions that indexes decide: one of these services, in one of these cities; none of a kind is any. */
export type Facets = { services: readonly string[]; cities: readonly string[] };

/** The newest so many that match are ranked, and no others (constant cost, whatever is asked). */
const candidates = 1_000;
/** Thousands of publications that the first and the second step look at, before the third takes in all the rest. */
const steps = [16, 128] as const;
/** A step of the score weighs more than any difference in age. */
const ageRange = 2 ** 40;

/** What hits are sorted by: score, then newest. */
export const hitKey = { key: sql`hit.rank`, id: sql`hit.id` };

/** The thousand of the newest publication, and marks of so many thousands of publications down from `top` less `below`. */
const newest = sql`newest as materialized (select last_value / 1000 as top from request_publications)`;
const thousands = (below: number, count: number) =>
  sql`(select array_agg('n:' || thousand) from newest, generate_series(greatest(top - ${below + count - 1}, 0), top - ${below}) thousand)`;

/** Looked for at once: all of the typed words, or any of them in fewer forms each. */
const anyOf = (asked: readonly Forms[]): Forms[] => [asked.flatMap((forms) => forms.slice(0, 2))];

/**
 * Of the newest 1,000 that match a page as cards, best first. Each step is decided inside the index and is made only when the one
 * before found too few, so that neither a word in every request nor a rare one costs more.
 */
function rankNewest(
  db: Db,
  { asked, wanted }: { asked: readonly Forms[]; wanted: readonly Forms[] },
  facets: Facets,
  others: SQL | undefined,
  { after, orderBy, limit }: Window,
) {
  const terms = requestTerms(requests);
  const given = [
    ...wanted,
    ...(facets.services.length > 0 ? [facets.services.map((service) => `s:${service}`)] : []),
    ...(facets.cities.length > 0 ? [facets.cities.map((city) => `c:${city}`)] : []),
  ];
  const step = (name: string, where: SQL) =>
    sql`${sql.raw(name)} as materialized (select ${requests.id} as id, ${requests.publicationNo} as number
      from ${requests} where ${isOnTheMarket} and ${matching(terms, given)} and ${where})`;
  const near = step("near", sql`${terms} && ${thousands(0, steps[0])}`);
  const middle = step("middle", sql`${terms} && ${thousands(steps[0], steps[1])}`);
  const far = step(
    "far",
    sql`${requests.publicationNo} < (select (top - ${steps[0] + steps[1] - 1}) * 1000 from newest)`,
  );
  const all = sql`(with ${newest}, ${near}, ${middle}, ${far}
    select latest.id, (${scoreOf(requests.words, asked)})::bigint * ${sql.raw(String(ageRange))} + latest.number as rank from (
      (select * from near order by number desc) union all
      (select * from middle order by number desc) union all
      (select * from far order by number desc) limit ${candidates}) latest
    join ${requests} on ${requests.id} = latest.id where ${others ?? sql`true`}) hit`;
  const order = sql.join(orderBy, sql`, `);
  const hits = sql`(select * from ${all} where ${after ?? sql`true`} order by ${order} limit ${limit}) hit`;
  return db
    .select({ ...requestCardColumns, rank: sql`hit.rank`.mapWith(Number) })
    .from(hits)
    .innerJoin(requests, eq(requests.id, sql`hit.id`))
    .orderBy(...orderBy);
}

/**
 * Open public requests that answer to the words, best first: those with all of them, where there are none those with any.
 * @param others conditions that the index does not know; they narrow the 1,000
 */
export async function searchOpen(
  db: Db,
  asked: readonly Forms[],
  facets: Facets,
  others: SQL | undefined,
  window: Window,
) {
  const hits = await rankNewest(db, { asked, wanted: asked }, facets, others, window);
  if (hits.length > 0 || asked.length < 2) return hits;
  return rankNewest(db, { asked, wanted: anyOf(asked) }, facets, others, window);
}
