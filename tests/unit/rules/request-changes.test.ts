import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { endOf, isDirectOver, statusAt } from "~/api/requests/change-rules";
import { changedParts, isMaterialChange, type Terms } from "~/api/requests/material-rules";

const noon = new Date("2026-11-24T12:00:00Z");
const hoursOn = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);
const day = 24;

const terms: Terms = {
  serviceId: "tap-mixer",
  answers: { kind: "kitchen", rooms: ["a", "b"], count: 2 },
  cityId: "cairo",
  districtId: "cairo-maadi",
  timing: "date",
  preferredDate: "2026-12-01",
  timeWindow: "morning",
};

describe("An edit", () => {
  it.each<[keyof Terms, Terms[keyof Terms], string]>([
    ["serviceId", "drain", "service"],
    ["answers", { kind: "bath", rooms: ["a", "b"], count: 2 }, "answers"],
    ["cityId", "giza", "place"],
    ["districtId", "cairo-zamalek", "place"],
    ["timing", "asap", "time"],
    ["preferredDate", "2026-12-02", "time"],
    ["timeWindow", "evening", "time"],
  ])("of the %s is material", (field, value, part) => {
    expect(isMaterialChange(terms, { ...terms, [field]: value })).toBe(true);
    expect(changedParts(terms, { ...terms, [field]: value })).toEqual([part]);
  });

  it("is not material when the same answers come in another order", () => {
    const answers = { rooms: ["b", "a"], count: 2, kind: "kitchen" };
    expect(isMaterialChange(terms, { ...terms, answers })).toBe(false);
  });

  it("is material in one direction exactly when it is in the other", () => {
    const any = fc.record({
      serviceId: fc.constantFrom("a", "b", null),
      answers: fc.dictionary(
        fc.constantFrom("x", "y"),
        fc.constantFrom<string | string[] | number>("1", ["1", "2"], ["2", "1"], 1),
      ),
      cityId: fc.constantFrom("c", null),
      districtId: fc.constantFrom("d", null),
      timing: fc.constantFrom("asap", "date"),
      preferredDate: fc.constantFrom("2026-12-01", null),
      timeWindow: fc.constantFrom("any", "morning"),
    });
    fc.assert(
      fc.property(any, any, (a, b) => {
        expect(isMaterialChange(a, b)).toBe(isMaterialChange(b, a));
        expect(isMaterialChange(a, a)).toBe(false);
      }),
    );
  });
});

describe("A direct request", () => {
  const waiting = {
    ...{ directDeclinedAt: null, publishedAt: noon, offersCount: 0, liveOffersCount: 0, isDirectAway: false },
  };
  const within = day * 3600;

  it("waits 24 hours for its technician's answer", () => {
    expect(isDirectOver(waiting, hoursOn(23.9), within)).toBe(false);
    expect(isDirectOver(waiting, hoursOn(24), within)).toBe(true);
  });

  it("is free at once when it is declined, or when the technician's offer is over", () => {
    expect(isDirectOver({ ...waiting, directDeclinedAt: noon }, hoursOn(1), within)).toBe(true);
    expect(isDirectOver({ ...waiting, offersCount: 1 }, hoursOn(1), within)).toBe(true);
    expect(isDirectOver({ ...waiting, liveOffersCount: 1, isDirectAway: true }, hoursOn(1), within)).toBe(
      true,
    );
  });

  it("stays with the technician whose offer stands", () => {
    expect(isDirectOver({ ...waiting, offersCount: 1, liveOffersCount: 1 }, hoursOn(100), within)).toBe(
      false,
    );
  });

  it("waits for nobody while it is a draft", () => {
    expect(isDirectOver({ ...waiting, publishedAt: null }, noon, within)).toBe(false);
  });
});

describe("A request's end", () => {
  it("is 30 days away, or its preferred day", () => {
    expect(endOf(noon, 30 * day * 3600, null)).toEqual(hoursOn(30 * day));
    expect(endOf(noon, 30 * day * 3600, hoursOn(48))).toEqual(hoursOn(48));
    expect(endOf(noon, 30 * day * 3600, hoursOn(31 * day))).toEqual(hoursOn(30 * day));
  });

  it("is shown before the clock has written it down", () => {
    const row = { expiresAt: noon, paymentDueAt: null, approvalDueAt: null };
    const open = { ...row, status: "open" as const };
    expect(statusAt(open, hoursOn(-1))).toBe("open");
    expect(statusAt(open, noon)).toBe("expired");
    const awarding = { ...row, status: "awarding" as const, expiresAt: hoursOn(2), paymentDueAt: noon };
    expect(statusAt(awarding, hoursOn(-1))).toBe("awarding");
    expect(statusAt(awarding, hoursOn(1))).toBe("open");
    expect(statusAt(awarding, hoursOn(3))).toBe("expired");
    expect(statusAt({ ...row, status: "completed" }, hoursOn(3))).toBe("completed");
    const assigned = { ...row, status: "assigned" as const, approvalDueAt: hoursOn(4) };
    expect(statusAt(assigned, hoursOn(3))).toBe("assigned");
    expect(statusAt(assigned, hoursOn(4))).toBe("completed");
    expect(statusAt({ ...assigned, approvalDueAt: null }, hoursOn(4))).toBe("assigned");
  });
});
