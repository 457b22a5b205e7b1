import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Why a refund waits that nobody was asked for yet: a payer's bank gave back what had been held, and staff are to decide on it. */
export const undecided = "chargeback_reversed";

/** A refund on which staff are still to decide. @param refund its columns as the query names them */
export const isUndecided = ({ status, failure }: Record<"status" | "failure", SQLWrapper>): SQL<boolean> =>
  sql<boolean>`(${status} = 'failed' and ${failure} is not distinct from ${undecided})`;

/** Whether there is one of an order's payments. @param orderId as the query names it */
export const isAnyUndecided = (orderId: SQLWrapper): SQL<boolean> => sql<boolean>`exists (
  select 1 from payments p join refunds r on r.payment_id = p.id
  where p.order_id = ${orderId} and ${isUndecided({ status: sql`r.status`, failure: sql`r.failure` })})`;
