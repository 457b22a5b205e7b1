import { describe, expect, it } from "vitest";
import { NeedsMe, type TodayData } from "~/components/technician-area/needs-me";
import type { Reading } from "~/i18n/dates";
import { formatter } from "~/i18n/format";
import { fixedT } from "~/i18n/messages.server";
import { renderPage } from "../../support/render-page";
import { sources } from "../../support/sources";

const now = "2026-11-19T08:00:00.000Z";
const reading: Reading = {
  locale: "en",
  digits: "latn",
  now,
  timeZone: "Africa/Cairo",
  t: fixedT("en", "latn"),
};
const en = formatter(reading);
const inside = { isInside: true };

const today: TodayData = {
  ...{
    waiting: 0,
    waiting_due: null,
    ...{ to_start: 0, to_be_paid: 0 },
    discount_requests: 1,
    stale_offers: 0,
    direct_requests: 0,
    live_offers: 0,
  },
  ...{
    jobs_today: [],
    left_jobs: [],
    are_more_left: false,
    matching: [],
    rating: null,
    reviews_count: 0,
    response_minutes: null,
    ...{ reviews_to_answer: 0, review_to_answer: null },
  },
  ...{ days_off: [], has_calendar: false },
  ...{ profile_percent: 100, discount_answer_due: "2026-11-19T16:00:00.000Z" },
};

describe("A day near to the reader", () => {
  it("begins a line with a capital letter, and stands inside a sentence without", () => {
    expect([en.when("2026-11-20T16:00:00Z"), en.when("2026-11-20T16:00:00Z", inside)]).toEqual([
      ...["Tomorrow, 18:00", "tomorrow, 18:00"],
    ]);
    expect([en.day(now), en.day(now, inside)]).toEqual(["Today", "today"]);
    expect([en.relative(now), en.relative(now, inside)]).toEqual(["Just now", "just now"]);
    expect(en.relative("2026-11-19T07:00:00Z", inside)).toBe("1\u00A0hour ago");
  });

  it("ends the sentence on the technician's next deadline", () => {
    const html = renderPage(<NeedsMe today={today} />, {
      now,
      namespaces: ["common", "ui", "technicianArea"],
    });
    expect(html).toContain("The first ends Thursday 19\u00A0November, 18:00");
    expect(html).not.toContain("tab=waiting");
    const due = { waiting: 2, waiting_due: "2026-11-19T15:00:00.000Z" };
    const waiting = renderPage(<NeedsMe today={{ ...today, ...due }} />, {
      now,
      namespaces: ["common", "ui", "technicianArea"],
    });
    expect(waiting).toContain("2 jobs wait for you");
    expect(waiting).toContain("The first is due Thursday 19\u00A0November, 17:00");
  });

  it("says under a nought of jobs to start how many wait for a payment", () => {
    const html = renderPage(<NeedsMe today={{ ...today, to_be_paid: 2 }} />, {
      now,
      namespaces: ["common", "ui", "technicianArea"],
    });
    expect(html).toMatch(/No jobs to start<\/b><span[^>]*>2 jobs wait for the customer’s payment/);
  });

  it("says nothing under a nought: there is nothing to add", () => {
    const draw = (some: Partial<TodayData>) =>
      renderPage(<NeedsMe today={{ ...today, ...some }} />, {
        now,
        namespaces: ["common", "ui", "technicianArea"],
      });
    const none = draw({ discount_requests: 0, discount_answer_due: null });
    expect(none).toContain("No discount requests");
    expect(none).not.toContain("muted");
    expect(draw({ discount_requests: 0, direct_requests: 2 }).match(/muted/g)).toHaveLength(1);
  });

  it("is written for its place wherever a sentence is filled in with it", () => {
    const filled = sources("app/components", "app/routes").flatMap(({ path, text }) =>
      [...text.matchAll(/\bvalues=\{\{.*?\}\}/gs)].flatMap(([values]) =>
        [...values.matchAll(/<DateTime[^>]*?\bas="(?:when|day|relative)"[^>]*>/gs)].map(
          ([tag]) => `${path}: ${tag}`,
        ),
      ),
    );
    expect(filled.length).toBeGreaterThan(2);
    expect(filled.filter((tag) => !tag.includes("isInside"))).toEqual([]);
  });
});
