import { countries } from "~/i18n/country";
import { momentOf } from "~/i18n/moment";
import { dateIn, endOfDay, instantOf } from "../../zone";

const { timeZone } = countries.EG;
const minute = 60_000;
const day = 24 * 60 * minute;

/** Times of the demo, all told from the moment at which it is loaded. */
export type Clock = {
  now: Date;
  /** Minutes before now. */
  ago: (minutes: number) => Date;
  /** A calendar day so many days from today, "YYYY-MM-DD" in Egypt. */
  dayFrom: (days: number) => string;
  /** The calendar day of an instant in Egypt. */
  dayOf: (date: Date) => string;
  /** The hour ("10:30" is 10.5) of a day in Egypt. */
  at: (date: string, hour: number) => Date;
  endOf: (date: string) => Date;
  /** The first working hour, 9 to 20, at least so many minutes from now. */
  slotIn: (minutes: number) => Date;
};

export const later = (date: Date, minutes: number): Date => new Date(date.getTime() + minutes * minute);
export const minutesBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / minute;
export const earliest = (...dates: Date[]): Date => new Date(Math.min(...dates.map(Number)));

function inEgypt(date: string, hour: number): Date {
  const time = `${String(Math.floor(hour)).padStart(2, "0")}:${String((hour % 1) * 60).padStart(2, "0")}`;
  const found = instantOf(`${date}T${time}`, timeZone);
  if (!found) throw new Error(`no such time: ${date} ${time}`);
  return found;
}

const dateOf = (date: Date) => dateIn(date, timeZone);

function workingSlot(date: Date): Date {
  const step = 30 * minute;
  const rounded = new Date(Math.ceil(date.getTime() / step) * step);
  const { hour } = momentOf(rounded.toISOString(), timeZone);
  if (hour < 9) return inEgypt(dateOf(rounded), 9);
  return hour < 20 ? rounded : inEgypt(dateOf(new Date(rounded.getTime() + day)), 9);
}

export const clock = (now: Date): Clock => ({
  now,
  ago: (minutes) => later(now, -minutes),
  dayFrom: (days) => dateOf(new Date(now.getTime() + days * day)),
  dayOf: dateOf,
  at: inEgypt,
  endOf: (date) => endOfDay(date, timeZone) ?? now,
  slotIn: (minutes) => workingSlot(later(now, minutes)),
});
