import { eq, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../db/client";
import { counters, providerProfiles, services } from "../db/schema";

type Total = { table: PgTable; id: PgColumn; column: PgColumn; field: string };

const totals = {
  "provider.accepted": {
    ...{ table: providerProfiles, id: providerProfiles.userId },
    ...{ column: providerProfiles.acceptedCount, field: "acceptedCount" },
  },
  "provider.sent": {
    ...{ table: providerProfiles, id: providerProfiles.userId },
    ...{ column: providerProfiles.offersCount, field: "offersCount" },
  },
  "provider.jobs": {
    ...{ table: providerProfiles, id: providerProfiles.userId },
    ...{ column: providerProfiles.jobsDone, field: "jobsDone" },
  },
  "provider.onTime": {
    ...{ table: providerProfiles, id: providerProfiles.userId },
    ...{ column: providerProfiles.onTimeCount, field: "onTimeCount" },
  },
  "provider.orders": {
    ...{ table: providerProfiles, id: providerProfiles.userId },
    ...{ column: providerProfiles.ordersCount, field: "ordersCount" },
  },
  "service.open": {
    ...{ table: services, id: services.id },
    ...{ column: services.openRequestsCount, field: "openRequestsCount" },
  },
  "service.posted": {
    ...{ table: services, id: services.id },
    ...{ column: services.requestsCount, field: "requestsCount" },
  },
} satisfies Record<string, Total>;

export type TotalName = keyof typeof totals;

/**
 * Totals on rows that many transactions change. They are added up and written at a transaction's end, always in one order: such
 * a row is held for a moment only, and no two transactions wait for each other.
 */
export class Tally {
  private readonly named = new Map<string, number>();
  private readonly sums = new Map<string, { name: TotalName; id: string; by: number }>();

  /** Changes a row of the table `counters`. */
  count(name: string, by: number): void {
    this.named.set(name, (this.named.get(name) ?? 0) + by);
  }

  /** Changes a total that stands on a provider's or a service's own row. */
  add(name: TotalName, id: string, by: number): void {
    const sum = this.sums.get(`${name} ${id}`) ?? { name, id, by: 0 };
    this.sums.set(`${name} ${id}`, { ...sum, by: sum.by + by });
  }

  async write(tx: Db): Promise<void> {
    for (const [, { name, id, by }] of inOrder(this.sums)) {
      if (by === 0) continue;
      const { table, id: key, column, field } = totals[name];
      await tx
        .update(table)
        .set({ [field]: sql`${column} + ${by}` })
        .where(eq(key, id));
    }
    const values = inOrder(this.named).flatMap(([name, value]) => (value === 0 ? [] : [{ name, value }]));
    if (values.length === 0) return;
    const value = sql`${counters.value} + excluded.value`;
    await tx.insert(counters).values(values).onConflictDoUpdate({ target: counters.name, set: { value } });
  }
}

const inOrder = <V>(map: Map<string, V>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));
