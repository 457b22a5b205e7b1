import { type SQL, sql } from "drizzle-orm";
import { countsAsEnded, countsAsJob, countsAsOnTime } from "../db/counted-jobs";
import { responseBeyond, responseEnds } from "../db/states";

const raw = (figure: number) => sql.raw(String(figure));

/** What the jobs of each technician come to. @param ids an array of theirs, as in the other counts */
export const jobCounts = (ids: SQL) => sql`
  select provider_id, count(*) filter (where ${countsAsJob})::int as jobs_done, count(*) filter (where ${countsAsEnded})::int as orders_count,
    count(*) filter (where ${countsAsOnTime})::int as on_time_count
  from orders where provider_id = any(${ids}) group by provider_id`;

/** What the offers of each technician come to. */
export const offerCounts = (ids: SQL) => sql`
  select provider_id, count(*)::int as offers_count, count(*) filter (where status = 'accepted')::int as accepted_count
  from offers where provider_id = any(${ids}) group by provider_id`;

const minutes = (from: SQL, to: SQL) => sql`extract(epoch from ${to} - ${from}) / 60`;

/** When each request was published: later it may have been opened to all, which is another date. */
const published = sql`select entity_id as request_id, created_at from audit where entity = 'request' and event = 'publish'`;

/**
 * Answers that somebody waited for, with the minutes they took: a direct request declined or, while it was direct, offered on for the
 * first time; a discount request answered.
 */
const answers = (ids: SQL) => sql`
  select r.direct_provider_id as provider_id, ${minutes(sql`p.created_at`, sql`a.created_at`)} as took
  from requests r join (${published}) p on p.request_id = r.id
    join audit a on a.entity = 'request' and a.entity_id = r.id and a.event = 'declineDirect'
  where r.direct_provider_id = any(${ids})
  union all
  select f.provider_id, ${minutes(sql`p.created_at`, sql`f.created_at`)}
  from requests r join (${published}) p on p.request_id = r.id
    join lateral (select * from offers where request_id = r.id and provider_id = r.direct_provider_id
      order by created_at, id limit 1) f on true
    join audit s on s.entity = 'offer' and s.entity_id = f.id and s.event = 'send'
  where r.direct_provider_id = any(${ids}) and not exists (select 1 from audit o
    where o.entity = 'request' and o.entity_id = r.id and o.event = 'openToAll' and o.position < s.position)
  union all
  select f.provider_id, ${minutes(sql`asked.created_at`, sql`answer.created_at`)}
  from offer_rounds asked join offers f on f.id = asked.offer_id
    join offer_rounds answer on answer.offer_id = asked.offer_id and answer.position = asked.position + 1
  where f.provider_id = any(${ids}) and asked.kind = 'asked' and answer.by = 'provider' and answer.kind in ('accepted', 'countered', 'declined')`;

const steps = [...responseEnds, responseBeyond];
const inStep = sql`case ${sql.join(
  responseEnds.map((end) => sql`when took <= ${raw(end)} then ${raw(end)}`),
  sql` `,
)} else ${raw(responseBeyond)} end`;
const ofStep = (step: number) => sql`count(step) filter (where step = ${raw(step)})`;

/** How long the answers of each technician took: a histogram, and the step within which half of them came. */
export const responseCounts = (ids: SQL) => sql`
  select provider_id, jsonb_build_array(${sql.join(steps.map(ofStep), sql`, `)}) as response_counts,
    percentile_disc(0.5) within group (order by step) as median_response
  from (select provider_id, ${inStep} as step from (${answers(ids)}) answers) counted group by provider_id`;

/** Of somebody without an answer. */
export const noResponses = sql`jsonb_build_array(${sql.join(
  steps.map(() => sql`0`),
  sql`, `,
)})`;
