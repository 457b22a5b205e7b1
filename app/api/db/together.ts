import { type SQL, sql } from "drizzle-orm";
import type { Db } from "./client";

type Values<F> = { [K in keyof F]: F[K] extends SQL<infer T> ? T : never };

/** Several values, each a query of one value, asked in one. */
export async function readTogether<F extends Record<string, SQL>>(db: Db, queries: F): Promise<Values<F>> {
  const [row] = await db.select(queries as Record<string, SQL>).from(sql`(values (1)) as once`);
  if (!row) throw new Error("One row of values was asked for, and none came");
  return row as Values<F>;
}
