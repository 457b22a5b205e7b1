import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { prepareStatements } from "~/api/db/prepared-statements";

const client = await PGlite.create();
prepareStatements(client);
afterAll(() => client.close());

const rows = async (text: string, values?: unknown[]) => (await client.query(text, values)).rows;
const preparedOf = (part: string) =>
  rows(
    "select statement from pg_prepared_statements where statement like $1 and statement not like '%pg_prepared%'",
    [`%${part}%`],
  );

beforeEach(async () => {
  await client.exec(
    "drop table if exists jobs; create table jobs (id int primary key, title text, done boolean)",
  );
});

describe("A statement of the embedded database", () => {
  it("is prepared once, however often it is asked", async () => {
    for (const id of [1, 2, 3])
      await client.query("insert into jobs values ($1, $2, false)", [id, `job ${id}`]);
    expect(await rows("select id, title from jobs order by id")).toEqual([
      { id: 1, title: "job 1" },
      { id: 2, title: "job 2" },
      { id: 3, title: "job 3" },
    ]);
    expect(await preparedOf("insert into jobs")).toHaveLength(1);
  });

  it("that takes no values is read each time: its plan would stay the one made for what there was at first", async () => {
    const all = "select id, title from jobs order by id";
    expect(await rows(all)).toEqual([]);
    await client.query("insert into jobs values ($1, 'a', false)", [1]);
    expect(await rows(all)).toEqual([{ id: 1, title: "a" }]);
    expect(await preparedOf(all)).toEqual([]);
  });

  it("takes and gives values of every kind, and none", async () => {
    const at = new Date("2026-03-01T10:00:00Z");
    const text =
      "select $1::timestamptz as at, $2::jsonb as params, $3::text[] as names, $4::int as none, $5::bool as yes";
    const kinds = [at, { price: 3 }, ["ليلى", 'a "b", c'], null, true];
    for (const _ of [1, 2])
      expect(await rows(text, kinds)).toEqual([
        { at, params: { price: 3 }, names: ["ليلى", 'a "b", c'], none: null, yes: true },
      ]);
  });

  it("is answered in rows of arrays where that is asked, and says how many rows it changed", async () => {
    await client.query("insert into jobs values (1, 'a', false), (2, 'b', false)");
    const listed = await client.query("select id, title from jobs where id > $1 order by id", [0], {
      rowMode: "array",
    });
    expect(listed.rows).toEqual([
      [1, "a"],
      [2, "b"],
    ]);
    expect(await client.query("update jobs set done = true where id > $1", [0])).toMatchObject({
      affectedRows: 2,
    });
  });

  it("is refused with the code of the database, also the second time, and the next is answered", async () => {
    await client.query("insert into jobs values ($1, 'a', false)", [1]);
    for (const _ of [1, 2])
      await expect(client.query("insert into jobs values ($1, 'a', false)", [1])).rejects.toMatchObject({
        code: "23505",
      });
    await expect(client.query("select nothing from jobs where id = $1", [1])).rejects.toMatchObject({
      code: "42703",
    });
    expect(await rows("select count(*)::int as jobs from jobs")).toEqual([{ jobs: 1 }]);
  });

  it("is prepared anew once its table has changed", async () => {
    await client.query("insert into jobs values (1, 'a', false)");
    const all = "select * from jobs where id > $1";
    expect(await rows(all, [0])).toEqual([{ id: 1, title: "a", done: false }]);
    await client.exec("alter table jobs add column price int default 5");
    for (const _ of [1, 2])
      expect(await rows(all, [0])).toEqual([{ id: 1, title: "a", done: false, price: 5 }]);
  });

  it("that its transaction's own change made old is refused for that, and prepared anew after it", async () => {
    const all = "select * from jobs where id >= $1";
    await rows(all, [0]);
    const failed = client.transaction(async (tx) => {
      await tx.exec("alter table jobs add column price int");
      await tx.query(all, [0]);
    });
    await expect(failed).rejects.toMatchObject({ code: "0A000" });
    await client.exec("alter table jobs add column price int");
    expect(await rows(all, [0])).toEqual([]);
  });

  it("leaves nothing to the next where a value cannot be written", async () => {
    await expect(rows("select $1::text[] as names", [{ no: "list" }])).rejects.toMatchObject({
      code: "22P02",
    });
    await expect(rows("select $1::timestamptz as at", [new Date(Number.NaN)])).rejects.toThrow(RangeError);
    expect(await rows("select $1::int as next", [7])).toEqual([{ next: 7 }]);
  });

  it("is taken back with its transaction, but stays prepared", async () => {
    const failed = client.transaction(async (tx) => {
      await tx.query("insert into jobs values ($1, 'of a transaction', false)", [1]);
      throw new Error("The lights went out");
    });
    await expect(failed).rejects.toThrow("The lights went out");
    expect(await rows("select id from jobs")).toEqual([]);
    expect(await preparedOf("of a transaction")).toHaveLength(1);
  });

  it("waits for the transaction that is under way", async () => {
    const order: string[] = [];
    const under = client.transaction(async (tx) => {
      await tx.query("insert into jobs values ($1, 'a', false)", [1]);
      order.push("transaction");
    });
    const after = rows("select count(*)::int as jobs from jobs where id > $1", [0]).then((found) => {
      order.push("select");
      return found;
    });
    await under;
    expect(await after).toEqual([{ jobs: 1 }]);
    expect(order).toEqual(["transaction", "select"]);
  });

  it("is not taken by a transaction that is over", async () => {
    let kept: Pick<PGlite, "query"> | undefined;
    await client.transaction(async (tx) => {
      kept = tx;
    });
    await expect(kept?.query("select $1::int", [1])).rejects.toThrow("The transaction is over");
  });

  it("is forgotten once enough others were asked since, and is prepared again when it is asked again", async () => {
    const first = () => rows("select 'the first' as one where $1", [true]);
    await first();
    for (let limit = 1; limit <= 256; limit += 1)
      await client.query(`select id from jobs where id > $1 limit ${limit}`, [0]);
    expect(await preparedOf("the first")).toEqual([]);
    expect((await preparedOf("")).length).toBeLessThanOrEqual(256);
    expect(await first()).toEqual([{ one: "the first" }]);
    expect(await preparedOf("the first")).toHaveLength(1);
  });

  it("is refused once the database is closed", async () => {
    const other = await PGlite.create();
    prepareStatements(other);
    await other.query("select $1::int", [1]);
    await other.close();
    await expect(other.query("select $1::int", [1])).rejects.toThrow("closed");
  });
});
