import { describe, expect, it } from "vitest";
import { shaped } from "~/api/outside/payments/event-shape";
import { MalformedEvent } from "~/api/outside/payments/gateway-errors";

const at = new Date("2026-11-24T10:00:00Z");
const failed = { id: "evt_1", at, kind: "failed", paymentId: "pay1" };

describe("An event that no database could keep", () => {
  it.each([
    ["a name with a mark that is no letter", { ...failed, paymentId: "pay\u00001" }],
    ["a name longer than any", { ...failed, paymentId: "x".repeat(256) }],
    [
      "a dispute so named",
      { ...failed, kind: "charged_back", charge: "ch1", disputeId: "d\u0000", amount: 1, currency: "EGP" },
    ],
    ["a time that no calendar has", { ...failed, at: new Date(8.64e15) }],
    ["a time before there were gateways", { ...failed, at: new Date("0001-01-01T00:00:00Z") }],
  ])("is malformed: %s", (_, said) => {
    expect(() => shaped(said)).toThrow(MalformedEvent);
  });

  it("keeps of its reason what can be kept", () => {
    const reason = `card\u0000 declined \ud800${"x".repeat(2000)}`;
    const { reason: kept } = shaped({ ...failed, reason }) as { reason: string };
    expect(kept).toBe(`card declined \ufffd${"x".repeat(2000)}`.slice(0, 500));
  });
});
