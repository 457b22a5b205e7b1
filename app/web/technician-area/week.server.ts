import type { TechnicianProfile } from "~/contract/technicians";
import { weekdaysOf } from "~/i18n/country";
import { country } from "../country.server";

type Hours = TechnicianProfile["hours"][number];

/** Days in a row with the same hours, weekdays from 0 (Sunday); null is closed. */
export type DaySpan = { first: number; last: number; hours: Hours };

/** The weekdays, from 0 (Sunday), in the order in which the operator's country reads them. */
export const weekdays = () => weekdaysOf(country());

/**
 * A week's hours, days of the same hours taken together.
 * @param hours of seven days, Sunday first
 * @param order the weekdays as they are read
 */
export function daySpans(hours: readonly Hours[], order: readonly number[]): DaySpan[] {
  const spans: DaySpan[] = [];
  for (const day of order) {
    const today = hours[day] ?? null;
    const before = spans.at(-1);
    if (before && before.hours?.opens === today?.opens && before.hours?.closes === today?.closes)
      before.last = day;
    else spans.push({ first: day, last: day, hours: today });
  }
  return spans;
}
