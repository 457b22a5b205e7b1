import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { openWorld } from "../support/api";

const world = await openWorld();

/** Bits of `pg_trigger.tgtype`. */
const [before, onDelete] = [2, 8];

/** Tables whose rows nobody may take away. */
async function kept(): Promise<string[]> {
  const found = await world.db.execute(sql`select distinct tgrelid::regclass::text as name from pg_trigger
    where not tgisinternal and tgtype & ${before} > 0 and tgtype & ${onDelete} > 0`);
  const rows = (Array.isArray(found) ? found : (found as unknown as { rows: unknown[] }).rows) as {
    name: string;
  }[];
  return rows.map(({ name }) => name).toSorted();
}

const refusedBy = (work: Promise<unknown>) =>
  work.then(
    () => "nobody",
    (error: Error) => String((error.cause as Error | undefined)?.message ?? error.message),
  );

it("What may not be deleted row by row is not emptied at once either: the books, the log, invoices, what was decided and said", async () => {
  const names = await kept();
  expect(names).toEqual([
    ...["accounts", "audit", "complaint_decisions", "complaint_messages", "invoices"],
    ...["journals", "ledger_lines"],
  ]);
  for (const name of names)
    expect(await refusedBy(world.db.execute(sql.raw(`truncate "${name}" cascade`)))).toMatch(
      /append-only|refused/,
    );
});
