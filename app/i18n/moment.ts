/** A point in time as a calendar and a clock show it somewhere. Months from 1, weekdays from 0 (Sunday), 24 hours. */
export type Moment = {
  year: number;
  month: number;
  day: number;
  weekday: number;
  hour: number;
  minute: number;
};

/** A date without a time is that day everywhere. */
const isDay = (iso: string) => /^\d{4}-\d{2}-\d{2}$/.test(iso);

const calendars = new Map<string, Intl.DateTimeFormat>();

/** Calendars are costly to make, so each is kept. Only figures are taken from them: those never differ. */
function read(
  iso: string,
  timeZone: string,
  calendar: "gregory" | "islamic-umalqura",
): Record<string, number> {
  const zone = isDay(iso) ? "UTC" : timeZone;
  const id = `${calendar} ${zone}`;
  const kept = calendars.get(id);
  const figure = "numeric";
  const made =
    kept ??
    new Intl.DateTimeFormat(`en-GB-u-ca-${calendar}-nu-latn`, {
      timeZone: zone,
      hourCycle: "h23",
      ...{ year: figure, month: figure, day: figure, hour: figure, minute: figure },
    });
  calendars.set(id, made);
  return Object.fromEntries(
    made.formatToParts(new Date(iso)).map(({ type, value }) => [type, Number(value)]),
  );
}

/** Zones keep their distance from UTC for a quarter of an hour at least. */
const quarter = 15 * 60_000;
const distances = new Map<string, number>();
const mostDistances = 5_000;

/** A zone's distance from UTC at an instant, in ms; both in ms since 1970. */
function distanceOf(instant: number, timeZone: string): number {
  const from = Math.floor(instant / quarter) * quarter;
  const id = `${from} ${timeZone}`;
  const known = distances.get(id);
  if (known !== undefined) return known;
  const at = read(new Date(from).toISOString(), timeZone, "gregory");
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = at;
  const found = Date.UTC(year, month - 1, day, hour, minute) - from;
  if (distances.size >= mostDistances) distances.clear();
  distances.set(id, found);
  return found;
}

/**
 * Reads an ISO 8601 instant in a zone (IANA name). A date without a time ("2026-11-24") is that day everywhere.
 * @throws RangeError when `iso` is not a date or the zone is unknown.
 */
export function momentOf(iso: string, timeZone: string): Moment {
  const instant = Date.parse(iso);
  const there = new Date(instant + distanceOf(instant, isDay(iso) ? "UTC" : timeZone));
  return {
    year: there.getUTCFullYear(),
    month: there.getUTCMonth() + 1,
    day: there.getUTCDate(),
    weekday: there.getUTCDay(),
    hour: there.getUTCHours(),
    minute: there.getUTCMinutes(),
  };
}

/** Whole days from one calendar date to another, clocks left aside: tomorrow is 1, yesterday −1. */
export function daysBetween(from: Moment, to: Moment): number {
  return (
    (Date.UTC(to.year, to.month - 1, to.day) - Date.UTC(from.year, from.month - 1, from.day)) / 86_400_000
  );
}

/**
 * The day of the Umm al-Qura calendar: 2026-03-05 → day 16 of month 9 (Ramadan) of 1447.
 * @throws RangeError when `iso` is not a date or the zone is unknown.
 */
export function hijriOf(iso: string, timeZone: string): { year: number; month: number; day: number } {
  const { year = 0, month = 1, day = 1 } = read(iso, timeZone, "islamic-umalqura");
  return { year, month, day };
}
