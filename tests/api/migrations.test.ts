import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { afterAll, expect, inject, test } from "vitest";
import { migratePostgres } from "~/api/db/migrate-postgres";
import { newId } from "~/api/secrets";
import { cloneDatabase, dropDatabase } from "../support/prepared";

const prepared = inject("prepared");
const name = `usta_test_${newId()}`;
const url = "postgresUrl" in prepared ? await cloneDatabase(prepared.postgresUrl, "template1", name) : null;
const migrationsFolder = mkdtempSync(join(tmpdir(), "usta-migrations-"));

afterAll(async () => {
  if ("postgresUrl" in prepared) await dropDatabase(prepared.postgresUrl, name);
  rmSync(migrationsFolder, { recursive: true, force: true });
});

const files = [
  ["0000_shops", "create table shops (id int primary key)"],
  ["0001_names", "alter table shops add column name text"],
] as const;

/** The first so many of the files, as the tools write them. */
function lay(count: number): void {
  mkdirSync(join(migrationsFolder, "meta"), { recursive: true });
  const entries = files.slice(0, count).map(([tag], idx) => ({
    ...{ idx, version: "7", when: 1_000 + idx, tag, breakpoints: true },
  }));
  for (const [tag, text] of files) writeFileSync(join(migrationsFolder, `${tag}.sql`), text);
  writeFileSync(
    join(migrationsFolder, "meta/_journal.json"),
    JSON.stringify({ version: "7", dialect: "postgresql", entries }),
  );
}

// Of a server: nobody else is in an embedded database.
if (url)
  test("A migration lets those go ahead who use its table, and is done once they are through", async () => {
    const client = postgres(url, { max: 3, onnotice: () => {} });
    lay(1);
    await migratePostgres(url, { migrationsFolder });
    lay(2);
    let migrating: Promise<void> | undefined;
    await client.begin(async (reading) => {
      await reading`select * from shops`;
      migrating = migratePostgres(url, { migrationsFolder });
      await pause(500);
      // Who comes now waits behind the migration, until it gives way.
      expect(await client`select id from shops`).toEqual([]);
    });
    await migrating;
    expect(await client`select name from shops`).toEqual([]);
    await migratePostgres(url, { migrationsFolder });
    expect((await client`select id from drizzle.__drizzle_migrations`).length).toBe(files.length);
    await client.end();
  });
