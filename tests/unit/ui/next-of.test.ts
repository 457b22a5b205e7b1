import { expect, it } from "vitest";
import { nextOf } from "~/components/requests/next-of";
import type { NextStep } from "~/contract/next-step";

const step = (key: string) => ({ key }) as NextStep;
const request = { next: step("job.clearing.review") };

it("A technician reads of a job what the page of its request knows besides, the review that is open", () => {
  const order = { status: "completed" as const, next: step("job.clearing") };
  expect(nextOf({ request, order })).toBe(request.next);
});

it("Of a job that was called off its own step goes first, and the request's where it has none", () => {
  const next = step("job.clearing");
  expect(nextOf({ request, order: { status: "cancelled", next } })).toBe(next);
  expect(nextOf({ request, order: { status: "cancelled", next: null } })).toBe(request.next);
  expect(nextOf({ request, order: null })).toBe(request.next);
});
