import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { orders } from "./schema";

/** Until when the order of this request is to be paid; null while none awaits its payment. */
export const paymentDueOf = (requestId: SQLWrapper): SQL<Date | null> =>
  sql<Date | null>`(
    select o.payment_due_at from orders o where o.request_id = ${requestId} and o.status = 'awaiting_payment')`.mapWith(
    orders.paymentDueAt,
  );

/** When silence approves what was delivered of this request; null while nothing waits for that. */
export const approvalDueOf = (requestId: SQLWrapper): SQL<Date | null> =>
  sql<Date | null>`(
    select o.confirms_at from orders o where o.request_id = ${requestId} and o.status = 'delivered')`.mapWith(
    orders.confirmsAt,
  );
