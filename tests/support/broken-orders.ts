import { type Attempt, each, violates } from "./broken-rules";

/** By each rule that orders, and what is proposed of them, are held to by the database: what only it refuses. */
export const ofOrders = ({
  paid,
  disputed,
  completed,
}: Record<"paid" | "disputed" | "completed", string>): Record<string, Attempt[]> => ({
  orders_price: violates(
    "orders_price",
    "update orders set price = 0, released = null, payout = null, commission = null, vat_due = null",
  ),
  orders_changes: violates("orders_changes", "update orders set changes_asked = -1"),
  orders_released: [
    ...violates("orders_released", `update orders set released = price + 1 where id = '${completed}'`),
    ...violates("orders_released", `update orders set payout = -1 where id = '${completed}'`),
  ],
  orders_arrival: violates("orders_arrival", "update orders set arrival_minutes = -1"),
  orders_disputed_from: [
    ...violates("orders_disputed_from", `update orders set disputed_from = 'paid' where id = '${paid}'`),
    ...violates("orders_disputed_from", `update orders set disputed_from = null where id = '${disputed}'`),
  ],
  orders_delivered: violates(
    "orders_delivered",
    `update orders set status = 'delivered' where id = '${paid}'`,
  ),
  orders_shared: [
    ...violates("orders_shared", `update orders set vat_due = null where id = '${completed}'`),
    ...violates("orders_shared", `update orders set released = 0 where id = '${paid}'`),
  ],
  orders_hold_price: [
    ...each(
      /^order \w+ is \w+ and holds 30000 instead of 0$/,
      ...["completed", "cancelled", "awaiting_payment"].map(
        (status) => `update orders set status = '${status}' where id = '${paid}'`,
      ),
    ),
    ...each(
      /^order \w+ is \w+ and holds 0 instead of 30000$/,
      ...["paid", "in_progress"].map(
        (status) => `update orders set status = '${status}' where id = '${completed}'`,
      ),
      `update orders set status = 'delivered', confirms_at = now() where id = '${completed}'`,
    ),
    ...each(
      /^order \w+ is \w+ and holds 30000 instead of 30001$/,
      ...[paid, disputed].map((id) => `update orders set price = 30001 where id = '${id}'`),
    ),
  ],
  orders_disputed: each(
    /^order \w+ is disputed without a dispute, or the other way round$/,
    `update orders set status = 'disputed', disputed_from = 'paid' where id = '${paid}'`,
    `update orders set status = 'delivered', disputed_from = null, confirms_at = now() where id = '${disputed}'`,
  ),
  proposals_price: violates(
    "proposals_price",
    `insert into proposals (id, order_id, kind, by, status, due_at) values ('x', '${paid}', 'price', 'customer', 'declined', now())`,
  ),
});
