import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { codes } from "../db/schema";

export type Code = { id: string; phone: string; hash: string; tries: number; expiresAt: Date };
type Purpose = (typeof codes.$inferSelect)["purpose"];

const columns = {
  id: codes.id,
  phone: codes.phone,
  hash: codes.hash,
  tries: codes.tries,
  expiresAt: codes.expiresAt,
};

/** The code that stands for an account and purpose, also when it has expired or is used up. */
const standing = (userId: string, purpose: Purpose) =>
  and(eq(codes.userId, userId), eq(codes.purpose, purpose), isNull(codes.usedAt));

/** A new code takes the place of those sent before it. */
export async function replaceCode(
  tx: Db,
  code: Omit<Code, "tries"> & { userId: string; purpose: Purpose; createdAt: Date },
): Promise<void> {
  await tx.delete(codes).where(standing(code.userId, code.purpose));
  await tx.insert(codes).values(code);
}

export async function findCode(db: Db, userId: string, purpose: Purpose): Promise<Code | null> {
  const [found] = await db.select(columns).from(codes).where(standing(userId, purpose)).limit(1);
  return found ?? null;
}

/** Takes one of the code's tries, in one statement, so that tries at the same moment all count. Null when there is none to take. */
export async function takeTry(
  db: Db,
  userId: string,
  purpose: Purpose,
  most: number,
  now: Date,
): Promise<Code | null> {
  const [taken] = await db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(and(standing(userId, purpose), lt(codes.tries, most), gt(codes.expiresAt, now)))
    .returning(columns);
  return taken ?? null;
}

/** Uses the code up. False when another call was faster. */
export async function useCode(tx: Db, id: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(codes)
    .set({ usedAt: now })
    .where(and(eq(codes.id, id), isNull(codes.usedAt)))
    .returning({ id: codes.id });
  return used.length === 1;
}

/** Ends every code of an account. */
export const removeCodes = (tx: Db, userId: string) => tx.delete(codes).where(eq(codes.userId, userId));
