import { describe, expect, it, test } from "vitest";
import { dateIn, endOfDay, instantOf, yearAfter } from "~/api/zone";

const cairo = "Africa/Cairo";

describe("A local time", () => {
  it.each([
    ["2026-11-24T10:30", cairo, "2026-11-24T08:30:00.000Z"],
    ["2026-07-01T10:30", cairo, "2026-07-01T07:30:00.000Z"],
    ["2026-11-24T10:30", "Asia/Riyadh", "2026-11-24T07:30:00.000Z"],
    ["2026-11-24T00:15", "Asia/Dubai", "2026-11-23T20:15:00.000Z"],
    ["2028-02-29T12:00", cairo, "2028-02-29T10:00:00.000Z"],
  ])("%s in %s is %s", (local, zone, instant) => {
    expect(instantOf(local, zone)?.toISOString()).toBe(instant);
  });

  it("that summer time leaves out is the one after; of one that comes twice, the first is meant", () => {
    expect(instantOf("2026-04-24T00:30", cairo)?.toISOString()).toBe("2026-04-23T22:30:00.000Z");
    expect(instantOf("2026-10-29T23:30", cairo)?.toISOString()).toBe("2026-10-29T20:30:00.000Z");
  });

  it("is none when the calendar has no such day or hour", () => {
    for (const wrong of ["2026-02-30T10:00", "2026-13-01T10:00", "2026-11-24T25:00", "tomorrow"])
      expect(instantOf(wrong, cairo)).toBeNull();
  });

  it("ends a day where the next begins", () => {
    expect(endOfDay("2026-11-24", cairo)?.toISOString()).toBe("2026-11-24T22:00:00.000Z");
    expect(endOfDay("2026-12-31", cairo)?.toISOString()).toBe("2026-12-31T22:00:00.000Z");
    expect(endOfDay("never", cairo)).toBeNull();
  });
});

test("the date is the zone's, not the server's", () => {
  const lateInCairo = new Date("2026-11-24T22:30:00Z");
  expect(dateIn(lateInCairo, "Africa/Cairo")).toBe("2026-11-25");
  expect(dateIn(lateInCairo, "UTC")).toBe("2026-11-24");
});

test("a year later is the same date", () => {
  expect(yearAfter("2026-11-24")).toBe("2027-11-24");
  expect(yearAfter("2028-02-29")).toBe("2029-03-01");
});
