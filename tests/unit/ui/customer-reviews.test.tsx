import { expect, it } from "vitest";
import { CustomerReviews } from "~/components/reviews/customer-reviews";
import { renderPage } from "../../support/render-page";

const review = {
  ...{ id: "r1", author: { id: "tarek", name: "Tarek Fawzy" }, stars: 5, text: "Paid at once." },
  ...{ reply: null, replied_at: null, addendum: null, added_at: null, broken_rule: null },
  published_at: "2026-11-24T09:00:00.000Z",
};
const drawn = (reader: string) =>
  renderPage(<CustomerReviews name="Nadia S." rating={null} reviews={[review]} readerId={reader} />, {
    namespaces: ["common", "ui", "reviews"],
  });

it("A technician reports what others wrote of a customer, and is not asked to report the own words", () => {
  expect(drawn("osama")).toContain("/reviews/r1/report");
  expect(drawn("tarek")).toContain("Paid at once.");
  expect(drawn("tarek")).not.toContain("/reviews/r1/report");
});
