import { expect, it } from "vitest";
import { heldUntil, stillHeld } from "~/api/bank-accounts/hold-rules";

const now = new Date("2026-11-22T10:00Z");

it("Another bank account than the one before is held for a while, the first one is not", () => {
  expect(heldUntil(false, now, 3600)).toBeNull();
  const until = heldUntil(true, now, 3600);
  expect(until).toEqual(new Date("2026-11-22T11:00Z"));
  expect(stillHeld(until, now)).toEqual(until);
  expect(stillHeld(until, new Date("2026-11-22T11:00Z"))).toBeNull();
});
