import { and, gt, inArray, sql } from "drizzle-orm";
import type { Endpoint, RateLimit } from "~/contract/endpoint";
import type { Caller, Context } from "./context";
import type { Db } from "./db/client";
import { rateLimits } from "./db/schema";
import { ApiError } from "./errors";
import { placeOf } from "./network-place";
import { digest } from "./secrets";

export type Limit = { name: string; subject: string; max: number; seconds: number };

export const perHour = (name: string, subject: string, max: number): Limit => ({
  ...{ name, subject, max },
  seconds: 3600,
});

/** Whether a call with this input counts towards the limit. */
export const isMet = ({ onlyWith }: RateLimit, input: unknown): boolean =>
  !onlyWith || Boolean((input as Record<string, unknown>)[onlyWith]);

// Addresses and phones are personal: the table holds their digests.
const keyOf = (limit: Limit) => `${limit.name}:${digest(limit.subject).slice(0, 32)}`;

export const tooMany = (until: Date, now: Date) =>
  new ApiError("tooMany", { retryAfter: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)) });

/**
 * Counts one use, in one statement, so that uses at the same moment are all counted.
 * @returns null, or when the limit is open again, if this use is one too many
 */
async function takeUse(db: Db, limit: Limit, now: Date): Promise<Date | null> {
  const resetsAt = new Date(now.getTime() + limit.seconds * 1000);
  const isOver = sql`${rateLimits.resetsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key: keyOf(limit), count: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning();
  return row && row.count > limit.max ? row.resetsAt : null;
}

/** Counts one use of each, in order, up to the first that is used up; then says when that one is open again. */
export async function takeUses(db: Db, limits: readonly Limit[], now: Date): Promise<Date | null> {
  for (const limit of limits) {
    const until = await takeUse(db, limit, now);
    if (until) return until;
  }
  return null;
}

/** Counts one use of each, or refuses. */
export async function countUses(db: Db, limits: readonly Limit[], now: Date): Promise<void> {
  const until = await takeUses(db, limits, now);
  if (until) throw tooMany(until, now);
}

/** When all of these are open again, without counting; null when they are open now. */
export async function usedUpUntil(db: Db, limits: readonly Limit[], now: Date): Promise<Date | null> {
  const most = new Map(limits.map((limit) => [keyOf(limit), limit.max]));
  const rows = await db
    .select()
    .from(rateLimits)
    .where(and(inArray(rateLimits.key, [...most.keys()]), gt(rateLimits.resetsAt, now)));
  const closed = rows.filter(({ key, count }) => count >= (most.get(key) ?? 0));
  return closed.length > 0 ? new Date(Math.max(...closed.map(({ resetsAt }) => resetsAt.getTime()))) : null;
}

/** Forgets what was counted. */
export const clearUses = (db: Db, limits: readonly Limit[]) =>
  db.delete(rateLimits).where(inArray(rateLimits.key, limits.map(keyOf)));

/** Takes one use of each back: it was none after all. */
export const giveBackUses = (db: Db, limits: readonly Limit[]) =>
  db
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - 1` })
    .where(and(inArray(rateLimits.key, limits.map(keyOf)), gt(rateLimits.count, 0)));

/** A limit of a network address. Where that is not known there is none: it would hold everybody together. */
export const ofAddress = (address: string | null, limit: Omit<Limit, "subject">): Limit[] =>
  address ? [{ ...limit, subject: placeOf(address) }] : [];

/** Limits that an endpoint's contract states, for this caller. */
export const limitsOf = (stated: readonly RateLimit[], caller: Caller, address: string | null): Limit[] =>
  stated.flatMap(({ name, by, max, seconds }) =>
    by === "caller" && caller.kind !== "guest"
      ? [{ name, subject: caller.user.id, max, seconds }]
      : ofAddress(address, { name, max, seconds }),
  );

/** Counts a change, in its transaction, against those of its endpoint's limits that count changes, or refuses it. */
export function countChange(
  tx: Db,
  { limits = [] }: Pick<Endpoint, "limits">,
  { caller, address, now }: Pick<Context, "caller" | "address" | "now">,
): Promise<void> {
  const ofChanges = limits.filter((limit) => limit.ofChanges);
  return countUses(tx, limitsOf(ofChanges, caller, address), now);
}
