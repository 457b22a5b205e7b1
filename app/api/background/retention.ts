import { asc, gt, inArray, lt, sql } from "drizzle-orm";
import { ago } from "../ago";
import type { Db } from "../db/client";
import { textArray } from "../db/matching";
import { codes, outbox, passwordResets, timers, users } from "../db/schema";
import type { House } from "../mount";

/** Rows of one statement: few enough to keep nobody waiting. */
const batch = 500;
const batchesARound = 20;
/** Accounts whose notifications are looked at in one round. */
const accounts = 100;

/** @param take removes up to a batch, oldest first, and gives what it removed */
async function clear(take: () => Promise<unknown[]>): Promise<void> {
  for (let n = 0; n < batchesARound; n += 1) if ((await take()).length < batch) return;
}

function clearTimers(db: Db, before: Date) {
  const { id, firedAt } = timers;
  const old = db.select({ id }).from(timers).where(lt(firedAt, before)).orderBy(asc(firedAt)).limit(batch);
  return clear(() => db.delete(timers).where(inArray(id, old)).returning({ id }));
}

function clearCodes(db: Db, before: Date) {
  const { id, expiresAt } = codes;
  const old = db.select({ id }).from(codes).where(lt(expiresAt, before)).orderBy(asc(expiresAt)).limit(batch);
  return clear(() => db.delete(codes).where(inArray(id, old)).returning({ id }));
}

function clearResets(db: Db, before: Date) {
  const { id, createdAt } = passwordResets;
  const old = db
    .select({ id })
    .from(passwordResets)
    .where(lt(createdAt, before))
    .orderBy(asc(createdAt))
    .limit(batch);
  return clear(() => db.delete(passwordResets).where(inArray(id, old)).returning({ id }));
}

function clearMessages(db: Db, before: Date) {
  const { id, createdAt } = outbox;
  const old = db
    .select({ id })
    .from(outbox)
    .where(lt(createdAt, before))
    .orderBy(asc(createdAt))
    .limit(batch);
  return clear(() => db.delete(outbox).where(inArray(id, old)).returning({ id }));
}

/** Removes what nobody asks for any more: steps that time made, codes that are over, messages with their phones. */
export async function sweepSpent({ db, settings }: House, now: Date): Promise<void> {
  await clearTimers(db, ago(now, settings.firedTimersKept));
  await clearCodes(db, ago(now, settings.codesKept));
  await clearResets(db, ago(now, settings.codesKept));
  await clearMessages(db, ago(now, settings.messagesKept));
}

async function trim(db: Db, userIds: readonly string[], newest: number): Promise<void> {
  await db.execute(sql`
    with edge as (
      select u.id as user_id, e.created_at, e.id from unnest(${textArray(userIds)}) as u(id)
      cross join lateral (select n.created_at, n.id from notifications n where n.user_id = u.id
        order by n.created_at desc, n.id desc offset ${newest} limit 1) e),
    past as (
      select o.id from edge cross join lateral (select n.id from notifications n
        where n.user_id = edge.user_id and (n.created_at, n.id) <= (edge.created_at, edge.id) limit ${batch}) o)
    delete from notifications where id in (select id from past)`);
}

/** A sweep that keeps the newest notifications of each account: some accounts a round, then those after them, over and over. */
export function notificationSweep(): (house: House, now: Date) => Promise<void> {
  let after = "";
  return async ({ db, settings }) => {
    const { id } = users;
    const rows = await db.select({ id }).from(users).where(gt(id, after)).orderBy(asc(id)).limit(accounts);
    after = rows.length < accounts ? "" : (rows.at(-1)?.id ?? "");
    const userIds = rows.map((row) => row.id);
    if (userIds.length > 0) await trim(db, userIds, settings.notificationsPerUser);
  };
}
