import { describe, expect, it } from "vitest";
import { idleFrom } from "~/api/orders/idle-rules";
import { claimableFrom, visitState, wasOnTime } from "~/api/orders/visit-rules";
import { factsOf } from "~/api/proposals/moves";

const at = (time: string) => new Date(`2026-12-10T${time}Z`);
const startsAt = at("08:30:00");
const paidAt = at("04:00:00");

describe("A technician", () => {
  it.each([
    ["who named no stretch of time", 0, "08:45:00"],
    ["who named less than a quarter of an hour", 10, "08:45:00"],
    ["who named an hour", 60, "09:30:00"],
  ])("%s did not come from the moment on when coming is late, and not before", (_, arrivalMinutes, until) => {
    const visit = { startsAt, arrivalMinutes, paidAt };
    const [last, late] = [at(until), new Date(at(until).getTime() + 1000)];
    expect([last, late].map((startedAt) => wasOnTime({ ...visit, startedAt }))).toEqual([true, false]);
    expect(claimableFrom(visit)).toEqual(last);
    expect(visitState(visit, new Date(last.getTime() - 1000))).toBe("ahead");
    expect(visitState(visit, last)).toBe("late");
  });

  it("has a visit under warranty missed from the same moment on", () => {
    const proposal = { kind: "warranty", by: "customer", price: null, startsAt } as const;
    const order = { startsAt: at("06:00:00"), arrivalMinutes: 0, paidAt, price: 30_000 };
    const isLate = (time: string) => factsOf(proposal, order, "customer", at(time)).isLate;
    expect([isLate("08:44:59"), isLate("08:45:00")]).toEqual([false, true]);
  });

  it("is reminded a day after that moment of a job that nobody began", () => {
    const work = { startsAt, arrivalMinutes: 0, paidAt, duration: 90, startedAt: null };
    const waits = { startReminderAfter: 86_400, deliveryReminderAfter: 259_200 };
    expect(idleFrom("start_reminder", work, paidAt, waits)).toEqual(new Date("2026-12-11T08:45:00Z"));
  });
});
