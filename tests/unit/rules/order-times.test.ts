import { describe, expect, it } from "vitest";
import { isCleared, isPaused, sharedUntil } from "~/api/orders/view-rules";
import { claimableFrom, visitState, wasOnTime } from "~/api/orders/visit-rules";
import { visitAgainUntil, warrantyUntil } from "~/api/orders/warranty-rules";
import { orderStatus } from "~/contract/order-fields";

const at = (time: string) => new Date(`2026-12-${time}Z`);
const day = 86_400;

describe("A job that was paid shortly before its start", () => {
  const startsAt = at("10T08:30:00");
  const visit = (paidAt: string) => ({ startsAt, arrivalMinutes: 60, paidAt: at(paidAt) });

  it("has its technician on the way for two hours from the payment", () => {
    expect(claimableFrom(visit("10T07:30:00"))).toEqual(at("10T09:30:00"));
    expect(claimableFrom(visit("10T07:30:01"))).toEqual(at("10T09:30:01"));
    const late = visit("10T09:00:00");
    expect(
      [at("10T11:00:00"), at("10T11:00:01")].map((startedAt) => wasOnTime({ ...late, startedAt })),
    ).toEqual([true, false]);
    expect([visitState(late, at("10T10:59:59")), visitState(late, at("10T11:00:00"))]).toEqual([
      "ahead",
      "late",
    ]);
  });

  it("is agreed on anew where the time of arrival was over when it was paid: nobody is late", () => {
    expect(visitState(visit("10T09:29:59"), at("10T12:00:00"))).toBe("late");
    const past = visit("10T09:30:00");
    expect([claimableFrom(past), visitState(past, at("10T12:00:00"))]).toEqual([null, "anew"]);
    expect(wasOnTime({ ...past, startedAt: at("12T08:00:00") })).toBe(true);
    expect(wasOnTime({ ...past, startedAt: null })).toBe(false);
  });
});

describe("Address and phone", () => {
  const completedAt = at("01T10:00:00");
  const until = at("15T10:00:00");
  const settings = { addressShownFor: 14 * day };
  const shared = (more: object, now = until) =>
    sharedUntil({ status: "completed", completedAt, hasVisit: false, ...more }, { now, settings });

  it("are shared from the payment on, to the end of the fourteenth day after the completion", () => {
    const lasting = orderStatus.options.filter(
      (status) => shared({ status, completedAt: null }, until)?.until === null,
    );
    expect(lasting).toEqual(["paid", "in_progress", "delivered", "completed", "disputed"]);
    for (const status of ["awaiting_payment", "cancelled"]) expect(shared({ status })).toBeNull();
    expect(shared({})).toEqual({ until });
    expect(shared({}, new Date(until.getTime() + 1))).toBeNull();
  });

  it("are shared again while a visit under warranty is open", () => {
    expect(shared({ hasVisit: true }, at("31T10:00:00"))).toEqual({ until: null });
  });
});

describe("A warranty", () => {
  const within = { warrantyVisitWithin: 14 * day };
  const done = { status: "completed", completedAt: at("01T10:00:00"), warrantyDays: 7, released: 1 } as const;

  it("runs so many days from the completion, or on from a visit that was missed", () => {
    expect(warrantyUntil(done, null, within)).toEqual(at("08T10:00:00"));
    expect(warrantyUntil({ ...done, status: "disputed" }, null, within)).toEqual(at("08T10:00:00"));
    expect(warrantyUntil(done, at("07T10:00:00"), within)).toEqual(at("21T10:00:00"));
    expect(warrantyUntil({ ...done, warrantyDays: 30 }, at("07T10:00:00"), within)).toEqual(
      at("31T10:00:00"),
    );
  });

  it.each([
    ["none was promised", { warrantyDays: 0 }],
    ["the job is called off", { status: "cancelled" }],
    ["the job is not done", { completedAt: null }],
    ["all that was paid has gone back", { released: 0 }],
  ] as const)("is none where %s", (_, more) => {
    expect(warrantyUntil({ ...done, ...more }, null, within)).toBeNull();
  });

  it("lets its customer ask again after a visit that was missed, as long as that runs", () => {
    const missed = { ...done, missedVisit: at("07T10:00:00") };
    const end = at("21T10:00:00");
    expect(visitAgainUntil(missed, new Date(end.getTime() - 1), within)).toEqual(end);
    expect(visitAgainUntil(missed, end, within)).toBeNull();
    expect(visitAgainUntil({ ...done, missedVisit: null }, at("02T10:00:00"), within)).toBeNull();
  });
});

it("Money is out of a dispute's reach once it has cleared, or a part of it went back", () => {
  const order = { clearedAt: null, released: null, price: 30_000 };
  expect([isCleared(order), isCleared({ ...order, released: 30_000 })]).toEqual([false, false]);
  expect(isCleared({ ...order, released: 29_999 })).toBe(true);
  expect(isCleared({ ...order, clearedAt: at("01T10:00:00"), released: 30_000 })).toBe(true);
});

it("An approval is put off once for what was delivered last", () => {
  const deliveredAt = at("02T10:00:00");
  const order = { status: "delivered" as const, deliveredAt, pausedAt: deliveredAt };
  expect(isPaused(order)).toBe(true);
  for (const other of [{ pausedAt: at("01T10:00:00") }, { pausedAt: null }, { deliveredAt: null }])
    expect(isPaused({ ...order, ...other })).toBe(false);
  expect(isPaused({ ...order, status: "in_progress" })).toBe(false);
});
