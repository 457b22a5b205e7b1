import type { Digits, Locale } from "./locale";
import { daysBetween, hijriOf, type Moment, momentOf } from "./moment";
import { bound } from "./no-break";
import { inDigits } from "./number";
import type { Translate } from "./translate";

/** Who reads, when and where: all that the texts of dates depend on. `now` is ISO 8601, `timeZone` an IANA name. */
export type Reading = { locale: Locale; digits: Digits; now: string; timeZone: string; t: Translate };
export type DateOptions = {
  /** "Tuesday 24 November". */
  hasWeekday?: boolean;
  /** Always, or never, instead of only when it is not this year. */
  hasYear?: boolean;
  /** Inside a sentence: "today", not "Today". */
  isInside?: boolean;
  /** Minutes: a time that is a window of so many, "10:00 to 12:00"; 0 is that moment. */
  within?: number;
};

function dateText({ t, digits }: Reading, { day, month, year }: Moment, hasYear: boolean): string {
  const values = {
    day: inDigits(String(day), digits),
    month: t(`month.${month}`),
    year: inDigits(String(year), digits),
  };
  return bound(t(hasYear ? "date.dayMonthYear" : "date.dayMonth", values));
}

function isThisYear(reading: Reading, moment: Moment): boolean {
  return momentOf(reading.now, reading.timeZone).year === moment.year;
}

/** A date: "24 November", "24 نوفمبر", with the year when it is not this year. */
export function formatDate(
  reading: Reading,
  iso: string,
  { hasWeekday = false, hasYear }: DateOptions = {},
): string {
  const moment = momentOf(iso, reading.timeZone);
  const date = dateText(reading, moment, hasYear ?? !isThisYear(reading, moment));
  return hasWeekday
    ? reading.t("date.weekday", { weekday: reading.t(`weekday.${moment.weekday}`), date })
    : date;
}

/**
 * A month of a year, which no zone moves: "November 2026", "نوفمبر ٢٠٢٦".
 * @param month as the address and the API name it, "2026-11"
 */
export function formatMonth({ t, digits }: Reading, month: string): string {
  const [year = "", of = ""] = month.split("-");
  return t("date.monthYear", { month: t(`month.${Number(of)}`), year: inDigits(year, digits) });
}

function clockText({ digits, timeZone }: Reading, iso: string): string {
  const { hour, minute } = momentOf(iso, timeZone);
  return inDigits(`${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`, digits);
}

/** A time on the 24-hour clock, "09:05"; a window between two of them, "09:05 to 11:05". */
export function formatTime(reading: Reading, iso: string, { within = 0 }: DateOptions = {}): string {
  const from = clockText(reading, iso);
  if (within === 0) return from;
  const end = new Date(Date.parse(iso) + within * 60_000).toISOString();
  return reading.t("date.window", { from, to: clockText(reading, end) });
}

/** Date and time: "24 November, 14:05". */
export function formatDateTime(reading: Reading, iso: string, options?: DateOptions): string {
  return reading.t("date.time", {
    date: formatDate(reading, iso, options),
    time: formatTime(reading, iso, options),
  });
}

/**
 * What a native field holds, "2026-10-03" or "2026-10-03T14:00", in words: "Saturday 3 October 2026, 14:00". The field itself shows
 * day and month in the order of the reader's browser. Null while it holds no whole day.
 */
export function formatTyped(reading: Reading, typed: string): string | null {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?/.exec(typed) ?? [];
  const iso = `${day}T${time ?? "12:00"}:00.000Z`;
  if (Number.isNaN(Date.parse(iso))) return null;
  const asWritten = { ...reading, timeZone: "UTC" };
  const options = { hasWeekday: true, hasYear: true };
  return time ? formatDateTime(asWritten, iso, options) : formatDate(asWritten, iso, options);
}

/**
 * Until when, where money or a right is lost after it: always the weekday and the date, however near, so that nobody has to
 * count: "Wednesday 25 November, 09:29".
 */
export function formatLimit(reading: Reading, iso: string): string {
  return formatDateTime(reading, iso, { hasWeekday: true });
}

/** A day as people say it: "Today", "Tomorrow", "Yesterday", else weekday and date. */
export function formatDay(reading: Reading, iso: string, { isInside }: DateOptions = {}): string {
  const days = daysBetween(momentOf(reading.now, reading.timeZone), momentOf(iso, reading.timeZone));
  const word = days === 0 ? "today" : days === 1 ? "tomorrow" : days === -1 ? "yesterday" : null;
  return word
    ? reading.t(isInside ? `date.inside.${word}` : `date.${word}`)
    : formatDate(reading, iso, { hasWeekday: true });
}

/** An appointment as people say it: "Today, 18:00", "Thursday, 12:00" within six days, else "Thursday 3 December, 12:00". */
export function formatWhen(reading: Reading, iso: string, options?: DateOptions): string {
  const moment = momentOf(iso, reading.timeZone);
  const days = daysBetween(momentOf(reading.now, reading.timeZone), moment);
  if (days < -1 || days > 6) return formatDateTime(reading, iso, { ...options, hasWeekday: true });
  const day = Math.abs(days) <= 1 ? formatDay(reading, iso, options) : reading.t(`weekday.${moment.weekday}`);
  return reading.t("date.dayTime", { day, time: formatTime(reading, iso, options) });
}

/** The Umm al-Qura date, beside the Gregorian one: "16 Ramadan 1447 AH". Needs the dictionary `hijri`. */
export function formatHijri({ t, digits, timeZone }: Reading, iso: string): string {
  const { day, month, year } = hijriOf(iso, timeZone);
  const [dayText, yearText] = [day, year].map((figure) => inDigits(String(figure), digits));
  const values = { day: dayText ?? "", month: t(`hijri:month.${month}`), year: yearText ?? "" };
  return bound(t("hijri:date", values));
}
