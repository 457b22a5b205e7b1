import { describe, expect, it } from "vitest";
import { ClashNote } from "~/components/ui/taken-note";
import { locales } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const job = {
  ...{ order_id: "ab12", request: { id: "cd34", title: "Kitchen tap" } },
  ...{ starts_at: "2026-12-10T08:30:00.000Z", arrival_minutes: 0, duration: 90 },
};

describe.each(locales)("A technician who proposes a time (%s)", (locale) => {
  const say = t(locale);
  const draw = (clash: Parameters<typeof ClashNote>[0]) =>
    renderPage(<ClashNote {...clash} />, { locale, namespaces: ["common", "ui"] });
  const beforeTitle = say("ui:taken.job", { title: "|", when: "" }).split("|")[0];

  it("is warned of the job that is booked then, by its name and its time", () => {
    const said = draw({ jobs: [job], isDayOff: false });
    expect(said).toContain(beforeTitle);
    expect(said).toContain("Kitchen tap");
    expect(said).toContain(`dateTime="${job.starts_at}"`);
    expect(said).not.toContain(say("ui:taken.dayOff"));
  });

  it("is warned of a day off, and of nothing at a time that is free", () => {
    expect(draw({ jobs: [], isDayOff: true })).toContain(say("ui:taken.dayOff"));
    const free = draw({ jobs: [], isDayOff: false });
    expect(free).not.toContain(say("ui:taken.dayOff"));
    expect(free).not.toContain(beforeTitle);
  });
});
