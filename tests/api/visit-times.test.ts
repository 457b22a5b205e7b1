import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { countsAsOnTime } from "~/api/db/counted-jobs";
import { wasOnTime } from "~/api/orders/visit-rules";
import { openWorld } from "../support/api";

const world = await openWorld();
const at = (time: string | null) => (time === null ? null : new Date(`2026-12-10T${time}Z`));

/** The job of half past eight in the morning: minutes of arrival, when it was paid, when it was begun. */
it.each<[string, number, string | null, string | null, boolean]>([
  ["begun in its hour of arrival", 60, "04:00:00", "09:30:00", true],
  ["begun when that hour is over", 60, "04:00:00", "09:30:01", false],
  ["begun in the grace of a time without a stretch", 0, "04:00:00", "08:45:00", true],
  ["begun after that grace", 0, "04:00:00", "08:45:01", false],
  [
    "paid in the last moment of arrival, and begun a quarter of an hour later",
    15,
    "08:44:35",
    "09:00:30",
    true,
  ],
  ["begun as long after paying as there was time to come", 15, "08:44:35", "10:44:35", true],
  ["begun later than that", 15, "08:44:35", "10:44:36", false],
  ["paid when the time of arrival was over, whenever it is begun", 15, "08:45:00", "19:00:00", true],
  ["paid in the grace, which is no time of arrival", 0, "08:35:00", "19:00:00", true],
  ["not begun", 15, "08:45:00", null, false],
  ["of an earlier version, without the time of paying", 15, null, "08:45:00", true],
  ["late, without the time of paying", 15, null, "08:45:01", false],
])(
  "A job is %s: the rule and the database agree on whether it was on time",
  async (_, minutes, paid, begun, expected) => {
    const startsAt = new Date("2026-12-10T08:30:00Z");
    const visit = { startsAt, arrivalMinutes: minutes, paidAt: at(paid), startedAt: at(begun) };
    expect(wasOnTime(visit)).toBe(expected);
    const time = (one: Date | null) => sql`${one?.toISOString() ?? null}::timestamptz`;
    const rows = await world.db
      .select({ found: countsAsOnTime })
      .from(sql`(select 'completed' as status, null::text as disputed_from,
    null::text as request_id, 0 as price, 0 as released, 0 as price_floor, ${minutes}::int as arrival_minutes,
    ${time(visit.startsAt)} as starts_at, ${time(visit.paidAt)} as paid_at, ${time(visit.startedAt)} as started_at) orders`);
    expect(rows).toEqual([{ found: expected }]);
  },
);
