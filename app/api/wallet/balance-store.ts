import { eq, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { users } from "../db/schema";

type Sums = Record<"pending" | "available" | "in_payout" | "debt", number>;
type Held = { amount: number; jobs: number };
type Paid = { all: number; month: number };

const sums = (providerId: string, currency: string) => sql<Partial<Sums>>`(
  select coalesce(json_object_agg(a.kind, case when a.kind = 'debt' then a.balance else -a.balance end), '{}'::json)
  from accounts a where a.provider_id = ${providerId} and a.currency = ${currency})`;

export const wholeSums = ({ pending = 0, available = 0, in_payout = 0, debt = 0 }: Partial<Sums>): Sums => ({
  ...{ pending, available, in_payout, debt },
});

/** Orders whose money is held: they are few, whatever the provider has done before. */
export const heldAccounts = (providerId: string, currency: string) => sql`
  select 'held:' || o.id || ':' || ${currency}::text from orders o
  where o.provider_id = ${providerId} and o.status in ('paid', 'in_progress', 'delivered', 'disputed')`;

const held = (providerId: string, currency: string) => sql<Held>`(
  select json_build_object('amount', coalesce(sum(-a.balance), 0), 'jobs', count(*))
  from accounts a where a.id in (${heldAccounts(providerId, currency)}) and a.balance <> 0)`;

const paid = (providerId: string, currency: string, monthStart: Date) => sql<Paid>`(
  select json_build_object('all', coalesce(sum(p.amount), 0),
    'month', coalesce(sum(p.amount) filter (where p.settled_at >= ${monthStart.toISOString()}::timestamptz), 0))
  from payouts p where p.provider_id = ${providerId} and p.status = 'paid' and p.currency = ${currency})`;

/** What a provider has and owes, and what is held: minor units, in one query over rows that are few. */
export async function findStanding(db: Db, providerId: string, currency: string) {
  const [row] = await db
    .select({ sums: sums(providerId, currency), held: held(providerId, currency) })
    .from(users)
    .where(eq(users.id, providerId));
  if (!row) throw new Error("Nobody");
  return { ...wholeSums(row.sums), held: row.held.amount };
}

export type Standing = Awaited<ReturnType<typeof findStanding>>;

/** How a provider's money stands, in minor units, each a value over rows that are few. */
export const balancesOf = (providerId: string, currency: string, monthStart: Date) => ({
  sums: sums(providerId, currency),
  held: held(providerId, currency),
  paid: paid(providerId, currency, monthStart),
});
