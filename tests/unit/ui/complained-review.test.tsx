import { describe, expect, it } from "vitest";
import { ComplainedReview } from "~/components/reviews/complained-review";
import type { ReviewInQuestion } from "~/contract/at-issue-fields";
import { locales } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const at = "2026-12-01T14:00:00.000Z";
const review: ReviewInQuestion = {
  ...{ id: "v1", author: "Nadia S.", of: "Tarek Fawzy", is_mine: false, stars: 3.5, text: "Never came." },
  ...{ photos: ["f1"], addendum: "It drips again.", reply: "I did.", broken_rule: null, published_at: at },
};

describe.each(locales)("The review that a complaint is about, as its parties read it (%s)", (locale) => {
  const say = t(locale);
  const draw = (of: Partial<ReviewInQuestion> = {}) =>
    renderPage(<ComplainedReview review={{ ...review, ...of }} />, {
      locale,
      namespaces: ["common", "ui", "complaints", "reviews"],
    });

  it("says who wrote it of whom, when and what, with photos and what was said of it", () => {
    const html = draw();
    for (const said of ["Nadia S.", "Tarek Fawzy", "Never came.", "It drips again.", "I did.", "f1", at])
      expect(html).toContain(said);
    expect(html).toContain(say("complaints:one.review"));
    const you = say("complaints:facts.you", { name: "Nadia S." });
    expect(html).not.toContain(you);
    expect(draw({ is_mine: true })).toContain(you);
  });

  it("says that it was removed, and nothing of what stood there", () => {
    const html = draw({
      ...{ broken_rule: "insult", stars: null, text: "", photos: [], addendum: null, reply: null },
    });
    expect(html).toContain(say("reviews:rule.insult"));
    for (const word of ["rating", "Nadia"]) expect(html).not.toContain(word);
  });

  it("shows its author what was removed, and that nobody else reads it", () => {
    const html = draw({ broken_rule: "insult", is_mine: true, photos: [], reply: null });
    for (const said of ["Never came.", say("reviews:rule.insult"), say("complaints:one.review.left")])
      expect(html).toContain(said);
  });
});
