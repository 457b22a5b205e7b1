import { describe, expect, it } from "vitest";
import { dateTimeValue, dateValue } from "~/i18n/field-values";

describe("What a field of the browser holds", () => {
  it.each([
    ["2026-11-24T21:59:00.000Z", "Africa/Cairo", "2026-11-24", "2026-11-24T23:59"],
    ["2026-11-24T22:00:00.000Z", "Africa/Cairo", "2026-11-25", "2026-11-25T00:00"],
    // Summer time: three hours ahead.
    ["2026-07-01T21:05:00.000Z", "Africa/Cairo", "2026-07-02", "2026-07-02T00:05"],
    ["2026-12-31T20:30:00.000Z", "Asia/Dubai", "2027-01-01", "2027-01-01T00:30"],
    ["2026-03-05T06:07:08.999Z", "UTC", "2026-03-05", "2026-03-05T06:07"],
  ])("for %s in %s is a date and a time of that zone", (iso, zone, date, dateTime) => {
    expect([dateValue(iso, zone), dateTimeValue(iso, zone)]).toEqual([date, dateTime]);
  });
});
