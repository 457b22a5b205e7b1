import { and, eq, isNotNull, isNull, lt, lte, ne, sql } from "drizzle-orm";
import { formIn } from "~/contract/form-call";
import type { Db } from "./db/client";
import { idempotencyKeys } from "./db/schema";
import { isDatabaseUnreachable } from "./db/unreachable";
import { ApiError } from "./errors";
import type { Log } from "./log";
import { digest } from "./secrets";

export type Answer = { status: number; body: unknown };
type Claim = { caller: string; endpoint: string; key: string; bodyHash: string };

/** A first call that left no answer for this long died on the way; its key may be used again. */
const abandonedAfter = 60_000;
const pollEvery = 50;
const pollFor = 5_000;

const at = (claim: Claim) =>
  and(
    eq(idempotencyKeys.caller, claim.caller),
    eq(idempotencyKeys.endpoint, claim.endpoint),
    eq(idempotencyKeys.key, claim.key),
  );

/** The very claim, and not that of a successor who took the key over as abandoned: that began later. */
const own = (claim: Claim, since: Date) => and(at(claim), eq(idempotencyKeys.createdAt, since));

/**
 * Runs `work` once for a key: a repeat gets the first answer, also when both arrive at the same moment. Failures are not kept,
 * so a corrected or later try runs; but where the database was lost on the way the work may be done, and its claim stands until it
 * is abandoned. The same key with another body is refused.
 */
export async function once(
  house: { db: Db; log: Log },
  claim: Omit<Claim, "bodyHash"> & { input: unknown },
  now: Date,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { db } = house;
  const mine: Claim = { ...claim, bodyHash: digest(JSON.stringify(claim.input)) };
  const isAbandoned = lt(idempotencyKeys.createdAt, new Date(now.getTime() - abandonedAfter));
  await db.delete(idempotencyKeys).where(and(at(mine), isNull(idempotencyKeys.answer), isAbandoned));
  const { caller, endpoint, key, bodyHash } = mine;
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ caller, endpoint, key, bodyHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length === 0) return (await firstAnswer(db, mine)) ?? once(house, claim, now, work);
  const answer = await work().catch(async (error: unknown) => {
    if (!isDatabaseUnreachable(error)) await db.delete(idempotencyKeys).where(own(mine, now));
    throw error;
  });
  await keep(house, mine, now, answer);
  return answer;
}

/** What the same form has said before, and was answered: what it said since stands, also where that was answered sooner. */
const saidBefore = ({ caller, endpoint, key }: Claim, form: string, since: Date) =>
  and(
    ...[eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.endpoint, endpoint)],
    ...[ne(idempotencyKeys.key, key), sql`starts_with(${idempotencyKeys.key}, ${form})`],
    ...[isNotNull(idempotencyKeys.answer), lte(idempotencyKeys.createdAt, since)],
  );

/** The work is done whether or not its answer can be kept: the caller gets it, and the claim stands against repeats. */
async function keep({ db, log }: { db: Db; log: Log }, claim: Claim, since: Date, answer: Answer) {
  const form = formIn(claim.key);
  try {
    await db.update(idempotencyKeys).set({ answer }).where(own(claim, since));
    if (form) await db.delete(idempotencyKeys).where(saidBefore(claim, form, since));
  } catch (err) {
    log.error({ endpoint: claim.endpoint, err }, "an answer could not be kept for repeats");
  }
}

/** What the first call answers, waited for; null once it has failed, which leaves the work to the next. */
async function firstAnswer(db: Db, claim: Claim): Promise<Answer | null> {
  for (let waited = 0; waited <= pollFor; waited += pollEvery) {
    const [row] = await db
      .select({ bodyHash: idempotencyKeys.bodyHash, answer: idempotencyKeys.answer })
      .from(idempotencyKeys)
      .where(at(claim));
    if (!row) return null;
    if (row.bodyHash !== claim.bodyHash) throw new ApiError("invalid", { message: "errors:keyReused" });
    if (row.answer) return row.answer;
    await new Promise((resolve) => setTimeout(resolve, pollEvery));
  }
  throw new ApiError("conflict", { message: "errors:underWay", retryAfter: abandonedAfter / 1000 });
}

/** Removes the claims that got no answer: for the start of the one process that there is, which nobody else's call outlives. */
export const forgetUnanswered = (db: Db) => db.delete(idempotencyKeys).where(isNull(idempotencyKeys.answer));

/** Removes what was begun before `then`. */
export const forgetOld = (db: Db, then: Date) =>
  db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, then));
