import { type SQL, sql } from "drizzle-orm";
import type { Db } from "~/api/db/client";

type Query = { sql: string; params: unknown[] };
type Send = (text: string, params: unknown[], ...rest: unknown[]) => unknown;
/** The library under the query builder: by its one method or the other it is handed each statement. */
type Client = { query: Send } | { unsafe: Send };

/** Every query that `work` sends through this handle, in order; those of transactions aside. */
export async function queriesOf(db: Db, work: () => Promise<unknown>): Promise<Query[]> {
  const { client } = (db as unknown as { session: { client: Client } }).session;
  const methods = client as Record<string, Send>;
  const name = "unsafe" in client ? "unsafe" : "query";
  const seen: Query[] = [];
  const send = methods[name] as Send;
  methods[name] = function (text, params, ...rest) {
    seen.push({ sql: text, params });
    return send.call(this, text, params, ...rest);
  };
  try {
    await work();
  } finally {
    methods[name] = send;
  }
  return seen;
}

/** The query with its parameters in their places. */
function filled({ sql: text, params }: Query): SQL {
  const parts = text.split(/\$(\d+)/);
  return sql.join(parts.map((part, index) => (index % 2 ? sql`${params[Number(part) - 1]}` : sql.raw(part))));
}

/** How the database answers a query: its plan, carried out, one line a step. */
export async function planOf(db: Db, query: Query): Promise<string> {
  const result = await db.execute(sql`explain (analyze, timing off, summary off) ${filled(query)}`);
  const rows = (Array.isArray(result) ? result : (result as unknown as { rows: unknown[] }).rows) as Record<
    string,
    string
  >[];
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}

/** Tables as long as the catalogue, whatever happens on the site. */
const fixed = /Scan (?:using \w+ )?on (?:districts|cities|services|service_groups)\b/;

/**
 * The rows that a step looked at, those that it passed over included, all its rounds together: what it cost. Tables that do not grow
 * are left out: the database rightly reads them whole, or not, as it thinks fit.
 */
export function mostRows(plan: string): number {
  const steps = plan
    .split(/\n(?=.*\(actual rows=)/)
    .filter((step) => !fixed.test(step.split("\n", 1)[0] ?? ""));
  const looked = steps.map((step) => {
    const [, rows, loops] = /actual rows=([\d.]+) loops=(\d+)/.exec(step) ?? [];
    const passed = /Rows Removed by (?:Filter|Index Recheck): (\d+)/.exec(step)?.[1] ?? 0;
    return (Number(rows ?? 0) + Number(passed)) * Number(loops ?? 0);
  });
  return Math.max(...looked);
}
