import { momentOf } from "./moment";

const two = (figure: number) => String(figure).padStart(2, "0");

/** The calendar's date in a zone as a `date` field holds it, whatever the language: "2026-11-24". */
export function dateValue(iso: string, timeZone: string): string {
  const { year, month, day } = momentOf(iso, timeZone);
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
}

/** A moment in a zone as a `datetime-local` field holds it: "2026-11-24T10:30". */
export function dateTimeValue(iso: string, timeZone: string): string {
  const { hour, minute } = momentOf(iso, timeZone);
  return `${dateValue(iso, timeZone)}T${two(hour)}:${two(minute)}`;
}
