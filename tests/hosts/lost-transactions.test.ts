import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "~/api/db/client";
import { openPostgres } from "~/api/db/postgres";
import { transact } from "~/api/db/transaction";
import { isDatabaseUnreachable } from "~/api/db/unreachable";
import { findPostgres } from "../../scripts/system.mjs";
import { type Line, lineTo } from "../support/line";
import { type Postgres, startPostgres } from "../support/postgres";

/** As many as there are connections, so that each is taken up again. */
const connections = 10;

// As the API's stage on Postgres: a gap where there is none.
describe.runIf(process.env.TEST_DATABASE_URL || findPostgres())("A transaction whose line breaks", () => {
  let postgres: Postgres;
  let line: Line;
  let database: Database;

  beforeAll(async () => {
    postgres = await startPostgres();
    const { hostname, port } = new URL(postgres.url);
    line = await lineTo({ hostname, port: Number(port || 5432) });
    const host = `127.0.0.1:${line.port}`;
    database = await openPostgres(Object.assign(new URL(postgres.url), { host }).href);
    await database.db.execute(sql`create table lost_words (word text)`);
  });

  afterAll(async () => {
    await database.db.execute(sql`drop table lost_words`);
    await database.close();
    line.cut();
    await postgres.stop();
  });

  beforeEach(() => database.db.execute(sql`delete from lost_words`));

  const insert = (word: string) => sql`insert into lost_words values (${word})`;
  const words = async () => {
    const rows = await database.db.execute<{ word: string }>(sql`select word from lost_words`);
    return Array.from(rows as Iterable<{ word: string }>, ({ word }) => word);
  };

  async function breakLine() {
    line.cut();
    await line.mend();
    const asked = Array.from({ length: connections }, () => database.db.execute(sql`select pg_sleep(0.1)`));
    await Promise.allSettled(asked);
  }

  it("fails with that reason in the middle of a statement, and those after it are well", async () => {
    const broken = transact(database.db, async (tx) => {
      await tx.execute(insert("half"));
      await tx.execute(sql`select pg_sleep(5)`);
    }).catch((error: unknown) => error);
    await expect
      .poll(() => database.db.execute(sql`select 1 from pg_stat_activity where query = 'select pg_sleep(5)'`))
      .toHaveLength(1);
    await breakLine();
    expect(isDatabaseUnreachable(await broken)).toBe(true);
    await transact(database.db, (tx) => tx.execute(insert("whole")));
    expect(await words()).toEqual(["whole"]);
  });

  it("writes nothing of what it asks for afterwards", async () => {
    let isOver = () => {};
    const over = new Promise<void>((resolve) => {
      isOver = resolve;
    });
    const broken = transact(database.db, async (tx) => {
      await tx.execute(insert("before"));
      await breakLine();
      await tx.execute(insert("after")).finally(isOver);
    }).catch((error: unknown) => error);
    expect(isDatabaseUnreachable(await broken)).toBe(true);
    await over;
    expect(await words()).toEqual([]);
  });

  it("asks for nothing before its first statement, which nobody would hear fail", async () => {
    line.cutAt("pg_catalog.pg_type");
    await breakLine();
    await transact(database.db, (tx) => tx.execute(insert("whole")));
    expect(await words()).toEqual(["whole"]);
  });
});
