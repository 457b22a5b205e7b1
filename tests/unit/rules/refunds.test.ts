import { describe, expect, it } from "vitest";
import { isOlderWord } from "~/api/payments/refund-rules";

describe("A word on a refund", () => {
  const at = (time: string) => new Date(`2026-11-23T10:00:${time}Z`);
  const told = at("07.700");

  it.each([
    ["that it failed, of a second before", "06.999", true, true],
    ["that it failed, of the same second, told in whole seconds", "07.000", true, false],
    ["that it failed, of later", "08.000", true, false],
    ["that it is done, of a second before", "06.999", false, true],
    ["that it is done, of the same second", "07.900", false, true],
    ["that it is done, of later", "08.000", false, false],
  ])("%s", (_, time, isFailure, isOlder) => {
    expect(isOlderWord({ at: at(time), isFailure }, told)).toBe(isOlder);
  });
});
