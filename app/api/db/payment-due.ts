import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { orders } from "./schema";

/** Until when the order of this request is to be paid; null while none awaits its payment. */
export const paymentDueOf = (requestId: SQLWrapper): SQL<Date | null> =>
  sql<Date | null>`(
    select o.payment_due_at from orders o where o.request_id = ${requestId} and o.status = 'awaiting_payment')`.mapWith(
    orders.paymentDueAt,
  );
