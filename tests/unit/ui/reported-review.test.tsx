import { describe, expect, it } from "vitest";
import { ReportedReview } from "~/components/staff/reported-review";
import type { ReviewReport } from "~/contract/customer-review-fields";
import { locales } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";

const report: ReviewReport = {
  id: "p1",
  review: {
    ...{ id: "v1", by: "customer", author: { id: "nadia", name: "Nadia Samir" } },
    ...{ about: { id: "tarek", name: "Tarek Fawzy" }, request: { id: "q1", title: "A dripping tap" } },
    ...{ text: "Never came.", stars: 1 },
    ...{ photos: ["f1", "f2"], addendum: "He never answered either.", reply: "I did call." },
  },
  ...{ reporter: { id: "tarek", name: "Tarek Fawzy" }, rule: "untrue", note: "" },
  created_at: "2026-12-01T14:00:00.000Z",
};

describe.each(locales)("A reported review, as staff read it (%s)", (locale) => {
  it("shows its photos, and what its author and whom it is of said afterwards", () => {
    const drawn = renderPage(<ReportedReview report={report} rules={["untrue"]} constraints={{}} />, {
      locale,
      namespaces: ["common", "ui", "staff", "reviews", "words"],
    });
    for (const shown of ["f1", "f2", "He never answered either.", "I did call."])
      expect(drawn).toContain(shown);
  });

  it("leads to its author, to whom it is about, and to the job", () => {
    const drawn = renderPage(<ReportedReview report={report} rules={["untrue"]} constraints={{}} />, {
      locale,
      namespaces: ["common", "ui", "staff", "reviews", "words"],
    });
    for (const place of ["/admin/users/nadia", "/admin/users/tarek", "/requests/q1"])
      expect(drawn).toContain(`href="/${locale}${place}"`);
    expect(drawn).toContain("A dripping tap");
  });
});
