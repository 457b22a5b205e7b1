import { and, eq, gt, isNull, lt, or } from "drizzle-orm";
import type { Db } from "../db/client";
import { staffFactors, tokens } from "../db/schema";

/** The sealed secret of a staff account; null where it has none, and so no way in. */
export async function findFactor(db: Db, userId: string): Promise<string | null> {
  const [found] = await db
    .select({ secret: staffFactors.secret })
    .from(staffFactors)
    .where(eq(staffFactors.userId, userId));
  return found?.secret ?? null;
}

/** Takes a step's code, in one statement. False when it, or a later one, was taken before. */
export async function takeStep(tx: Db, userId: string, step: number): Promise<boolean> {
  const { userId: owner, lastStep } = staffFactors;
  const taken = await tx
    .update(staffFactors)
    .set({ lastStep: step })
    .where(and(eq(owner, userId), or(isNull(lastStep), lt(lastStep, step))))
    .returning({ userId: owner });
  return taken.length === 1;
}

/** When a token that waits for its code was given, if that was after `since` and it still stands. */
export async function findWaiting(db: Db, hash: string, since: Date): Promise<Date | null> {
  const [found] = await db
    .select({ createdAt: tokens.createdAt })
    .from(tokens)
    .where(and(eq(tokens.hash, hash), eq(tokens.kind, "otp"), gt(tokens.createdAt, since)));
  return found?.createdAt ?? null;
}

/** A factor that begins anew: its secret is another. */
export const replaceFactor = (tx: Db, userId: string, secret: string) =>
  tx
    .insert(staffFactors)
    .values({ userId, secret })
    .onConflictDoUpdate({ target: staffFactors.userId, set: { secret, lastStep: null } });
