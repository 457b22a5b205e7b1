import { dateValue } from "~/i18n/field-values";
import { momentOf } from "~/i18n/moment";

const minute = 60_000;

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
function aheadOf(instant: number, timeZone: string): number {
  const { year, month, day, hour, minute: minutes } = momentOf(new Date(instant).toISOString(), timeZone);
  return Date.UTC(year, month - 1, day, hour, minutes) - Math.floor(instant / minute) * minute;
}

/**
 * The instant at which the clocks of a zone show a date and time. An hour that the change to summer time leaves out is read
 * as the hour after it; of one that comes twice, the first is meant.
 * @param local "YYYY-MM-DDTHH:MM"
 * @returns null when there is no such date or time
 */
export function instantOf(local: string, timeZone: string): Date | null {
  const wanted = Date.parse(`${local}Z`);
  if (Number.isNaN(wanted) || !new Date(wanted).toISOString().startsWith(local)) return null;
  const guesses = [wanted - 24 * 60 * minute, wanted + 24 * 60 * minute].map(
    (near) => wanted - aheadOf(near, timeZone),
  );
  const exact = guesses.filter((guess) => guess + aheadOf(guess, timeZone) === wanted);
  return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...guesses));
}

/** The end of a day in a zone: the first instant of the day after. @param date "YYYY-MM-DD" */
export function endOfDay(date: string, timeZone: string): Date | null {
  const start = Date.parse(`${date}T00:00Z`);
  if (Number.isNaN(start)) return null;
  const next = new Date(start + 24 * 60 * minute).toISOString().slice(0, 10);
  return instantOf(`${next}T00:00`, timeZone);
}

/** The calendar's date in a zone, "YYYY-MM-DD". */
export const dateIn = (at: Date, timeZone: string): string => dateValue(at.toISOString(), timeZone);

/** The same date a year later: "2026-11-24" → "2027-11-24". Of 29 February, the 1st of March. */
export function yearAfter(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return new Date(Date.UTC(year + 1, month - 1, day)).toISOString().slice(0, 10);
}
