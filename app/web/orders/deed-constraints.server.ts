import { contract } from "~/contract/contract";
import type { Endpoint } from "~/contract/endpoint";
import type { OrderCan, OrderDetails } from "~/contract/order-fields";
import { constraintsByDeed } from "../forms/constraints.server";

const { orders } = contract;

/** The forms with something to fill in, by what lets them be there. */
const forms: Partial<Record<OrderCan, readonly [deed: string, endpoint: Endpoint]>> = {
  deliver: ["deliver", orders.deliver],
  ask_changes: ["ask-changes", orders.askChanges],
  pause: ["pause", orders.pause],
  back_out: ["back-out", orders.backOut],
  propose_price: ["propose-price", orders.proposePrice],
  propose_time: ["propose-time", orders.proposeTime],
  claim_no_show: ["no-show", orders.claimNoShow],
  claim_warranty: ["claim-warranty", orders.claimWarranty],
};

/** Constraint attributes of the forms that an order's page offers now, by their deeds. */
export function orderConstraints(order: Pick<OrderDetails, "can" | "proposals"> | null) {
  if (!order) return {};
  const offered = order.can.flatMap((can) => (forms[can] ? [forms[can]] : []));
  const isAsked = order.proposals.some(({ can }) => can.includes("decline"));
  return constraintsByDeed(
    Object.fromEntries([...offered, ...(isAsked ? [["object", orders.decline] as const] : [])]),
  );
}
