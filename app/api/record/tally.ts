import { eq, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../db/client";
import { counters, providerProfiles, services } from "../db/schema";

const rows = {
  provider: { table: providerProfiles, key: providerProfiles.userId },
  service: { table: services, key: services.id },
} satisfies Record<string, { table: PgTable; key: PgColumn }>;

/** The columns of each row that are totals. */
const totals = {
  provider: {
    accepted: { column: providerProfiles.acceptedCount, field: "acceptedCount" },
    sent: { column: providerProfiles.offersCount, field: "offersCount" },
    jobs: { column: providerProfiles.jobsDone, field: "jobsDone" },
    onTime: { column: providerProfiles.onTimeCount, field: "onTimeCount" },
    orders: { column: providerProfiles.ordersCount, field: "ordersCount" },
  },
  service: {
    open: { column: services.openRequestsCount, field: "openRequestsCount" },
    posted: { column: services.requestsCount, field: "requestsCount" },
  },
} satisfies Record<keyof typeof rows, Record<string, { column: PgColumn; field: string }>>;

type Totals = typeof totals;
type Kind = keyof Totals;
/** "provider.jobs": a row's kind and its total. */
export type TotalName = { [K in Kind]: `${K}.${keyof Totals[K] & string}` }[Kind];

/**
 * Totals on rows that many transactions change. They are added up and written at a transaction's end, all of a row at once, so that
 * what the database holds between them holds at each moment, and always in one order: such a row is held for a moment only, and no
 * two transactions wait for each other.
 */
export class Tally {
  private readonly named = new Map<string, number>();
  private readonly sums = new Map<string, { kind: Kind; id: string; by: Map<string, number> }>();

  /** Changes a row of the table `counters`. */
  count(name: string, by: number): void {
    this.named.set(name, (this.named.get(name) ?? 0) + by);
  }

  /** Changes a total that stands on a provider's or a service's own row. */
  add(name: TotalName, id: string, by: number): void {
    const [kind, total] = name.split(".") as [Kind, string];
    const sum = this.sums.get(`${kind} ${id}`) ?? { kind, id, by: new Map() };
    sum.by.set(total, (sum.by.get(total) ?? 0) + by);
    this.sums.set(`${kind} ${id}`, sum);
  }

  async write(tx: Db): Promise<void> {
    for (const [, { kind, id, by }] of inOrder(this.sums)) {
      const changed = Object.entries(totals[kind]).flatMap(([total, { column, field }]) => {
        const change = by.get(total) ?? 0;
        return change === 0 ? [] : [[field, sql`${column} + ${change}`] as const];
      });
      if (changed.length === 0) continue;
      const { table, key } = rows[kind];
      await tx.update(table).set(Object.fromEntries(changed)).where(eq(key, id));
    }
    const values = inOrder(this.named).flatMap(([name, value]) => (value === 0 ? [] : [{ name, value }]));
    if (values.length === 0) return;
    const value = sql`${counters.value} + excluded.value`;
    await tx.insert(counters).values(values).onConflictDoUpdate({ target: counters.name, set: { value } });
  }
}

const inOrder = <V>(map: Map<string, V>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));
