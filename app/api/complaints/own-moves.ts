import type { ContextFor } from "../context";
import type { Db } from "../db/client";
import { notFound } from "../errors";
import { change } from "../record/change";
import { fireDueOf } from "../time/timers";
import { partyOf } from "./complaint-facts";
import { type ComplaintRow, findAppeal, findComplaint } from "./complaint-store";
import { findClosing } from "./decision-store";
import { holderOf } from "./moves";
import { type HeldComplaint, holdComplaintAndJob } from "./outcome-moves";
import { barsAppeal } from "./question-rules";

type Ctx = ContextFor<"user">;

const mayKnow = (complaint: ComplaintRow, { user }: Ctx) =>
  user.type === "staff" || partyOf(complaint, user.id) !== null;

/** A complaint as it stands once its overdue steps are made. @throws ApiError notFound for all but its parties and staff */
export async function currentComplaint(ctx: Ctx, id: string): Promise<ComplaintRow> {
  const load = () => findComplaint(ctx.db, id, ctx.now);
  const found = await load();
  if (!found || !mayKnow(found, ctx)) throw notFound();
  if (!found.hasDue) return found;
  await fireDueOf(ctx, holderOf(found), ctx.now);
  const current = await load();
  if (!current) throw notFound();
  return current;
}

/** The caller's appeal that keeps the account from another; null where one may be filed. */
export async function findStandingAppeal(db: Db, userId: string, now: Date) {
  const appeal = await findAppeal(db, userId, now);
  if (!appeal) return null;
  const closing = await findClosing(db, userId);
  return barsAppeal(appeal, closing?.at ?? null) ? appeal : null;
}

/** The same, once its overdue step is made. */
export async function standingAppeal(ctx: Ctx) {
  const load = () => findStandingAppeal(ctx.db, ctx.user.id, ctx.now);
  const found = await load();
  if (!found?.hasDue) return found;
  await fireDueOf(ctx, { complaintId: found.id }, ctx.now);
  return load();
}

/** Changes a complaint of the caller's, or as staff: overdue steps first, then what it hangs on is held. */
export async function withComplaint<T>(
  ctx: Ctx,
  id: string,
  work: (held: HeldComplaint) => Promise<T>,
): Promise<T> {
  await currentComplaint(ctx, id);
  return change(ctx, { actor: ctx.user.type, id: ctx.user.id }, ctx.now, async (act) => {
    const held = await holdComplaintAndJob(act, id);
    if (!held) throw notFound();
    return work(held);
  });
}
