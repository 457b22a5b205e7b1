import { describe, expect, it } from "vitest";
import { JudgedReview } from "~/components/reviews/judged-review";
import type { ReviewAtIssue } from "~/contract/decision-basis-fields";
import { locales } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const at = "2026-12-01T14:00:00.000Z";
const review: ReviewAtIssue = {
  ...{ id: "v1", by: "customer", status: "published", stars: 3.5, scores: null, text: "Never came." },
  ...{ photos: ["f1"], addendum: "It drips again.", added_at: at, reply: "I did.", replied_at: at },
  ...{ broken_rule: null, published_at: at },
};
const sides = { customer: { name: "Nadia Samir" }, provider: { name: "Tarek Fawzy" } };

describe.each(locales)("The review that a complaint is about, as staff read it (%s)", (locale) => {
  const say = t(locale);
  const draw = (of: Partial<ReviewAtIssue> = {}) =>
    renderPage(<JudgedReview review={{ ...review, ...of }} job={sides} />, {
      locale,
      namespaces: ["common", "ui", "staff", "statuses", "reviews"],
    });

  it("stands there with its photos and all that was said of it", () => {
    const html = draw();
    for (const said of ["Never came.", "It drips again.", "I did.", "Nadia Samir", "Tarek Fawzy", "f1"])
      expect(html).toContain(said);
    expect(html).toContain(say("statuses:review.published"));
    expect(draw({ text: "" })).toContain(say("staff:reviews.noText"));
  });

  it("stands there also once it is removed, with the rule that it broke", () => {
    const html = draw({ status: "removed", broken_rule: "insult" });
    for (const said of ["Never came.", say("statuses:review.removed"), say("reviews:rule.insult")])
      expect(html).toContain(said);
  });
});
