import { and, eq, gt, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { User } from "../context";
import type { Db } from "../db/client";
import { passwordResets } from "../db/schema";

export type Reset = typeof passwordResets.$inferSelect;

type NewReset = Pick<Reset, "id" | "userId" | "phone" | "hash" | "expiresAt" | "createdAt">;

export const insertReset = (tx: Db, reset: NewReset) => tx.insert(passwordResets).values(reset);

export async function findReset(db: Db, id: string): Promise<Reset | null> {
  const [found] = await db.select().from(passwordResets).where(eq(passwordResets.id, id));
  return found ?? null;
}

/** Another code takes the place of the last, with tries of its own. False when the last was right meanwhile. */
export async function replaceHash(
  tx: Db,
  { id, hash, expiresAt }: Pick<Reset, "id" | "hash" | "expiresAt">,
): Promise<boolean> {
  const replaced = await tx
    .update(passwordResets)
    .set({ hash, expiresAt, tries: 0 })
    .where(and(eq(passwordResets.id, id), isNull(passwordResets.verifiedAt)))
    .returning({ id: passwordResets.id });
  return replaced.length === 1;
}

/** Takes one of the code's tries, in one statement, so that tries at the same moment all count. Null when there is none to take. */
export async function takeResetTry(db: Db, id: string, most: number, now: Date): Promise<Reset | null> {
  const [taken] = await db
    .update(passwordResets)
    .set({ tries: sql`${passwordResets.tries} + 1` })
    .where(and(eq(passwordResets.id, id), lt(passwordResets.tries, most), gt(passwordResets.expiresAt, now)))
    .returning();
  return taken ?? null;
}

/** The code was right; when it first was is what counts. */
export async function markProven(tx: Db, id: string, now: Date): Promise<void> {
  await tx
    .update(passwordResets)
    .set({ verifiedAt: now })
    .where(and(eq(passwordResets.id, id), isNull(passwordResets.verifiedAt)));
}

/** Uses the proof up. False when another call was faster. */
export async function useReset(tx: Db, id: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(
      and(eq(passwordResets.id, id), isNull(passwordResets.usedAt), isNotNull(passwordResets.verifiedAt)),
    )
    .returning({ id: passwordResets.id });
  return used.length === 1;
}

/** A password was chosen: whatever else was asked for it is over. */
export const endResets = (tx: Db, userId: string) =>
  tx.delete(passwordResets).where(eq(passwordResets.userId, userId));

type CodeMessage = {
  id: string;
  phone: string;
  locale: User["locale"];
  code: string;
  minutes: number;
  createdAt: Date;
};

/** Puts a code's SMS into the outbox where there is somebody to read it; where not, the database is asked for as much. */
export const queueCode = (tx: Db, message: CodeMessage, isMeant: boolean) =>
  tx.execute(sql`
    insert into outbox (id, channel, recipient, locale, template, params, created_at)
    select ${message.id}, 'sms', ${message.phone}, ${message.locale}, 'resetCode',
      jsonb_build_object('code', ${message.code}::text, 'count', ${message.minutes}::int),
      ${message.createdAt.toISOString()}::timestamptz
    where ${isMeant}::boolean`);
