import { describe, expect, it } from "vitest";
import { excerptOf } from "~/api/excerpt";

describe("The beginning of a long text", () => {
  it("is all of a short one", () => {
    expect(excerptOf("It drips.")).toBe("It drips.");
    expect(excerptOf("x".repeat(160))).toBe("x".repeat(160));
  });

  it("ends in a whole word", () => {
    expect(excerptOf(`${"الصنبور يسرّب ".repeat(11)}وقد سبق إصلاحه`)).toBe(
      `${"الصنبور يسرّب ".repeat(11)}وقد…`,
    );
    expect(excerptOf(`${"x".repeat(159)} yes`)).toBe(`${"x".repeat(159)}…`);
    expect(excerptOf(`${"x".repeat(160)} yes`)).toBe(`${"x".repeat(160)}…`);
  });

  it("is cut within a word that takes up all of it, but within no letter", () => {
    expect(excerptOf("x".repeat(200))).toBe(`${"x".repeat(160)}…`);
    expect(excerptOf(`${"x".repeat(159)}👍👍`)).toBe(`${"x".repeat(159)}…`);
    expect(excerptOf(`${"x".repeat(159)}شّ و`)).toBe(`${"x".repeat(159)}…`);
  });
});
