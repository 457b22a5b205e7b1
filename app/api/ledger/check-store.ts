import { sql } from "drizzle-orm";
import type { Db } from "../db/client";

/** Each query finds what contradicts the books: `id` names it, `is` is what stands there and `should` what should. */
const differences: Record<string, string> = {
  "The balance of account": `
    select a.id, a.balance as is, coalesce(l.total, 0) as should from accounts a
    left join (select account_id, sum(amount) as total from ledger_lines group by 1) l on l.account_id = a.id
    where a.balance <> coalesce(l.total, 0)`,
  "The running balance of account, line": `
    select l.account_id || ' ' || l.id as id, l.balance as is, l.total as should from (
      select account_id, id, balance, sum(amount) over (partition by account_id order by id) as total from ledger_lines) l
    where l.balance <> l.total`,
  "The sum of journal": `
    select j.id, coalesce(l.total, 0) as is, 0 as should from journals j
    left join (select journal_id, sum(amount) as total from ledger_lines group by 1) l on l.journal_id = j.id
    where coalesce(l.total, 0) <> 0`,
  "The number of lines (two at least) of journal": `
    select j.id, coalesce(l.lines, 0) as is, 2 as should from journals j
    left join (select journal_id, count(*) as lines from ledger_lines group by 1) l on l.journal_id = j.id
    where coalesce(l.lines, 0) < 2`,
  "What is on the wrong side of account": `
    select a.id, a.balance as is, 0 as should from accounts a where a.kind <> 'gateway'
      and case when a.kind in ('bank','fees','loss','debt') then a.balance < 0 else a.balance > 0 end`,
  "What is held for order": `
    select o.id, -coalesce(a.balance, 0) as is,
      case when o.status in ('paid','in_progress','delivered','disputed') then o.price else 0 end as should
    from orders o left join accounts a on a.id = 'held:' || o.id || ':' || o.currency
    where -coalesce(a.balance, 0) <> case when o.status in ('paid','in_progress','delivered','disputed') then o.price else 0 end`,
  "What waits for payouts of provider": `
    select coalesce(a.provider_id, p.provider_id) as id, -coalesce(a.balance, 0) as is, coalesce(p.total, 0) as should
    from (select * from accounts where kind = 'in_payout') a full join (
      select provider_id, currency, sum(amount) as total from payouts
      where status in ('requested','approved','sent') group by 1, 2) p
      on p.provider_id = a.provider_id and p.currency = a.currency
    where -coalesce(a.balance, 0) <> coalesce(p.total, 0)`,
  "What waits to clear for provider": `
    select a.provider_id as id, -a.balance as is, coalesce(o.total, 0) as should from accounts a left join (
      select provider_id, currency, sum(payout) as total from orders where cleared_at is null group by 1, 2) o
      on o.provider_id = a.provider_id and o.currency = a.currency
    where a.kind = 'pending' and -a.balance > coalesce(o.total, 0)`,
  "How often what came in was booked for payment": `
    select p.id, coalesce(j.times, 0) as is, case when p.paid_at is null then 0 else 1 end as should
    from payments p left join (select cause, count(*) as times from journals where kind in ('payment','late_payment') group by 1) j
      on j.cause = p.id
    where coalesce(j.times, 0) <> case when p.paid_at is null then 0 else 1 end`,
  "What is refunded of payment": `
    select p.id, p.refunded as is, coalesce(r.total, 0) as should
    from payments p left join (select payment_id, sum(amount) as total from refunds where status <> 'cancelled' group by 1) r
      on r.payment_id = p.id
    where p.refunded <> coalesce(r.total, 0)`,
  "What is owed back of payment": `
    select p.id, -coalesce(a.balance, 0) as is, coalesce(r.total, 0) as should
    from payments p left join accounts a on a.payment_id = p.id left join (
      select payment_id, sum(amount) as total from refunds where status in ('pending','sent','failed') group by 1) r on r.payment_id = p.id
    where -coalesce(a.balance, 0) <> coalesce(r.total, 0)`,
  "What the gateway was booked to have lost by dispute": `
    select e.facts ->> 'disputeId' as id, coalesce(-l.amount, 0) as is, (e.facts ->> 'amount')::bigint as should
    from gateway_events e left join journals j on j.kind = 'chargeback' and j.cause = e.facts ->> 'disputeId'
      left join ledger_lines l on l.journal_id = j.id and l.account_id = 'gateway::' || j.currency
    where e.kind = 'charged_back' and e.handled_at is not null and coalesce(-l.amount, 0) <> (e.facts ->> 'amount')::bigint`,
};

type Found = { id: string; is: string | number; should: string | number };

/** Works every balance out anew. @returns a sentence for each difference; none when the books are right */
export async function findDifferences(db: Db): Promise<string[]> {
  const found: string[] = [];
  for (const [name, query] of Object.entries(differences)) {
    const result = await db.execute(sql.raw(query));
    const rows = (
      Array.isArray(result) ? result : (result as unknown as { rows: unknown[] }).rows
    ) as Found[];
    found.push(...rows.map(({ id, is, should }) => `${name} ${id}: ${is} instead of ${should}`));
  }
  return found;
}
