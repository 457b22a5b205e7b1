import type { ComplaintStatus } from "~/contract/complaint-fields";
import { oneIn, openComplaint } from "../db/states";
import { freeFacts, transition } from "./rules";

const day = 86_400_000;

/**
 * The working day that comes so many working days after a date.
 * @param date "YYYY-MM-DD"
 * @param weekend weekdays from 0 (Sunday)
 */
export function workdayAfter(date: string, count: number, weekend: readonly number[]): string {
  let at = Date.parse(`${date}T00:00Z`);
  for (let left = count; left > 0; ) {
    at += day;
    if (!weekend.includes(new Date(at).getUTCDay())) left -= 1;
  }
  return new Date(at).toISOString().slice(0, 10);
}

/** What the clock of an approval goes on with after a dispute: what it had left, but a day at least. Seconds. */
export const timeToGoOn = (left: number | null, least: number): number => Math.max(left ?? 0, least);

/** Not settled, final or withdrawn. */
export const isOpen = (status: ComplaintStatus): boolean => oneIn(openComplaint, status);

/** Lists show a complaint in the state that time has given it, before the clock has written it down. */
export function statusAt(status: ComplaintStatus, dueAt: Date | null, now: Date): ComplaintStatus {
  const event = status === "decided" ? "stand" : "lapse";
  const isPast = dueAt !== null && dueAt <= now;
  return (
    (isPast && (transition(status, event, "time", freeFacts).to as ComplaintStatus | undefined)) || status
  );
}
