import { expect, it } from "vitest";
import { rankScore } from "~/api/reviews/score-rules";
import { HowScored } from "~/components/reviews/how-scored";
import { formatScore } from "~/i18n/number";
import { renderPage } from "../../support/render-page";

const rules = { reviews_for_rating: 3, orders_for_rates: 5, review_days: 14 };

it.each([
  [8, 4.6],
  [5, 4.1],
])("The example of the score, with %i reviews added at %d, is what the rule makes of it", (assumed, mean) => {
  const html = renderPage(<HowScored rules={{ ...rules, assumed, mean }} hasService={false} />, {
    namespaces: ["common", "reviews"],
  });
  for (const [reviews, own] of [
    [2, 5],
    [100, 4.8],
  ] as const) {
    const score = rankScore({ reviews, scores: reviews * own * 4 }, mean, assumed);
    expect(html).toContain(`${formatScore(score, "latn")}</bdi>`);
  }
  expect(html).toContain(`So ${assumed} reviews at the usual mean`);
});

it("What counts is said before what is made of them", () => {
  const html = renderPage(<HowScored rules={{ ...rules, assumed: 8, mean: null }} hasService={false} />, {
    namespaces: ["common", "reviews"],
  });
  const places = ["Which jobs count", "all reviews that count", "the share of counted jobs"].map((words) =>
    html.indexOf(words),
  );
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
