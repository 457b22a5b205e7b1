import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inOrder, type MatchFacts, matchScore } from "~/api/offers/match-rules";
import { addResponse, medianOf } from "~/api/offers/response-rules";

const noon = new Date("2026-11-24T12:00:00Z");
const later = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);

const match: MatchFacts = {
  ...{ rank: 4.5, jobsDone: 40, isVerified: true, response: 30, warrantyDays: 30, startsAt: noon },
  wanted: { from: later(-1), to: later(1) },
};

describe("The best match", () => {
  it("lies between 0 and 100, and is whole for a perfect offer", () => {
    const any = fc.record({
      ...{
        rank: fc.double({ min: 0, max: 5, noNaN: true }),
        jobsDone: fc.nat(5000),
        isVerified: fc.boolean(),
      },
      ...{
        response: fc.option(fc.nat(3000)),
        warrantyDays: fc.nat(730),
        startsAt: fc.constantFrom(noon, later(500)),
      },
      wanted: fc.constantFrom(null, { from: noon, to: later(3) }),
    });
    fc.assert(
      fc.property(any, (facts) => {
        const score = matchScore(facts);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100.000001);
      }),
    );
    expect(matchScore({ ...match, rank: 5, jobsDone: 1e9, response: 0, warrantyDays: 90 })).toBeCloseTo(
      100,
      5,
    );
  });

  it.each<[string, Partial<MatchFacts>]>([
    ["a lower score", { rank: 4.4 }],
    ["fewer jobs", { jobsDone: 10 }],
    ["no verified identity", { isVerified: false }],
    ["slower answers", { response: 300 }],
    ["unknown answers", { response: null }],
    ["a shorter warranty", { warrantyDays: 7 }],
    ["a start outside the wanted time", { startsAt: later(30) }],
  ])("is worse with %s", (_, worse) => {
    expect(matchScore({ ...match, ...worse })).toBeLessThan(matchScore(match));
  });

  it.each<[number, string, Partial<MatchFacts>]>([
    [40, "a whole score", { rank: 5 }],
    [20, "a start when any time will do", { wanted: null }],
    [10, "a start two days after the wanted time", { startsAt: later(49) }],
    [10, "a start two days before it", { startsAt: later(-49) }],
    [7.5, "twenty-five jobs", { jobsDone: 25 }],
    [10, "a verified identity", { isVerified: true }],
    [5, "answers within the hour", { response: 60 }],
    [2.5, "half of the longest warranty that counts", { warrantyDays: 45 }],
  ])("gives %d points for %s", (points, _, more) => {
    const nothing = { rank: 0, jobsDone: 0, isVerified: false, response: null, warrantyDays: 0 };
    const never = { startsAt: later(1e9), wanted: match.wanted };
    expect(matchScore({ ...nothing, ...never, ...more })).toBeCloseTo(points, 5);
  });

  it("puts first what can be agreed on, then what waits, then what needs confirming, last whose sender is gone", () => {
    const states = ["stale", "on_hold", "discount_requested", "pending", "accepted"] as const;
    const offer = { price: 100, match: 50, startsAt: noon, createdAt: noon };
    // By age and id alone they would stand the other way round.
    const sent = states.map((status, n) => ({ ...offer, id: `${n}`, status, isSenderActive: true }));
    const gone = { ...offer, id: "5", status: "pending" as const, match: 99, isSenderActive: false };
    expect(inOrder([gone, ...sent], "match").map(({ status }) => status)).toEqual([
      ...["accepted", "pending", "discount_requested", "on_hold", "stale", "pending"],
    ]);
  });

  it("never looks at the price", () => {
    const offer = (id: string, price: number, score: number) => ({
      ...{ id, price, match: score, status: "pending" as const, isSenderActive: true },
      ...{ startsAt: noon, createdAt: noon },
    });
    const [dear, cheap] = [offer("a", 900, 80), offer("b", 100, 70)];
    expect(inOrder([cheap, dear], "match")).toEqual([dear, cheap]);
    expect(inOrder([cheap, { ...dear, match: 70 }], "match").map(({ id }) => id)).toEqual(["a", "b"]);
    const away = { ...dear, isSenderActive: false };
    expect(inOrder([away, cheap], "match")).toEqual([cheap, away]);
    expect(inOrder([cheap, { ...away, status: "accepted" }], "match").map(({ id }) => id)).toEqual([
      "a",
      "b",
    ]);
  });
});

describe("Response times", () => {
  it("fall into the steps of a histogram, whose median is the step's upper end", () => {
    expect(medianOf([0, 0, 0, 0, 0, 0, 0, 0])).toBeNull();
    const counts = [3, 10, 61, 5000].reduce<number[]>((all, minutes) => addResponse(all, minutes), []);
    expect(counts).toEqual([1, 1, 0, 0, 1, 0, 0, 1]);
    expect(medianOf(counts)).toBe(15);
    expect(medianOf([0, 0, 0, 0, 0, 0, 0, 4])).toBe(2880);
    expect(medianOf(addResponse([], 5))).toBe(5);
  });

  it("have a median that no answer outside the middle moves far", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(4000), { minLength: 1, maxLength: 60 }), (minutes) => {
        const counts = minutes.reduce<number[]>((all, one) => addResponse(all, one), []);
        const exact = [...minutes].sort((a, b) => a - b)[Math.ceil(minutes.length / 2) - 1] ?? 0;
        expect(counts.reduce((sum, n) => sum + n, 0)).toBe(minutes.length);
        if (exact <= 1440) expect(medianOf(counts)).toBeGreaterThanOrEqual(exact);
      }),
    );
  });
});
