import { type Column, type SQL, sql } from "drizzle-orm";
import { chargebackKinds } from "./ledger-kinds";
import { oneOf } from "./one-of";

/** What payers' banks have taken back of an order's payments, and not given back since; of both, what they took off its technician's balance: minor units. */
export type TakenByBanks = { chargedBack: number; takenOff: number };

/** The same as pairs of the object that a query builds, which names the order. */
export const takenByBanks = (orderId: Column | SQL): SQL => sql`
  'chargedBack', (
    select coalesce(sum(b.charged_back), 0) from payments b where b.order_id = ${orderId}),
  'takenOff', (
    select coalesce(sum(l.amount), 0) from payments b join journals j on j.payment_id = b.id
    join ledger_lines l on l.journal_id = j.id join accounts a on a.id = l.account_id
    where b.order_id = ${orderId} and b.charged_back > 0 and ${oneOf(sql`j.kind`, chargebackKinds)}
      and a.kind in ('pending', 'available', 'debt'))`;
