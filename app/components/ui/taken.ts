import { dateTimeValue } from "~/i18n/field-values";

/** How long one is somewhere at most, from the start: until the arrival at the latest, and then the work. Minutes. */
type Stay = { arrival_minutes: number; duration: number };

/** Minutes from the start until the end at the latest. */
export const lasting = ({ arrival_minutes, duration }: Stay): number => arrival_minutes + duration;

/** When somebody is taken already; days as "YYYY-MM-DD". */
export type Taken = {
  jobs: (Stay & { order_id: string; request: { id: string; title: string }; starts_at: string })[];
  days_off: string[];
};

export type Clash = { jobs: Taken["jobs"]; isDayOff: boolean };

const minute = 60_000;
/** A clock's time as if it were UTC: two of the same clock can be compared. */
const onClock = (local: string) => Date.parse(`${local.slice(0, 16)}:00Z`);
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/**
 * What stands in the way of being somewhere at a time.
 * @param local "YYYY-MM-DDTHH:MM" by the clock of `timeZone`, as a field holds it; anything else is in nobody's way
 * @param minutes from the start until the end at the latest; what a form was sent with may be no such number
 */
export function clashOf({ jobs, days_off }: Taken, local: string, minutes: number, timeZone: string): Clash {
  const start = onClock(local);
  const end = start + Math.max(minutes, 1) * minute;
  if (Number.isNaN(new Date(end).getTime())) return { jobs: [], isDayOff: false };
  const [first, last] = [dayOf(start), dayOf(end - minute)];
  return {
    jobs: jobs.filter((job) => {
      const from = onClock(dateTimeValue(job.starts_at, timeZone));
      return from < end && start < from + lasting(job) * minute;
    }),
    isDayOff: days_off.some((day) => first <= day && day <= last),
  };
}

/** The same of a moment. @param iso ISO 8601 */
export const clashAt = (taken: Taken, iso: string, minutes: number, timeZone: string): Clash =>
  clashOf(taken, dateTimeValue(iso, timeZone), minutes, timeZone);

/** Whether it is not over, at the latest. @param now ISO 8601 */
export const isAhead = (job: Taken["jobs"][number], now: string): boolean =>
  Date.parse(job.starts_at) + lasting(job) * minute > Date.parse(now);
