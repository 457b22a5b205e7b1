import type { OrderDetails } from "~/contract/order-fields";
import type { RequestDetails } from "~/contract/request-fields";

export const stages = ["posted", "offers", "chosen", "paid", "done", "approved"] as const;
type Stage = (typeof stages)[number];

type OrderFacts = Pick<OrderDetails, "status" | "delivery">;

/** The work is done while it waits for approval, and while there is a dispute about what was delivered. */
const isDone = (order: OrderFacts | null): boolean =>
  order?.status === "delivered" || (order?.status === "disputed" && order.delivery !== null);

/**
 * Where a request stands on its way, as a place among `stages`; past the last where it is completed, null for one that has left it.
 * @param order its running order
 */
export function stageOf(
  { status, offers_count }: Pick<RequestDetails, "status" | "offers_count">,
  order: OrderFacts | null,
): number | null {
  const at = (stage: Stage) => stages.indexOf(stage);
  if (status === "open") return at(offers_count > 0 ? "offers" : "posted");
  if (status === "awarding") return at("chosen");
  if (status === "assigned") return at(isDone(order) ? "done" : "paid");
  return status === "completed" ? stages.length : null;
}
