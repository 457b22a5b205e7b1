import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { openWorld } from "../support/api";

const world = await openWorld();

/** Bits of `pg_trigger.tgtype`. */
const [before, onDelete, onTruncate] = [2, 8, 32];

/** Tables that are asked before something is done to them. */
async function guarded(against: number): Promise<string[]> {
  const found = await world.db.execute(sql`select distinct tgrelid::regclass::text as name from pg_trigger
    where not tgisinternal and tgenabled <> 'D' and tgtype & ${before} > 0 and tgtype & ${against} > 0`);
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
  const names = await guarded(onDelete);
  expect(names).toEqual([
    ...["accounts", "audit", "complaint_decisions", "complaint_messages", "invoices"],
    ...["journals", "ledger_lines"],
  ]);
  // Each by itself: a refusal below may be that of a table which the cascade reaches.
  expect(await guarded(onTruncate)).toEqual(names);
  for (const name of names)
    expect(await refusedBy(world.db.execute(sql.raw(`truncate "${name}" cascade`)))).toMatch(
      /append-only|refused/,
    );
});
