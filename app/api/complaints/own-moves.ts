import type { ContextFor } from "../context";
import type { Db } from "../db/client";
import { type Queries, type Read, readTogether } from "../db/together";
import { notFound } from "../errors";
import { change } from "../record/change";
import { fireDueOf, type House } from "../time/timers";
import { partyOf } from "./complaint-facts";
import { type ComplaintRow, findAppeal, selectComplaint } from "./complaint-store";
import { selectClosing } from "./decision-store";
import { holderOf } from "./moves";
import { type HeldComplaint, holdComplaintAndJob } from "./outcome-moves";
import { barsAppeal } from "./question-rules";

type Ctx = ContextFor<"user">;

const mayKnow = (complaint: ComplaintRow, { user }: Ctx) =>
  user.type === "staff" || partyOf(complaint, user.id) !== null;

/**
 * A complaint as it stands once its overdue steps are made, with what is asked together with it.
 * @throws ApiError notFound for all but its parties and staff
 */
export async function currentWith<Q extends Queries>(ctx: Ctx, id: string, queries: Q) {
  const load = async () => {
    const asked = { ...queries, found: selectComplaint(ctx.db, id, ctx.now) };
    const { found, ...others } = await readTogether(ctx.db, asked);
    const [complaint] = found as ComplaintRow[];
    if (!complaint || !mayKnow(complaint, ctx)) throw notFound();
    return { complaint, ...(others as Read<Q>) };
  };
  const read = await load();
  if (!read.complaint.hasDue) return read;
  await fireDueOf(ctx, holderOf(read.complaint), ctx.now);
  return load();
}

/** The complaint alone. */
export const currentComplaint = async (ctx: Ctx, id: string): Promise<ComplaintRow> =>
  (await currentWith(ctx, id, {})).complaint;

/** The caller's appeal that keeps the account from another; null where one may be filed. */
export async function findStandingAppeal(db: Db, userId: string, now: Date) {
  const appeal = await findAppeal(db, userId, now);
  if (!appeal) return null;
  const [closing] = await selectClosing(db, userId);
  return barsAppeal(appeal, closing?.at ?? null) ? appeal : null;
}

/** Makes the overdue step of somebody's appeal. */
export async function fireDueOfAppeal(ctx: House & { now: Date }, userId: string): Promise<void> {
  const appeal = await findAppeal(ctx.db, userId, ctx.now);
  if (appeal?.hasDue) await fireDueOf(ctx, { complaintId: appeal.id }, ctx.now);
}

/** The standing appeal of the caller, once its overdue step is made. */
export async function standingAppeal(ctx: Ctx) {
  await fireDueOfAppeal(ctx, ctx.user.id);
  return findStandingAppeal(ctx.db, ctx.user.id, ctx.now);
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
