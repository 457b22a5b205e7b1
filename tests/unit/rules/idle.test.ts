import { describe, expect, it } from "vitest";
import { idleFrom, idleReminder } from "~/api/orders/idle-rules";
import { orderStatus } from "~/contract/order-fields";

const waits = { startReminderAfter: 86_400, deliveryReminderAfter: 259_200 };
const on = (time: string) => new Date(`2026-12-${time}:00Z`);
const order = {
  ...{ startsAt: on("10T08:00"), arrivalMinutes: 60, duration: 120 },
  ...{ paidAt: on("09T08:00"), startedAt: null },
};

it("A job is left alone while it is paid, or its work began, and in no other state", () => {
  const reminded = orderStatus.options.filter((status) => idleReminder(status));
  expect(reminded).toEqual(["paid", "in_progress"]);
});

describe("A job that does not begin is left alone", () => {
  const from = (changed: Partial<typeof order>, since = order.paidAt) =>
    idleFrom("start_reminder", { ...order, ...changed }, since, waits);

  it.each([
    ["a day after the time of arrival is over", from({}), "11T09:00"],
    [
      "so long after there was time to come, where it was paid late",
      from({ paidAt: on("10T12:00") }),
      "11T14:00",
    ],
    ["a day after it goes on, where that is later", from({}, on("20T12:00")), "21T12:00"],
    ["no earlier because it goes on before the visit", from({}, on("09T12:00")), "11T09:00"],
  ])("%s", (_, found, expected) => {
    expect(found).toEqual(on(expected));
  });
});

describe("Work that is not delivered is left alone", () => {
  const startedAt = on("10T08:00");
  const from = (duration: number, since = startedAt) =>
    idleFrom("delivery_reminder", { ...order, startedAt, duration }, since, waits);

  it.each([
    ["three days after it began", from(120), "13T08:00"],
    ["when the days are over that it was to take, where those are more", from(5 * 1_440), "15T08:00"],
    ["three days after changes were asked for", from(120, on("12T20:00")), "15T20:00"],
  ])("%s", (_, found, expected) => {
    expect(found).toEqual(on(expected));
  });
});
