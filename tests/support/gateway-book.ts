import type { Db } from "~/api/db/client";
import { brokenRules } from "./invariants";

const taken = `s.session ->> 'state' in ('paid','charged_back')`;
const bookedAtGateway = (journals: string) => `
  select coalesce(sum(l.amount), 0) from journals j
  join ledger_lines l on l.journal_id = j.id and l.account_id = 'gateway::' || j.currency where ${journals}`;

/** The sandbox's own book beside ours: no payment lost, and none booked twice. */
const payments = {
  "the gateway has taken what no payment says, or the other way round": `
    select 1 from sandbox_sessions s left join payments p on p.id = s.payment_id
    where ${taken} <>
      coalesce(p.paid_at is not null and p.charge = s.reference and p.amount = (s.session ->> 'amount')::bigint, false)`,
  "what the gateway has taken is not booked, or not once": `
    select 1 from sandbox_sessions s where case when ${taken} then (s.session ->> 'amount')::bigint else 0 end
      <> (${bookedAtGateway("j.kind in ('payment','late_payment') and j.cause = s.payment_id")})`,
};

/** Where staff have done nothing by hand, and all banks have spoken through the sandbox. */
const everything = {
  ...payments,
  "what the gateway has given back differs from what is booked as given back": `
    select 1 from sandbox_sessions s left join refunds r on r.payment_id = s.payment_id and r.status = 'done' group by s.reference
    having coalesce(sum(r.amount), 0) <> (select coalesce(sum((g ->> 'amount')::bigint), 0)
      from jsonb_array_elements(s.refunds) g where g ->> 'state' = 'refunded')`,
  "what the gateway has given back is not booked, or not once": `
    select 1 from sandbox_sessions s where (select coalesce(sum((g ->> 'amount')::bigint), 0)
        from jsonb_array_elements(s.refunds) g where g ->> 'state' = 'refunded')
      <> -(${bookedAtGateway(
        "j.kind = 'refund_paid' and split_part(j.cause, ':', 1) in (select r.id from refunds r where r.payment_id = s.payment_id)",
      )})`,
  "the payer's bank has taken back what no payment says, or the other way round": `
    select 1 from sandbox_sessions s join payments p on p.id = s.payment_id
    where (s.session ->> 'state' = 'charged_back') <> (p.charged_back > 0)`,
};

/** What was begun, and has no end yet. */
const unfinished = {
  "an event of the gateway's is not delivered": "select 1 from sandbox_events where delivered_at is null",
  "an event of the gateway's is not handled": "select 1 from gateway_events where handled_at is null",
  "a refund is on its way": `select 1 from refunds r join payments p on p.id = r.payment_id
    where p.gateway = 'sandbox' and r.status in ('pending','sent')`,
  "a step of time has failed": "select 1 from timers where fired_at is null and failures > 0",
};

/** Payments that the gateway's own book and ours tell differently. */
export const lostPayments = (db: Db): Promise<string[]> => brokenRules(db, payments);

/** Whatever the gateway's own book and ours tell differently, and what nobody has seen to yet. */
export const openWithGateway = (db: Db): Promise<string[]> =>
  brokenRules(db, { ...everything, ...unfinished });
