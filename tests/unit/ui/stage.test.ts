import { expect, it } from "vitest";
import { stageOf, stages } from "~/components/requests/stage";
import type { OrderStatus } from "~/contract/order-fields";
import type { RequestStatus } from "~/contract/request-fields";

const delivery = { at: "2026-11-25T12:00:00.000Z", note: "", photos: [] };
const stage = (status: RequestStatus, order: OrderStatus | null = null, isDelivered = false) => {
  const at = stageOf(
    { status, offers_count: 0 },
    order && { status: order, delivery: isDelivered ? delivery : null },
  );
  return at === null ? null : (stages[at] ?? "all");
};

it("A request stands where its order is", () => {
  expect(stage("open")).toBe("posted");
  expect(stageOf({ status: "open", offers_count: 2 }, null)).toBe(stages.indexOf("offers"));
  expect(stage("awarding", "awaiting_payment")).toBe("chosen");
  expect(stage("assigned", "paid")).toBe("paid");
  expect(stage("assigned", "in_progress")).toBe("paid");
  expect(stage("assigned", "in_progress", true)).toBe("paid");
  expect(stage("assigned", "delivered", true)).toBe("done");
  expect(stage("assigned", "disputed")).toBe("paid");
  expect(stage("assigned", "disputed", true)).toBe("done");
  expect(stage("completed", "completed", true)).toBe("all");
  expect(stage("cancelled")).toBeNull();
});
