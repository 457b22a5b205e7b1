import { and, asc, eq, gt, lt, ne, or, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { correct } from "../db/correct";
import { countedReviews, countingRules } from "../db/counted-jobs";
import { textArray } from "../db/matching";
import { isOnTheMarket } from "../db/open-requests";
import { services } from "../db/schema";
import { transact } from "../db/transaction";

/** What there is of each of these services. */
function countsOf(ids: readonly string[]) {
  const isOne = sql`service_id = any(${textArray(ids)})`;
  return sql`
    select s.id as key, coalesce(o.count, 0)::int as open_requests_count, coalesce(r.count, 0)::int as reviews_count,
      coalesce(r.scores, 0)::int as scores_sum from services s
    left join (select service_id, count(*) from requests where ${isOne} and ${isOnTheMarket} group by service_id) o on o.service_id = s.id
    left join (select service_id, count(*), sum(punctuality + quality + communication + honesty) as scores
      from (${countedReviews}) c where ${isOne} group by service_id) r on r.service_id = s.id
    where s.id = any(${textArray(ids)})`;
}

/** Some services after one whose figures were counted by earlier rules; those of a later version are for its servers to count. */
export const listServicesOtherwise = (db: Db, after: string, limit: number) =>
  db
    .select({ id: services.id })
    .from(services)
    .where(and(lt(services.countedAs, countingRules), gt(services.id, after)))
    .orderBy(asc(services.id))
    .limit(limit);

/** Counts the figures of a service anew, in a moment of its own. @returns how many rows were not right */
export const recountService = (db: Db, id: string): Promise<number> =>
  transact(db, async (tx) => {
    const { reviewsCount, scoresSum, openRequestsCount } = services;
    await tx.select({ id: services.id }).from(services).where(eq(services.id, id)).for("update");
    const wrong = await correct(tx, services, services.id, countsOf([id]), {
      ...{ reviewsCount, scoresSum, openRequestsCount },
    });
    const isOfOthers = and(eq(services.id, id), ne(services.countedAs, countingRules));
    await tx.update(services).set({ countedAs: countingRules }).where(isOfOthers);
    return wrong;
  });

/** Of these, those of which something else stands there than there is, or by other rules. */
async function listWrong(db: Db, ids: readonly string[]): Promise<string[]> {
  const { reviewsCount, scoresSum, openRequestsCount } = services;
  const isWrong = sql`(${reviewsCount}, ${scoresSum}, ${openRequestsCount}) is distinct from
    (told.reviews_count, told.scores_sum, told.open_requests_count)`;
  const found = await db
    .select({ id: services.id })
    .from(services)
    .innerJoin(sql`(${countsOf(ids)}) told`, sql`told.key = ${services.id}`)
    .where(or(isWrong, ne(services.countedAs, countingRules)));
  return found.map(({ id }) => id);
}

/** Services that are looked at together; a request of one that is right waits for nothing. */
const batch = 20;

/** Counts anew those that are not right, one after the other. @returns how many rows were not */
export async function recountServices(db: Db): Promise<number> {
  const all = await db.select({ id: services.id }).from(services).orderBy(asc(services.id));
  let wrong = 0;
  for (let from = 0; from < all.length; from += batch) {
    const ids = all.slice(from, from + batch).map(({ id }) => id);
    for (const id of await listWrong(db, ids)) wrong += await recountService(db, id);
  }
  return wrong;
}
