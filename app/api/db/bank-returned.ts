import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { BankReturned } from "~/contract/job-money-fields";

/**
 * What payers' banks have given back of what they took of an order's payments; null where they took it last, or never did. By the order
 * of the books, whatever the clocks said. @param orderId as the query names it
 */
export const bankReturned = (orderId: SQLWrapper): SQL<BankReturned | null> =>
  sql<BankReturned | null>`(
    select case when j.kind = 'chargeback' then null
      when exists (select 1 from payments p where p.order_id = ${orderId} and p.charged_back > 0) then 'part'
      else 'all' end
    from journals j where j.order_id = ${orderId} and j.payment_id is not null
    order by (select min(l.id) from ledger_lines l where l.journal_id = j.id) desc limit 1)`;
