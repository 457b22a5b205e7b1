import { describe, expect, it } from "vitest";
import { countedIn, tabs } from "~/components/technician-area/area-pages";
import { Tabs } from "~/components/ui/tabs";
import { locales } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const none = {
  ...{ waiting: 0, discount_requests: 0, stale_offers: 0 },
  ...{ direct_requests: 0, to_start: 0, to_be_paid: 0 },
};

describe("Under the tabs of the requests", () => {
  it("a job that is paid counts, but does not wait: the navigation is silent of it", () => {
    const counts = { ...none, to_start: 3 };
    expect(countedIn("to_start", counts)).toEqual({ count: 3, said: "technicianArea:requests.paid" });
    expect(countedIn("to_pay", { ...none, to_be_paid: 2 })?.said).toBe("technicianArea:needs.to_be_paid");
    expect(tabs.map(({ waits }) => waits?.(counts) ?? 0)).toEqual(tabs.map(() => 0));
  });

  it("what waits says so, and nothing is said of nothing", () => {
    const counts = { ...none, waiting: 2, direct_requests: 1 };
    expect(countedIn("waiting", counts)).toEqual({ count: 2, said: "common:nav.waits" });
    expect(countedIn("direct", counts)).toEqual({ count: 1, said: "common:nav.waits" });
    for (const tab of ["to_start", "matching", "done"]) expect(countedIn(tab, counts)).toBeNull();
    expect(countedIn("waiting", null)).toBeNull();
  });

  it.each(locales)("the figure has its sentence for who listens: %s", (locale) => {
    const say = t(locale);
    const said = say("technicianArea:requests.paid", { count: 3 });
    const html = renderPage(
      <Tabs label="Jobs" tabs={[{ to: "/technician/requests", label: "x", count: 3, said }]} />,
      {
        locale,
      },
    );
    expect(html).toContain(`aria-label="${said}"`);
    expect(said).toMatch(locale === "ar" ? /^3 أعمال مدفوعة$/ : /^3 paid jobs$/);
  });
});
