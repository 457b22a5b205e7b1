import { setImmediate } from "node:timers/promises";
import { and, asc, eq, isNull, lte, or, type SQL } from "drizzle-orm";
import type { Db } from "../db/client";
import { isDue } from "../db/due";
import { timers } from "../db/schema";
import type { Log } from "../log";
import type { Settings } from "../settings";
import { type Due, findNext, fire, reminders } from "./firing";
import type { Holder } from "./schedule";

export type House = { db: Db; settings: Settings; log: Log };

const firstWait = 5_000;
const longestWait = 3_600_000;
const batch = 100;
/** Of a reminder that fails: in three quarters of an hour. */
const mostTries = 10;

/**
 * A step that fails is tried again later, and later each time; what comes after it waits for it. Nothing waits for what only tells somebody:
 * a reminder is given up in the end.
 * @returns whether it is given up
 */
async function putOff({ db, log }: House, due: Due, now: Date, err: unknown): Promise<boolean> {
  const failures = due.failures + 1;
  const isOver = reminders.has(due.kind) && failures >= mostTries;
  const event = isOver ? "a reminder was given up" : "a step of time failed";
  log.error({ timer: due.id, kind: due.kind, failures, err }, event);
  const retryAt = new Date(now.getTime() + Math.min(longestWait, firstWait * 2 ** due.failures));
  await db
    .update(timers)
    .set({ failures, retryAt, ...(isOver && { firedAt: now }) })
    .where(and(eq(timers.id, due.id), isNull(timers.firedAt)));
  return isOver;
}

/** Nobody made it: it was to be tried again when it was set aside. What is made is to be tried no more. */
export const isGivenUp = ({ firedAt, retryAt }: { firedAt: Date | null; retryAt: Date | null }): boolean =>
  firedAt !== null && retryAt !== null && retryAt > firedAt;

async function fireAll(
  house: House,
  holder: Holder,
  now: Date,
  isPatient: boolean,
  until = now,
): Promise<void> {
  for (;;) {
    const due = await findNext(house.db, holder, until);
    if (!due || (due.retryAt && due.retryAt > now)) return;
    try {
      if (!(await fire(house, holder, due, now, isPatient))) return;
    } catch (err) {
      if (!(await putOff(house, due, now, err))) return;
    }
  }
}

/**
 * Makes the overdue steps of a request, its offers and its order, in the order in which they were due, each in a transaction
 * of its own. An operation that loads one of them calls this first.
 * @param until those alone that were due by then
 */
export const fireDue = (house: House, requestId: string, now: Date, until = now) =>
  fireAll(house, { requestId }, now, true, until);

/** The same of whatever holds a complaint's steps. */
export const fireDueOf = (house: House, holder: Holder, now: Date) => fireAll(house, holder, now, true);

/** Loads a record that says whether a step of it is overdue; if one is, makes it and loads again. */
export async function upToDate<T extends { requestId: string; hasDue: boolean }>(
  house: House,
  now: Date,
  load: () => Promise<T | null>,
): Promise<T | null> {
  const found = await load();
  if (!found?.hasDue) return found;
  await fireDue(house, found.requestId, now);
  return load();
}

/** Whose first overdue step may be tried, who has waited longest first: what comes after one that is to be tried later waits for it. */
export function ready(db: Db, now: Date, which?: SQL) {
  const { requestId, complaintId, dueAt, retryAt, id } = timers;
  const first = db
    .selectDistinctOn([requestId, complaintId], { requestId, complaintId, dueAt, retryAt })
    .from(timers)
    .where(and(isDue(now), which))
    .orderBy(asc(requestId), asc(complaintId), asc(dueAt), asc(id))
    .as("first");
  return db
    .select({ requestId: first.requestId, complaintId: first.complaintId })
    .from(first)
    .where(or(isNull(first.retryAt), lte(first.retryAt, now)))
    .orderBy(asc(first.dueAt));
}

/** Makes what is overdue anywhere. Any number of workers may sweep: what one holds, the others pass by. */
export async function sweepTimers(house: House, now: Date): Promise<void> {
  const rows = await ready(house.db, now).limit(batch);
  for (const { requestId, complaintId } of rows) {
    if (requestId) await fireAll(house, { requestId }, now, false);
    if (complaintId) await fireAll(house, { complaintId }, now, false);
    // The embedded database answers without a wait: between two of its answers nobody else would have a turn.
    await setImmediate();
  }
}
