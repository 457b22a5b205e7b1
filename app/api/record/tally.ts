import { eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../db/client";
import { countingRules } from "../db/counted-jobs";
import { meanOf, scoreNames } from "../db/mean-score";
import { counters, providerProfiles as profiles, services } from "../db/schema";

const rows = {
  provider: { table: profiles, key: profiles.userId },
  service: { table: services, key: services.id },
} satisfies Record<string, { table: PgTable; key: PgColumn }>;

/** A column that is a total, or holds several: then the place of this one. */
type Total = { column: PgColumn; field: string; place?: number };

const ofStars = (stars: number): Total => ({
  column: profiles.starCounts,
  field: "starCounts",
  place: stars - 1,
});

/** The totals of each row. */
const totals = {
  provider: {
    accepted: { column: profiles.acceptedCount, field: "acceptedCount" },
    sent: { column: profiles.offersCount, field: "offersCount" },
    jobs: { column: profiles.jobsDone, field: "jobsDone" },
    onTime: { column: profiles.onTimeCount, field: "onTimeCount" },
    orders: { column: profiles.ordersCount, field: "ordersCount" },
    reviews: { column: profiles.reviewsCount, field: "reviewsCount" },
    punctuality: { column: profiles.punctualitySum, field: "punctualitySum" },
    quality: { column: profiles.qualitySum, field: "qualitySum" },
    communication: { column: profiles.communicationSum, field: "communicationSum" },
    honesty: { column: profiles.honestySum, field: "honestySum" },
    ...{ stars1: ofStars(1), stars2: ofStars(2), stars3: ofStars(3), stars4: ofStars(4), stars5: ofStars(5) },
  },
  service: {
    open: { column: services.openRequestsCount, field: "openRequestsCount" },
    posted: { column: services.requestsCount, field: "requestsCount" },
    reviews: { column: services.reviewsCount, field: "reviewsCount" },
    scores: { column: services.scoresSum, field: "scoresSum" },
  },
} satisfies Record<keyof typeof rows, Record<string, Total>>;

type Totals = typeof totals;
type Kind = keyof Totals;
/** "provider.jobs": a row's kind and its total. */
export type TotalName = { [K in Kind]: `${K}.${keyof Totals[K] & string}` }[Kind];

type Changes = ReadonlyMap<string, number>;

/** A column's value with one of its totals changed, on top of what is changed of it already. */
function changed({ column, place }: Total, by: number, before: SQL = sql`${column}`): SQL {
  const change = sql.raw(`(${by})`);
  if (place === undefined) return sql`${column} + ${change}`;
  const at = sql.raw(String(place));
  return sql`jsonb_set(${before}, '{${at}}', to_jsonb((${column} ->> ${at})::int + ${change}))`;
}

/** What a technician's reviews come to on average, once their totals are changed. */
function ratingAfter(by: Changes): SQL {
  const after = (name: "reviews" | (typeof scoreNames)[number]) =>
    changed(totals.provider[name], by.get(name) ?? 0);
  return meanOf(sql`(${sql.join(scoreNames.map(after), sql` + `)})`, sql`(${after("reviews")})`);
}

/** The columns of a row that are changed, and their values. */
function valuesOf(kind: Kind, by: Changes): Record<string, SQL> {
  const values: Record<string, SQL> = {};
  for (const [name, total] of Object.entries<Total>(totals[kind])) {
    const change = by.get(name) ?? 0;
    if (change !== 0) values[total.field] = changed(total, change, values[total.field]);
  }
  const isRated = kind === "provider" && ["reviews", ...scoreNames].some((name) => by.get(name));
  return onlyWhereCounted(kind, isRated ? { ...values, rating: ratingAfter(by) } : values);
}

/** What of a row no rules decide on: it is never counted by others. */
const byNoRules: readonly string[] = ["openRequestsCount", "requestsCount"];

/**
 * What another version counted stays until it is counted anew: on top of it, a change could leave less than none. That there was a change is
 * noted, so that a later version, which had counted it already, does so again.
 */
function onlyWhereCounted(kind: Kind, values: Record<string, SQL>): Record<string, SQL> {
  const columns: Record<string, unknown> = getTableColumns(rows[kind].table);
  const ours = (value: SQL, otherwise: unknown) =>
    sql`case when ${columns.countedAs} = ${countingRules} then ${value} else ${otherwise} end`;
  const isByRules = (field: string) => !byNoRules.includes(field);
  const kept = Object.entries(values).map(([field, value]): [string, SQL] => [
    field,
    isByRules(field) ? ours(value, columns[field]) : value,
  ]);
  const isNoted = Object.keys(values).some(isByRules);
  return Object.fromEntries(
    isNoted ? [...kept, ["countedAs", ours(sql`${countingRules}::int`, sql`0`)]] : kept,
  );
}

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
      const values = valuesOf(kind, by);
      if (Object.keys(values).length === 0) continue;
      const { table, key } = rows[kind];
      await tx.update(table).set(values).where(eq(key, id));
    }
    const values = inOrder(this.named).flatMap(([name, value]) => (value === 0 ? [] : [{ name, value }]));
    if (values.length === 0) return;
    const value = sql`${counters.value} + excluded.value`;
    await tx.insert(counters).values(values).onConflictDoUpdate({ target: counters.name, set: { value } });
  }
}

const inOrder = <V>(map: Map<string, V>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));
