import type { ContextFor } from "../context";
import { fireDue } from "../time/timers";
import { findReview, type ReviewRow } from "./review-store";
import { mayRead } from "./sides-store";

/** A review that this person may read. What is due of its job is made first: a list may show it already by the time at which it is published. */
export async function findReadable(ctx: ContextFor<"user">, id: string): Promise<ReviewRow | null> {
  const known = await findReview(ctx.db, id);
  if (!known) return null;
  await fireDue(ctx, known.requestId, ctx.now);
  const review = await findReview(ctx.db, id);
  return review && (await mayRead(ctx.db, review, ctx.user)) ? review : null;
}
