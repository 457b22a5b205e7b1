import { expect, it } from "vitest";
import { proposedValidity } from "~/components/technician-area/offer-time";

const now = "2026-11-24T09:00:00.000Z";
const inHours = (hours: number) => new Date(Date.parse(now) + hours * 3_600_000).toISOString();

it.each([
  ["a new offer", undefined, 72],
  ["one that ran out", inHours(-1), 72],
  ["one given a day, an hour ago", inHours(23), 24],
  ["one given two weeks, yesterday", inHours(312), 336],
  ["one with five days left", inHours(120), 168],
])("The form proposes for %s at least what it has left", (_, validUntil, hours) => {
  expect(proposedValidity(validUntil, now)).toBe(hours);
});
