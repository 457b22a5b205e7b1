import { describe, expect, it } from "vitest";
import { clashAt, clashOf, lasting, type Taken } from "~/components/ui/taken";

const zone = "Africa/Cairo";
/** From 10:30 to 12:00 in Cairo. */
const job = {
  ...{ order_id: "ab12", request: { id: "cd34", title: "Kitchen tap" } },
  ...{ starts_at: "2026-12-10T08:30:00.000Z", arrival_minutes: 0, duration: 90 },
};
const taken: Taken = { jobs: [job], days_off: ["2026-12-12"] };
const free = { jobs: [], isDayOff: false };

describe("A time that is proposed", () => {
  it.each([
    ["2026-12-10T10:30", 60, "at the same time"],
    ["2026-12-10T11:59", 30, "before the other ends"],
    ["2026-12-10T09:00", 91, "until after the other begins"],
    ["2026-12-09T10:30", 2880, "for days around it"],
  ])("%s for %d minutes clashes: %s", (local, minutes) => {
    expect(clashOf(taken, local, minutes, zone)).toEqual({ jobs: [job], isDayOff: false });
  });

  it.each([
    ["2026-12-10T12:00", 60, "right after"],
    ["2026-12-10T09:00", 90, "right before"],
    ["2026-12-11T20:00", 240, "until the midnight before a day off"],
    ["", 60, "not typed yet"],
    ["tomorrow", 60, "no time at all"],
    ["2026-12-10T10:30", Number.NaN, "for no number of minutes"],
    ["2026-12-10T10:30", 1e20, "for longer than time is counted"],
  ])("%s for %d minutes is free: %s", (local, minutes) => {
    expect(clashOf(taken, local, minutes, zone)).toEqual(free);
  });

  it("on a day off says so, also where it only ends on it", () => {
    expect(clashOf(taken, "2026-12-12T09:00", 60, zone).isDayOff).toBe(true);
    expect(clashOf(taken, "2026-12-11T23:30", 60, zone).isDayOff).toBe(true);
  });

  it("clashes with a job whose work may begin late, as long as it may last", () => {
    const late = { ...job, arrival_minutes: 120 };
    const book = { ...taken, jobs: [late] };
    expect(lasting(late)).toBe(210);
    expect(clashOf(book, "2026-12-10T13:59", 60, zone).jobs).toEqual([late]);
    expect(clashOf(book, "2026-12-10T14:00", 60, zone)).toEqual(free);
  });

  it("is read by the clock of the zone", () => {
    expect(clashAt(taken, "2026-12-10T09:59:00.000Z", 30, zone).jobs).toEqual([job]);
    expect(clashAt(taken, "2026-12-10T10:00:00.000Z", 30, zone)).toEqual(free);
  });
});
