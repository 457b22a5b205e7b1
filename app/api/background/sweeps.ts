import { lt } from "drizzle-orm";
import { ago, oldestDraft } from "../ago";
import { deletePending } from "../auth/pending-store";
import { deleteUnusedTokens } from "../auth/token-store";
import { rateLimits } from "../db/schema";
import { transact } from "../db/transaction";
import { deleteDrafts, holdForgotten } from "../drafts/draft-store";
import { removeSizes } from "../files/bytes";
import { deleteUnattached, listUnattached, releasePhotos } from "../files/unattached-store";
import { forgetOld } from "../idempotency";
import type { House } from "../mount";
import { forgetWords } from "../search/vocabulary-store";

const batch = 100;

/** Removes guests' drafts that nobody claimed in their time, and lets go of their photos. */
export async function sweepDrafts({ db, settings }: House, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    const ids = await holdForgotten(tx, oldestDraft({ now, settings }), batch);
    if (ids.length === 0) return;
    await releasePhotos(tx, ids);
    await deleteDrafts(tx, ids);
  });
}

/** Removes files that nothing has come to refer to, or refers to any more. */
export async function sweepFiles({ db, settings, outside }: House, now: Date): Promise<void> {
  for (const id of await listUnattached(db, ago(now, settings.unattachedFileLifetime), batch))
    if (await deleteUnattached(db, id)) await removeSizes(outside.files, id);
}

/** Removes what is over: tokens nobody uses, accounts nobody confirmed, answers kept for repeats, limits that are open again. */
export async function sweepOld({ db, settings }: House, now: Date): Promise<void> {
  await deleteUnusedTokens(db, ago(now, settings.tokenUnused));
  await deletePending(db, ago(now, settings.pendingAccountLifetime));
  await forgetOld(db, ago(now, settings.idempotencyLifetime));
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, now));
}

/** How far the vocabulary was looked through; whoever starts again begins at its beginning. */
const places = new WeakMap<House["db"], { request: string; provider: string }>();

/** Forgets words that no record has any more, some at a time. */
export async function sweepWords({ db, settings }: House): Promise<void> {
  const place = places.get(db) ?? { request: "", provider: "" };
  places.set(db, place);
  for (const scope of ["request", "provider"] as const)
    place[scope] = await transact(db, (tx) => forgetWords(tx, scope, place[scope], settings.wordsSwept));
}
