import { sql } from "drizzle-orm";
import type { Db } from "~/api/db/client";
import { findDifferences } from "~/api/ledger/check-store";
import { refundSteps } from "./life-cycles";

/** Each query finds rows that contradict a rule of the product; none may. Those of the books are in `ledger:check`. */
const contradictions = (most: number): Record<string, string> => ({
  "a request's offers are counted wrongly": `
    select r.id from requests r where
      r.live_offers_count <> (select count(*) from offers o where o.request_id = r.id and o.status in ('pending','discount_requested','stale','on_hold'))
      or r.offers_count <> (select count(*) from offers o where o.request_id = r.id and o.shown_at is not null)`,
  "more offers stand on a request than may": `
    select request_id from offers where status in ('pending','discount_requested','stale','on_hold') group by 1 having count(*) > ${most}`,
  "an offer waits in the queue although there is a place": `
    select r.id from requests r join offers o on o.request_id = r.id and o.status = 'queued'
    join users u on u.id = o.provider_id and u.is_active
    where r.status = 'open' and not r.is_closed_to_offers and r.live_offers_count < ${most}`,
  "a provider has two offers on one request": `
    select request_id from offers where status in ('queued','pending','discount_requested','stale','on_hold','accepted')
    group by request_id, provider_id having count(*) > 1`,
  "an order runs without its request awaiting or having it": `
    select o.id from orders o join requests r on r.id = o.request_id where
      (o.status = 'awaiting_payment') <> (r.status = 'awarding') and o.status <> 'cancelled'`,
  "a request awaits a payment without an order": `
    select r.id from requests r where r.status = 'awarding'
      and not exists (select 1 from orders o where o.request_id = r.id and o.status = 'awaiting_payment')`,
  "an order's offer is not the accepted one": `
    select o.id from orders o join offers f on f.id = o.offer_id where o.status <> 'cancelled' and f.status <> 'accepted'`,
  "an offer is accepted without an order": `
    select f.id from offers f where f.status = 'accepted'
      and not exists (select 1 from orders o where o.offer_id = f.id and o.status <> 'cancelled')`,
  "an offer is on hold although no payment is awaited": `
    select f.id from offers f join requests r on r.id = f.request_id where f.status = 'on_hold' and r.status <> 'awarding'`,
  "an offer stands free beside an accepted one": `
    select f.id from offers f join requests r on r.id = f.request_id
    where r.status = 'awarding' and f.status in ('pending','discount_requested','stale')`,
  "an offer stands on a request that is over": `
    select f.id from offers f join requests r on r.id = f.request_id
    where r.status in ('cancelled','removed') and f.status in ('queued','pending','discount_requested','stale','on_hold')`,
  "an offer that can end has no timer, or one that cannot has one": `
    select f.id from offers f where (f.status in ('queued','pending','discount_requested','stale','on_hold')) <>
      exists (select 1 from timers t where t.subject_id = f.id and t.kind = 'offer_expiry' and t.fired_at is null)`,
  "an offer stands beyond the start that it names": `
    select f.id from offers f where f.status in ('queued','pending','discount_requested','stale','on_hold') and f.valid_until > f.starts_at`,
  "an order that awaits its payment has no timer, or another has one": `
    select o.id from orders o where (o.status = 'awaiting_payment') <>
      exists (select 1 from timers t where t.subject_id = o.id and t.kind = 'payment_expiry' and t.fired_at is null)`,
  "the time of a payment is not that of its clock, or one is waited for that could be paid longer": `
    select o.id from orders o join timers t on t.subject_id = o.id and t.kind = 'payment_expiry' and t.fired_at is null
      where o.status = 'awaiting_payment' and (t.due_at <> o.payment_due_at or o.payable_until > o.payment_due_at)
    union all select p.id from proposals p join timers t on t.subject_id = p.id and t.fired_at is null
      where p.status = 'agreed' and p.kind = 'price' and (t.due_at <> p.due_at or p.payable_until > p.due_at)`,
  "work that waits for its approval has no clock, or other work has one": `
    select o.id from orders o where (o.status = 'delivered') <>
      exists (select 1 from timers t where t.subject_id = o.id and t.kind = 'auto_confirm' and t.fired_at is null)`,
  "a reminder of a job left alone stands where the job is elsewhere": `
    select t.id from timers t join orders o on o.id = t.subject_id where t.fired_at is null and (
      t.kind = 'start_reminder' and o.status <> 'paid' or t.kind = 'delivery_reminder' and o.status <> 'in_progress')`,
  "an earning that has not cleared has no clock, or another has one": `
    select o.id from orders o where (o.payout is not null and o.cleared_at is null and o.status <> 'disputed') <>
      exists (select 1 from timers t where t.subject_id = o.id and t.kind = 'clearing' and t.fired_at is null)`,
  "delivered work is approved at the old price while a higher one can be paid": `
    select o.id from orders o join proposals p on p.order_id = o.id and p.kind = 'price' and p.status = 'agreed'
    where o.status = 'delivered' and o.confirms_at < p.due_at`,
  "what waits between the sides has no end, or something else has one": `
    select p.id from proposals p where (p.status in ('proposed','agreed')) <>
      exists (select 1 from timers t where t.subject_id = p.id and t.fired_at is null)`,
  "a proposal waits on an order that takes none of its kind any more": `
    select p.id from proposals p join orders o on o.id = p.order_id where p.status in ('proposed','agreed') and not case p.kind
      when 'warranty' then o.status in ('completed','disputed') and o.released is distinct from 0 when 'price' then o.status in ('paid','in_progress','delivered')
      else o.status = 'paid' end`,
  "a visit under warranty is another technician's than its job, or something else is a visit": `
    select p.id from proposals p join orders o on o.id = p.order_id
    where p.visitor_id is distinct from case when p.kind = 'warranty' then o.provider_id end`,
  "one side's review is published before the other's, or both are there and sealed": `
    select r.id from reviews r join customer_reviews c on c.order_id = r.order_id where r.status = 'sealed' or c.status = 'sealed'`,
  "a sealed review has no end": `
    select r.id from reviews r where r.status = 'sealed' and not exists (
      select 1 from timers t where t.subject_id = r.order_id and t.kind = 'review_end' and t.fired_at is null)`,
  "an open request has no end, or another has one": `
    select r.id from requests r where (r.status = 'open') <>
      exists (select 1 from timers t where t.subject_id = r.id and t.kind = 'request_expiry' and t.fired_at is null)`,
  "the price differs from the last that was agreed on": `
    select f.id from offers f where f.price <> (
      select r.price from offer_rounds r where r.offer_id = f.id and r.kind in ('sent','revised','accepted','countered') order by r.position desc limit 1)`,
  "the rounds differ from the prices named": `
    select f.id from offers f where f.round <> (
      select count(*) from offer_rounds r where r.offer_id = f.id and r.kind in ('sent','revised','accepted','countered'))`,
  "a provider's totals differ from the offers": `
    select p.user_id from provider_profiles p where
      p.offers_count <> (select count(*) from offers f where f.provider_id = p.user_id)
      or p.accepted_count <> (select count(*) from offers f where f.provider_id = p.user_id and f.status = 'accepted')`,
  "a provider's tabs are counted wrongly": `
    select f.provider_id from (
      select provider_id, case when status in ('queued','pending','stale','on_hold') then 'live' when status = 'discount_requested' then 'discount'
        when status = 'accepted' then 'accepted' else 'closed' end as tab, count(*) as n from offers group by 1, 2) f
    full join (select split_part(name, ':', 2) as provider_id, split_part(name, ':', 3) as tab, value from counters
               where name like 'offers:%' and name not like '%:answered' and value <> 0) c
      on c.provider_id = f.provider_id and c.tab = f.tab
    where c.value is distinct from f.n`,
  "a customer's tabs are counted wrongly": `
    select r.customer_id from (
      select customer_id, case when status in ('cancelled','expired','removed') then 'closed' else status end as tab, count(*) as n
      from requests where customer_id is not null group by 1, 2) r
    full join (select split_part(name, ':', 2) as customer_id, split_part(name, ':', 3) as tab, value from counters
               where name like 'requests:%' and value <> 0) c
      on c.customer_id = r.customer_id and c.tab = r.tab
    where c.value is distinct from r.n`,
  "the open requests are counted wrongly": `
    select 1 where coalesce((select value from counters where name = 'open_requests'), 0)
      <> (select count(*) from requests where status = 'open' and visibility = 'public' and is_owner_active)`,
  "a request is shown although its customer's account is closed, or the other way round": `
    select r.id from requests r join users u on u.id = r.customer_id where r.status <> 'draft' and r.is_owner_active <> u.is_active`,
  "a service's open requests are counted wrongly": `
    select s.id from services s where s.open_requests_count
      <> (select count(*) from requests r where r.service_id = s.id and r.status = 'open' and r.visibility = 'public' and r.is_owner_active)`,
  "an order is disputed without a dispute that is open, or the other way round": `
    select o.id from orders o where (o.status = 'disputed') <> exists (select 1 from complaints c where c.order_id = o.id and c.is_dispute and c.ended_at is null)
      or (o.status = 'disputed') <> (o.disputed_from is not null)`,
  "a job in dispute is not its technician's": `
    select o.id from orders o join requests r on r.id = o.request_id where o.status = 'disputed' and r.status <> 'assigned'`,
  "a complaint that time moves on has no clock, or another has one": `
    select c.id from complaints c where (c.status in ('awaiting_other','negotiating','decided')) <>
      exists (select 1 from timers t where t.subject_id = c.id and t.fired_at is null and t.due_at = c.due_at
        and (t.request_id is not null) = (c.kind = 'order'))`,
  "a side has proposed more splits than three, or has one open where nothing is negotiated": `
    select c.id from complaints c join complaint_splits s on s.complaint_id = c.id group by c.id, c.status
    having count(*) filter (where s.side = 'filer') > 3 or count(*) filter (where s.side = 'other') > 3
      or (c.status <> 'negotiating' and count(*) filter (where s.status = 'open') > 0)
      or count(*) filter (where s.status = 'accepted') <> case when c.status = 'settled' then 1 else 0 end`,
  "a dispute that is over has not split what was disputed": `
    select c.id from complaints c join orders o on o.id = c.order_id where c.is_dispute and c.kept is not null
      and (c.amount - c.kept) <> (select coalesce(sum(r.amount), 0) from refunds r join payments p on p.id = r.payment_id
        where p.order_id = o.id and r.cause = c.id)`,
  "a complaint was decided by the same person twice, or without a decision": `
    select c.id from complaints c left join complaint_decisions d on d.complaint_id = c.id group by c.id, c.kind, c.status, c.outcome
    having count(d.*) <> count(distinct d.staff_id) or (c.status in ('decided','appealed') and count(d.*) <> 1)
      or (c.status = 'final' and count(d.*) = 0 and c.outcome <> 'charged_back' and (c.kind, c.outcome) <> ('account_appeal', 'upheld'))`,
  "a status differs from the last that the audit log tells": `
    select e.id from (select id, status, 'request' as entity from requests where status <> 'draft'
      union all select id, status, 'offer' from offers union all select id, status, 'order' from orders union all select id, status, 'payment' from payments
      union all select id, status, 'proposal' from proposals union all select id, status, 'complaint' from complaints
      union all select id, status, 'payout' from payouts union all select id, status, 'refund' from refunds
      union all select id, status, 'review' from reviews union all select id, status, 'review' from customer_reviews) e
    where e.status <> (select a.to_status from audit a where a.entity = e.entity and a.entity_id = e.id order by a.position desc limit 1)`,
  "a refund has made a step that is not of its life cycle": `
    select a.id from audit a where a.entity = 'refund' and concat_ws(' ', coalesce(a.from_status, 'none'), a.event, a.actor, a.to_status)
      not in (${refundSteps.map((step) => `'${step}'`).join(",")})`,
  "a gateway is asked for what the bank took": `
    select r.id from refunds r join payments p on p.id = r.payment_id where (r.next_try_at is null) <> (p.gateway = 'bank')`,
  "an account differs from the last that the audit log tells": `
    select u.id from users u left join provider_profiles p on p.user_id = u.id where
      case when u.is_active then 'active' else 'inactive' end <> (select a.to_status from audit a
        where a.entity = 'user' and a.entity_id = u.id and a.to_status in ('active','inactive') order by a.position desc limit 1)
      or p.verification <> (select a.to_status from audit a
        where a.entity = 'user' and a.entity_id = u.id and a.event in ('submit_documents','verify','reject') order by a.position desc limit 1)`,
});

/** Of rules by what they say when they are broken, each with a query that finds the rows: those that are. */
export async function brokenRules(db: Db, rules: Record<string, string>): Promise<string[]> {
  const each = Object.entries(rules).map(
    ([rule, query]) => `select '${rule.replaceAll("'", "''")}' as rule where exists (${query})`,
  );
  const result = await db.execute(sql.raw(each.join(" union all ")));
  const rows = Array.isArray(result) ? result : (result as unknown as { rows: unknown[] }).rows;
  return (rows as { rule: string }[]).map(({ rule }) => rule);
}

/**
 * The rules that the rows contradict now: none, whatever happened at once.
 * @param most offers that may stand on a request
 */
export const contradictionsIn = async (db: Db, most = 10): Promise<string[]> => [
  ...(await brokenRules(db, contradictions(most))),
  ...(await findDifferences(db)),
];
