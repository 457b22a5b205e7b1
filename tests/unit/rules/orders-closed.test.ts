import { describe, expect, it } from "vitest";
import { proposingRefusal } from "~/api/orders/proposing-rules";
import { orderCan } from "~/api/orders/view-rules";
import { proposalKind } from "~/contract/order-fields";

const facts = { hasChangesLeft: true, isPaused: false, isCleared: false };
const open = { isProviderActive: true, isCustomerActive: true };

it("Nothing is paid to a technician whose account is closed, or once the time for paying is over", () => {
  expect(orderCan("awaiting_payment", "customer", { ...facts, isPayable: false })).toEqual(["give_up"]);
});

const now = new Date("2026-12-10T12:00Z");
const day = 24 * 3600;
const settings = { warrantyVisitWithin: 7 * day };
const paid = {
  ...{ status: "paid" as const, startsAt: new Date("2026-12-10T10:00Z"), arrivalMinutes: 0, paidAt: null },
  ...{ completedAt: null, warrantyDays: 30, released: null, ...open },
};
const done = {
  ...paid,
  status: "completed" as const,
  completedAt: new Date("2026-12-01T10:00Z"),
  released: 1,
};
const none = { waiting: [], hasClaimed: false, missedVisit: null };

type Kind = (typeof proposalKind.options)[number];
const refusalOf = (
  kind: Kind,
  order: Parameters<typeof proposingRefusal>[2],
  more: Partial<Parameters<typeof proposingRefusal>[3]> = {},
  side: "customer" | "provider" = "customer",
) => proposingRefusal(kind, side, order, { ...none, ...more }, { now, settings });

describe("A side of a job", () => {
  it("proposes what its state allows, and of each kind one at a time", () => {
    for (const kind of ["price", "reschedule", "no_show"] as const) {
      expect(refusalOf(kind, paid)).toBeNull();
      expect(refusalOf(kind, done)).toBe("orderIs.completed");
      expect(refusalOf(kind, paid, { waiting: [kind] })).toBe("proposalWaits");
    }
    expect(refusalOf("price", paid, { waiting: ["reschedule"] })).toBeNull();
    expect(refusalOf("warranty", done, { waiting: ["warranty"] })).toBe("proposalWaits");
  });

  it.each([
    ["customer", { isProviderActive: false }],
    ["provider", { isCustomerActive: false }],
  ] as const)("asks nobody for an answer whose account is closed (%s)", (side, closed) => {
    for (const kind of proposalKind.options) {
      const order = kind === "warranty" ? done : paid;
      expect(refusalOf(kind, { ...order, ...closed }, {}, side)).toBe("orderRefused.otherInactive");
      expect(refusalOf(kind, order, {}, side)).toBeNull();
    }
  });

  it("says that the other did not come once that is late, and once for a start", () => {
    const soon = { ...paid, startsAt: new Date("2026-12-10T12:01Z") };
    expect(refusalOf("no_show", soon)).toBe("notYetStarted");
    expect(refusalOf("no_show", paid, { hasClaimed: true })).toBe("noShowClaimedBefore");
    expect(refusalOf("no_show", { ...paid, paidAt: new Date("2026-12-10T10:00Z") })).toBe("paidPastVisit");
    expect(refusalOf("price", soon, { hasClaimed: true })).toBeNull();
  });

  it("has a visit under warranty while that runs, also once one was missed", () => {
    expect(refusalOf("warranty", paid)).toBe("orderIs.paid");
    expect(refusalOf("warranty", { ...done, warrantyDays: 0 })).toBe("warrantyNone");
    expect(refusalOf("warranty", { ...done, released: 0 })).toBe("warrantyReturned");
    const short = { ...done, warrantyDays: 8 };
    expect(refusalOf("warranty", short)).toBe("warrantyOver");
    expect(refusalOf("warranty", short, { missedVisit: new Date("2026-12-08T10:00Z") })).toBeNull();
  });
});
