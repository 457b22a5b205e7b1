import type { ReceivedReview } from "~/contract/review-fields";
import type { reviewsContract } from "~/contract/reviews";
import { shortName } from "~/i18n/names";
import { ago } from "../ago";
import type { ContextFor } from "../context";
import { reviews as table } from "../db/schema";
import type { Operations } from "../operation";
import { page } from "../page";
import { shownRating } from "../technicians/card-view";
import { subScores } from "../technicians/scores-view";
import { fireDueOfProvider } from "../time/current";
import { reviewOrStub } from "./public-view";
import { findStanding, listOpen, listReceived, type ReceivedRow } from "./received-store";
import { canAnswer } from "./received-view";
import { closesAt } from "./review-facts";

type Received = Operations<typeof reviewsContract>["received"];

const receivedReview = (row: ReceivedRow, ctx: ContextFor<"provider">): ReceivedReview => ({
  ...reviewOrStub(row, ctx),
  request_id: row.requestId,
  can: canAnswer(row, ctx.user.id, ctx),
});

async function open(ctx: ContextFor<"provider">) {
  const rows = await listOpen(ctx.db, ctx.user.id, ago(ctx.now, ctx.settings.reviewWithin));
  return rows.map((row) => ({
    request: row.request,
    other: shortName(row.customer),
    closes_at: closesAt(row, ctx.settings).toISOString(),
    is_mine_written: row.mine !== null,
    is_theirs_waiting: row.theirs !== null,
  }));
}

/** What customers say of the technician who asks, and the jobs still to be reviewed. */
export const received: Received = async ({ to_answer = false, cursor, parts }, ctx) => {
  const { db, settings, user } = ctx;
  await fireDueOfProvider(ctx, user.id, ctx.now);
  const list = {
    ...{ name: "received", filters: { of: user.id, to_answer }, cursor, parts },
    ...{ perPage: settings.reviewsPerProfile, key: table.publishedAt, id: table.id },
  };
  const since = to_answer ? ago(ctx.now, settings.reviewAnswerWithin) : null;
  const found = await page(
    list,
    (window) => listReceived(db, user.id, since, window),
    ({ publishedAt: key, id }) => ({ key, id }),
  );
  const standing = await findStanding(db, user.id);
  return {
    ...found,
    content: found.content.map((row) => receivedReview(row, ctx)),
    rating: shownRating(standing.rating, standing.reviewsCount, ctx),
    reviews_count: standing.reviewsCount,
    star_counts: standing.starCounts,
    sub_scores: subScores(standing, ctx),
    open: await open(ctx),
  };
};
