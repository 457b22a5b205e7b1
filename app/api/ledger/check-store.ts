import { sql } from "drizzle-orm";
import type { Db } from "../db/client";

/** What journals have brought to the gateway or the bank, by what each is of: minor units. */
const throughBanks = (of: string, which: string) => `
  select ${of} as id, sum(l.amount) as total from journals j join ledger_lines l on l.journal_id = j.id
    join accounts a on a.id = l.account_id and a.kind in ('gateway','bank') where ${which} group by 1`;

/** What the payer's bank has of each payment that it took of: minor units. */
const takenByBanks = `
  select j.payment_id, -sum(l.amount) as has from journals j join ledger_lines l on l.journal_id = j.id
  where j.payment_id is not null and l.account_id = 'gateway::' || j.currency group by 1`;

/**
 * Where the invoices about a subject, less their credit notes, come to something else than an order says of it: minor units. Those of an
 * approved job stand while it is in dispute, and are corrected by what that ends in.
 */
const invoiced = (subject: "job" | "commission", column: "released" | "commission") => `
  select o.id, coalesce(i.total, 0) as is, coalesce(o.${column}, 0) as should from orders o left join (
    select order_id, sum(case kind when 'invoice' then amount else -amount end) as total from invoices
    where subject = '${subject}' group by 1) i on i.order_id = o.id
  where o.status <> 'disputed' and coalesce(i.total, 0) <> coalesce(o.${column}, 0)`;

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
  "What was booked as come in by payment": `
    select p.id, coalesce(j.total, 0) as is, case when p.paid_at is null then 0 else p.amount end as should
    from payments p left join (${throughBanks("split_part(j.cause, ':', 1)", "j.kind in ('payment','late_payment','late_payment_reversed')")}) j on j.id = p.id
    where coalesce(j.total, 0) <> case when p.paid_at is null then 0 else p.amount end`,
  "What was booked as gone back by refund": `
    select r.id, -coalesce(j.total, 0) as is, case when r.status = 'done' then r.amount else 0 end as should
    from refunds r left join (
      ${throughBanks("split_part(j.cause, ':', 1)", "j.kind in ('refund_paid','refund_returned')")}) j on j.id = r.id
    where -coalesce(j.total, 0) <> case when r.status = 'done' then r.amount else 0 end`,
  // Above what was paid, a payment counts no more of it.
  "What the payer's bank has taken back of payment": `
    select p.id, p.charged_back as is, least(p.amount, coalesce(c.has, 0)) as should from payments p left join (
      ${takenByBanks}) c on c.payment_id = p.id
    where p.charged_back <> least(p.amount, coalesce(c.has, 0))`,
  // A refund that was made although the payer's bank had given the same money back may be lost besides.
  "What was lost by refunds and the payer's bank of payment": `
    select id, "is", over as should from (
      select p.id, coalesce(l.total, 0) as is, greatest(0, coalesce(c.has, 0) + p.refunded - p.amount) as over, coalesce(l.twice, 0) as twice
      from payments p left join (${takenByBanks}) c on c.payment_id = p.id
        left join (select coalesce(j.payment_id, r.payment_id) as id, sum(l.amount) as total,
            sum(l.amount) filter (where j.kind = 'refund_paid') as twice from ledger_lines l
            join journals j on j.id = l.journal_id left join refunds r on r.id = split_part(j.cause, ':', 1)
          where l.account_id = 'loss::' || l.currency group by 1) l on l.id = p.id) b
    where "is" not between over and over + twice`,
  "The payment of dispute": `
    select j.cause as id, j.payment_id as is, p.id as should from gateway_events e
      join payments p on p.gateway = e.gateway and p.charge = e.facts ->> 'charge'
      join journals j on j.cause = e.facts ->> 'disputeId' and j.payment_id is not null
    where e.kind in ('charged_back','chargeback_reversed') and e.handled_at is not null and j.payment_id <> p.id`,
  "What was released of order": `
    select o.id, coalesce(l.total, 0) as is, coalesce(o.released, 0) as should from orders o left join (
      select j.order_id, -sum(l.amount) as total from journals j join ledger_lines l on l.journal_id = j.id
        join accounts a on a.id = l.account_id and a.kind in ('pending','available','debt','revenue','vat_due')
      where j.kind <> 'write_off' group by 1) l on l.order_id = o.id
    where coalesce(l.total, 0) <> coalesce(o.released, 0)`,
  "What was invoiced of the job of order": invoiced("job", "released"),
  "What was invoiced of the commission on order": invoiced("commission", "commission"),
  // A number is given once, so as many as the last one says are all of them.
  "The number of invoices of issuer and year": `
    select coalesce(n.issuer, i.issuer) || ' ' || coalesce(n.year, i.year) as id, coalesce(i.given, 0) as is,
      greatest(coalesce(n.last, 0), coalesce(i.last, 0)) as should
    from invoice_numbers n full join (select issuer, year, count(*) as given, max(number) as last from invoices group by 1, 2) i
      on i.issuer = n.issuer and i.year = n.year
    where coalesce(i.given, 0) <> greatest(coalesce(n.last, 0), coalesce(i.last, 0)) or n.last is distinct from i.last`,
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
