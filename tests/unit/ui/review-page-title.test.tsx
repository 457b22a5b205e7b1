import { expect, it } from "vitest";
import { JobReviews } from "~/components/reviews/job-reviews";
import type { JobReviews as Reviews } from "~/contract/review-fields";
import { locales } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const written = { id: "w1", status: "sealed", stars: 5, can: ["edit"], photos: [] };

/** The heading of the page on which a review is written. */
function headingOf(mine: object | null, locale: "en" | "ar"): string {
  const reviews = {
    ...{ request: { id: "r1", title: "Kitchen tap" }, other: { id: "u1", name: "Tarek Fawzy" } },
    ...{ closes_at: "2026-12-08T10:00:00.000Z", is_disputed: false, is_theirs_waiting: false },
    ...{ can: [mine ? "edit" : "write"], mine, theirs: null, photos: [] },
  } as unknown as Reviews;
  const html = renderPage(
    <JobReviews reviews={reviews} job="/requests/r1" me="Nadia Samir" constraints={{}}>
      {null}
    </JobReviews>,
    { locale, namespaces: ["common", "ui", "reviews"] },
  );
  return /<h1.*?<\/h1>/s.exec(html)?.[0].replace(/<[^>]*>/g, "") ?? "";
}

it.each(locales)("A review that was sent is asked for no more, but can be changed (%s)", (locale) => {
  const said = (key: "title" | "mine") => t(locale)(`reviews:job.${key}`, { name: "Tarek Fawzy" });
  const bare = (words: string) => words.replace(/[\u2066-\u2069]/g, "");
  expect(bare(headingOf(null, locale))).toBe(bare(said("title")));
  expect(bare(headingOf(written, locale))).toBe(bare(said("mine")));
});
