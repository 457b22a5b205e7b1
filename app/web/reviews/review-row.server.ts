import type { Review, ReviewOrStub } from "~/contract/review-fields";

/** A customer's review as `components/reviews/review-item` draws it. */
export const reviewRow = (review: Review | ReviewOrStub) => ({
  ...{ id: review.id, author: review.author, stars: review.stars, text: review.text },
  ...{ photos: review.photos, reply: review.reply, addendum: review.addendum, provider: review.provider },
  service: review.service.name,
  brokenRule: "broken_rule" in review ? review.broken_rule : null,
  publishedAt: review.published_at,
});
