import type { Review, ReviewOrStub } from "~/contract/review-fields";
import { shortName } from "~/i18n/names";
import type { NamedRow } from "../db/named-row";
import { namedIn, type Viewpoint } from "../reading";

/** A published review as it is selected by `reviewColumns`. */
type Row = {
  id: string;
  author: string;
  scores: number[];
  body: string;
  photos: string[];
  reply: string | null;
  repliedAt: Date | null;
  addendum: string | null;
  addedAt: Date | null;
  brokenRule: ReviewOrStub["broken_rule"];
  publishedAt: Date;
  service: NamedRow;
  provider: { id: string; name: string };
};

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** A customer's review as everybody reads it. */
export const publicReview = (row: Row, { locale }: Pick<Viewpoint, "locale">): Review => ({
  id: row.id,
  author: shortName(row.author),
  stars: row.scores.reduce((sum, one) => sum + one, 0) / row.scores.length,
  text: row.body,
  photos: row.photos,
  service: namedIn(locale, row.service),
  provider: row.provider,
  ...{ reply: row.reply, replied_at: iso(row.repliedAt) },
  ...{ addendum: row.addendum, added_at: iso(row.addedAt) },
  published_at: row.publishedAt.toISOString(),
});

/** The same; of one that was removed the date, the service and the rule that it broke. */
export function reviewOrStub(row: Row, viewpoint: Pick<Viewpoint, "locale">): ReviewOrStub {
  const review = { ...publicReview(row, viewpoint), broken_rule: row.brokenRule };
  if (row.brokenRule === null) return review;
  const nothing = { reply: null, replied_at: null, addendum: null, added_at: null };
  return { ...review, ...nothing, author: "", stars: null, text: "", photos: [] };
}
