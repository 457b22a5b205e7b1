import type { reviewsContract } from "~/contract/reviews";
import { shortName } from "~/i18n/names";
import type { ContextFor } from "../context";
import { readTogether } from "../db/together";
import { notFound } from "../errors";
import { maskContacts } from "../masking/masking";
import type { Operations } from "../operation";
import { type Act, change } from "../record/change";
import { type HeldRequest, holdRequest } from "../requests/request-store";
import { newId } from "../secrets";
import { singleReview } from "./job-view";
import { moveReview, tellSide } from "./moves";
import { findReadable } from "./readable-moves";
import { removeReview } from "./removal-moves";
import { endReports } from "./report-moves";
import { hasReported, insertReport, listReported } from "./report-store";
import { orderOf, reviewFacts } from "./review-facts";
import { findReview, type ReviewRow } from "./review-store";
import type { ReviewFacts } from "./rules";
import { namesOf } from "./sides-store";

type Answers = Pick<
  Operations<typeof reviewsContract>,
  "get" | "reply" | "add" | "report" | "keep" | "remove"
>;

/** @throws ApiError notFound */
async function readable(ctx: ContextFor<"user">, id: string): Promise<ReviewRow> {
  const review = await findReadable(ctx, id);
  if (!review) throw notFound();
  return review;
}

type Work = (act: Act, review: ReviewRow, facts: ReviewFacts, request: HeldRequest) => Promise<void>;

/** Changes a published review, its request held. */
async function withReview(ctx: ContextFor<"user">, id: string, work: Work): Promise<null> {
  const { requestId } = await readable(ctx, id);
  const { id: me, type } = ctx.user;
  const author = { actor: type, id: me };
  await change(ctx, author, ctx.now, async (act) => {
    const request = await holdRequest(act.tx, requestId);
    const review = await findReview(act.tx, id);
    if (!request || !review) throw notFound();
    const isReported = await hasReported(act.tx, review, me);
    const seen = { userId: me, now: ctx.now, settings: ctx.settings, isReported };
    const facts = reviewFacts(orderOf(review), review.by, { mine: review, other: false }, seen);
    await work(act, review, facts, request);
  });
  return null;
}

const said = (key: string, isMasked: boolean) => `api:${key}${isMasked ? "Masked" : ""}`;

export const answers: Answers = {
  get: async ({ id }, ctx) => {
    const review = await readable(ctx, id);
    if (review.status === "removed") throw notFound();
    const { customer, provider, reported } = await readTogether(ctx.db, {
      ...namesOf(review),
      reported: listReported(ctx.db, review.orderId, ctx.user.id),
    });
    const author = review.by === "customer" ? shortName(customer) : provider;
    const isReported = reported.some(({ id: one }) => one === id);
    return { author, ...singleReview(review, ctx.user, ctx, isReported) };
  },

  reply: async ({ id, text }, ctx) => {
    const { text: reply, isMasked } = maskContacts(text);
    await withReview(ctx, id, async (act, review, facts, request) => {
      await moveReview(act, review, "reply", facts, { reply, repliedAt: ctx.now });
      await tellSide(act, request, review, review.by, "review_replied");
    });
    ctx.say(said("reviewReplied", isMasked));
    return null;
  },

  add: async ({ id, text }, ctx) => {
    const { text: addendum, isMasked } = maskContacts(text);
    await withReview(ctx, id, async (act, review, facts, request) => {
      await moveReview(act, review, "add", facts, { addendum, addedAt: ctx.now });
      const other = review.by === "customer" ? "provider" : "customer";
      await tellSide(act, request, review, other, "review_added");
    });
    ctx.say(said("reviewAdded", isMasked));
    return null;
  },

  report: async ({ id, rule, note }, ctx) => {
    await withReview(ctx, id, async (act, review, facts) => {
      await moveReview(act, review, "report", facts);
      const reporterId = ctx.user.id;
      await insertReport(act.tx, review, { id: newId(), reporterId, rule, note, createdAt: ctx.now });
    });
    ctx.say("api:reviewReported");
    return null;
  },

  keep: async ({ id }, ctx) => {
    await withReview(ctx, id, async (act, review, facts) => {
      await moveReview(act, review, "keep", facts);
      await endReports(act, review, "kept");
    });
    ctx.say("api:reviewKept");
    return null;
  },

  remove: async ({ id, rule }, ctx) => {
    await withReview(ctx, id, (act, review, _, request) => removeReview(act, request, review, rule));
    ctx.say("api:reviewRemoved");
    return null;
  },
};
