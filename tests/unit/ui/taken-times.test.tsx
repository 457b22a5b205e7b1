import { expect, it } from "vitest";
import { TimeField } from "~/components/ui/time-field";
import { renderPage } from "../../support/render-page";

const now = "2026-11-24T09:00:00.000Z";
const job = (title: string, starts_at: string, duration: number) => ({
  ...{ order_id: title, request: { id: title, title }, starts_at, arrival_minutes: 30, duration },
});

it("Of the times at which a technician is taken those are named that are not over, at the latest", () => {
  const draw = (...jobs: ReturnType<typeof job>[]) =>
    renderPage(<TimeField name="at" label="Start" minutes={60} taken={{ jobs, days_off: [] }} />, {
      ...{ now, namespaces: ["common", "ui", "zones"] },
    });
  const [over, going] = [
    job("A tap that is done", "2026-11-24T07:00:00.000Z", 90),
    job("A tap at which he still is", "2026-11-24T07:00:00.000Z", 91),
  ];
  expect(Date.parse(now) - Date.parse(over.starts_at)).toBe(120 * 60_000);
  const html = draw(over, going);
  expect(html).toContain(going.request.title);
  expect(html).not.toContain(over.request.title);
  expect(draw(over)).not.toContain("<details");
});
