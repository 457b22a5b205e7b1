import { and, asc, eq, gt, inArray, lt, ne, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { correct } from "../db/correct";
import { countedReviews, countingRules } from "../db/counted-jobs";
import { textArray } from "../db/matching";
import { meanOf } from "../db/mean-score";
import { oneOf } from "../db/one-of";
import { isOnTheMarket } from "../db/open-requests";
import { counters, providerProfiles as profiles, requests, reviews } from "../db/schema";
import { shownReview } from "../db/states";
import { transact } from "../db/transaction";
import { jobCounts, noResponses, offerCounts, responseCounts as responses } from "./job-counts-store";
import { recountServices } from "./service-recount-store";

const sumOf = (name: string) => sql`coalesce(sum(r.${sql.raw(name)}), 0)::int`;
const withStars = (stars: number) => sql`count(*) filter (where r.stars = ${sql.raw(String(stars))})`;

async function recountProviders(tx: Db, userIds: readonly string[]): Promise<number> {
  const ids = textArray(userIds);
  const { starCounts, reviewsCount, rating } = profiles;
  const { punctualitySum, qualitySum, communicationSum, honestySum } = profiles;
  const { jobsDone, ordersCount, onTimeCount, offersCount, acceptedCount } = profiles;
  const { responseCounts, medianResponse } = profiles;
  const sums = sql`(punctuality_sum + quality_sum + communication_sum + honesty_sum)`;
  const counts = sql`
    select counts.*, ${meanOf(sums, sql`reviews_count`)} as rating, coalesce(j.jobs_done, 0) as jobs_done,
      coalesce(j.orders_count, 0) as orders_count, coalesce(j.on_time_count, 0) as on_time_count,
      coalesce(f.offers_count, 0) as offers_count, coalesce(f.accepted_count, 0) as accepted_count,
      coalesce(a.response_counts, ${noResponses}) as response_counts, a.median_response from (
      select p.user_id as key, count(r.id)::int as reviews_count, ${sumOf("punctuality")} as punctuality_sum, ${sumOf("quality")} as quality_sum,
        ${sumOf("communication")} as communication_sum, ${sumOf("honesty")} as honesty_sum,
        jsonb_build_array(${sql.join([1, 2, 3, 4, 5].map(withStars), sql`, `)}) as star_counts
      from provider_profiles p left join (${countedReviews}) r on r.provider_id = p.user_id
      where p.user_id = any(${ids}) group by p.user_id) counts
    left join (${jobCounts(ids)}) j on j.provider_id = counts.key
    left join (${offerCounts(ids)}) f on f.provider_id = counts.key
    left join (${responses(ids)}) a on a.provider_id = counts.key`;
  const wrong = await correct(tx, profiles, profiles.userId, counts, {
    ...{ starCounts, reviewsCount, rating, punctualitySum, qualitySum, communicationSum, honestySum },
    ...{ jobsDone, ordersCount, onTimeCount, offersCount, acceptedCount, responseCounts, medianResponse },
  });
  const isOfOthers = and(inArray(profiles.userId, [...userIds]), ne(profiles.countedAs, countingRules));
  await tx.update(profiles).set({ countedAs: countingRules }).where(isOfOthers);
  return wrong;
}

/** Some technicians after one whose figures were counted by earlier rules; those of a later version are for its servers to count. */
export const listCountedOtherwise = (db: Db, after: string, limit: number) =>
  db
    .select({ id: profiles.userId })
    .from(profiles)
    .where(and(lt(profiles.countedAs, countingRules), gt(profiles.userId, after)))
    .orderBy(asc(profiles.userId))
    .limit(limit);

/** Some technicians, held until they are right. @returns how many were not, and the last; none where there is nobody after `after` */
async function recountSome(tx: Db, after: string): Promise<{ wrong: number; last: string } | null> {
  const held = await tx
    .select({ id: profiles.userId })
    .from(profiles)
    .where(gt(profiles.userId, after))
    .orderBy(asc(profiles.userId))
    .limit(batch)
    .for("update");
  const last = held.at(-1)?.id;
  if (last === undefined) return null;
  const ids = held.map(({ id }) => id);
  return { wrong: await recountProviders(tx, ids), last };
}

/** Counts the figures of a technician anew. @returns whether they were not right */
export const recountTechnician = (db: Db, id: string): Promise<boolean> =>
  transact(db, async (tx) => {
    await tx.select({ id: profiles.userId }).from(profiles).where(eq(profiles.userId, id)).for("update");
    return (await recountProviders(tx, [id])) > 0;
  });

/** A total on pages. */
async function recountTotal(tx: Db, name: "reviews" | "open_requests"): Promise<number> {
  const [before] = await tx
    .select({ value: counters.value })
    .from(counters)
    .where(eq(counters.name, name))
    .for("update");
  const value =
    name === "reviews"
      ? await tx.$count(reviews, oneOf(reviews.status, shownReview))
      : await tx.$count(requests, isOnTheMarket);
  if ((before?.value ?? 0) === value) return 0;
  await tx
    .insert(counters)
    .values({ name, value })
    .onConflictDoUpdate({ target: counters.name, set: { value } });
  return 1;
}

/** Technicians of one transaction: few, so that whoever changes something of one of them waits for moments only. */
const batch = 50;

/**
 * Counts anew what every review changed when it was published or removed, every job when it came to an end, every offer and answer,
 * and the requests that are open.
 * On a site that people use meanwhile too: a row is held before it is counted, and what changes it later comes on top.
 * @returns how many rows were not right
 */
export async function recountFigures(db: Db): Promise<number> {
  let wrong = 0;
  for (let after = ""; ; ) {
    const some = await transact(db, (tx) => recountSome(tx, after));
    if (!some) break;
    wrong += some.wrong;
    after = some.last;
  }
  wrong += await recountServices(db);
  for (const name of ["reviews", "open_requests"] as const)
    wrong += await transact(db, (tx) => recountTotal(tx, name));
  return wrong;
}
