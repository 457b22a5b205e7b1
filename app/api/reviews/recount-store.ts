import { eq, getTableName, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../db/client";
import { oneOf } from "../db/one-of";
import {
  counters,
  offers,
  orders,
  providerProfiles as profiles,
  requests,
  reviews,
  services,
} from "../db/schema";
import { shownReview } from "../db/states";
import { jobCounts, noResponses, offerCounts, responseCounts as responses } from "./job-counts-store";
import { meanOf } from "./rating-store";

const counted = sql`select * from reviews where ${oneOf(sql`status`, shownReview)}`;
const sumOf = (name: string) => sql`coalesce(sum(r.${sql.raw(name)}), 0)::int`;
const withStars = (stars: number) => sql`count(*) filter (where r.stars = ${sql.raw(String(stars))})`;

/** Sets columns to what was counted, named alike, where they differ. @returns how many rows did */
async function correct(
  tx: Db,
  table: PgTable,
  key: PgColumn,
  counts: SQL,
  columns: Record<string, PgColumn>,
): Promise<number> {
  const told = (column: PgColumn) => sql`told.${sql.identifier(column.name)}`;
  const own = sql.join(Object.values(columns), sql`, `);
  const found = sql.join(Object.values(columns).map(told), sql`, `);
  const rows = await tx
    .update(table)
    .set(Object.fromEntries(Object.entries(columns).map(([field, column]) => [field, told(column)])))
    .from(sql`(${counts}) told`)
    .where(sql`${key} = told.key and (${own}) is distinct from (${found})`)
    .returning({ key });
  return rows.length;
}

function recountProviders(tx: Db): Promise<number> {
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
      from provider_profiles p left join (${counted}) r on r.provider_id = p.user_id group by p.user_id) counts
    left join (${jobCounts}) j on j.provider_id = counts.key
    left join (${offerCounts}) f on f.provider_id = counts.key
    left join (${responses}) a on a.provider_id = counts.key`;
  return correct(tx, profiles, profiles.userId, counts, {
    ...{ starCounts, reviewsCount, rating, punctualitySum, qualitySum, communicationSum, honestySum },
    ...{ jobsDone, ordersCount, onTimeCount, offersCount, acceptedCount, responseCounts, medianResponse },
  });
}

function recountServices(tx: Db): Promise<number> {
  const { reviewsCount, scoresSum } = services;
  const counts = sql`
    select s.id as key, count(r.id)::int as reviews_count,
      coalesce(sum(r.punctuality + r.quality + r.communication + r.honesty), 0)::int as scores_sum
    from services s left join (${counted}) r on r.service_id = s.id group by s.id`;
  return correct(tx, services, services.id, counts, { reviewsCount, scoresSum });
}

/** The total on pages. */
async function recountTotal(tx: Db): Promise<number> {
  const value = await tx.$count(reviews, oneOf(reviews.status, shownReview));
  const [before] = await tx
    .select({ value: counters.value })
    .from(counters)
    .where(eq(counters.name, "reviews"));
  if ((before?.value ?? 0) === value) return 0;
  await tx
    .insert(counters)
    .values({ name: "reviews", value })
    .onConflictDoUpdate({ target: counters.name, set: { value } });
  return 1;
}

/**
 * Counts anew what every review changed when it was published or removed, every job when it came to an end, and every offer and answer.
 * @returns how many rows were not right
 */
export async function recountFigures(tx: Db): Promise<number> {
  const read = [requests, offers, orders, reviews].map((table) => getTableName(table)).join(", ");
  await tx.execute(sql.raw(`lock table ${read} in share row exclusive mode`));
  return (await recountProviders(tx)) + (await recountServices(tx)) + (await recountTotal(tx));
}
