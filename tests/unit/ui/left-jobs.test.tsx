import { expect, it } from "vitest";
import { LeftJobs } from "~/components/technician-area/day-jobs";
import type { JobOfDay } from "~/contract/technician-area-fields";
import { locales } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

it.each(locales)(
  "A job that is left of an earlier day says so, and late is what has not begun (%s)",
  (locale) => {
    const say = t(locale);
    const shown = (status?: string, areMore = false) => {
      const job = {
        ...{
          id: "o1",
          status,
          at: "2026-11-22T10:00:00.000Z",
          arrival_minutes: 0,
          is_visit: false,
          address: "12 Road 9",
          is_late: status === "paid",
          waits: null,
        },
        ...{ can: [], customer: { name: "Nadia S." }, price: { amount: 90_000, currency: "EGP" } },
        request: { id: "r1", title: "Install a split", district: null },
      };
      const html = renderPage(
        <LeftJobs jobs={status ? [job as unknown as JobOfDay] : []} areMore={areMore} />,
        {
          ...{ locale, now: "2026-11-24T08:00:00.000Z" },
          namespaces: ["common", "ui", "technicianArea", "statuses", "requests"],
        },
      );
      return ["jobs.left", "jobs.late", "jobs.left.more"].map((key) =>
        html.includes(say(`technicianArea:${key}`)),
      );
    };
    expect(shown()).toEqual([false, false, false]);
    expect(shown("paid")).toEqual([true, true, false]);
    expect(shown("in_progress", true)).toEqual([true, false, true]);
  },
);
