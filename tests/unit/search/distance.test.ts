import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { editDistance, isLikely } from "~/api/search/distance";

describe("how far two words are apart", () => {
  test.each([
    ["plumber", "plumber", 0],
    ["plubmer", "plumber", 1],
    ["plmber", "plumber", 1],
    ["plumberr", "plumber", 1],
    ["plumbar", "plumber", 1],
    ["سباكا", "سباكه", 1],
    ["كهربا", "كهرباء", 1],
    ["", "tap", 3],
  ])("%s and %s: %i", (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
  });

  test("it is the same both ways, and nothing only for the same word", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
        expect(editDistance(a, b) === 0).toBe(a === b);
        expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max([...a].length, [...b].length));
      }),
    );
  });
});

describe("what a typed word may have meant", () => {
  test.each([
    ["plubmer", "plumber"],
    ["plumber", "plumbing"],
    ["electrisian", "electrician"],
    ["leaks", "leaking"],
    ["refrigirater", "refrigerator"],
    ["kitchin", "kitchen"],
    ["سباكا", "سباكه"],
    ["مكيفات", "مكيف"],
    ["تسليق", "تسليك"],
  ])("%s may be %s", (typed, stored) => {
    expect(isLikely(typed, stored)).toBe(true);
  });

  test.each([
    ["tap", "top"],
    ["kitchen", "chicken"],
    ["door", "floor"],
    ["washer", "water"],
  ])("%s is not %s", (typed, stored) => {
    expect(isLikely(typed, stored)).toBe(false);
  });

  test("a short word is not guessed at", () => {
    expect(isLikely("tap", "tab")).toBe(false);
  });
});
