import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { eq, type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "~/api/db/client";
import { openEmbedded } from "~/api/db/embedded";
import { accounts } from "~/api/db/money-schema";
import { providerProfiles } from "~/api/db/schema";
import { freshDemo } from "../support/demo";

let folder: string;
beforeAll(() => {
  folder = freshDemo();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const lines = (said: string) => said.trim().split("\n").filter(Boolean);

/** Runs one of npm's commands on the folder's database. */
function command(name: string) {
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", name], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: "", DEMO: "on" },
    encoding: "utf8",
    timeout: 90_000,
  });
  const errors = lines(stderr).filter((line) => !line.startsWith("npm "));
  return { status, said: lines(stdout), errors };
}

async function inDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = await openEmbedded(folder);
  try {
    return await work(db);
  } finally {
    await close();
  }
}

const opened = "The database has the newest schema and a catalogue.";

describe("npm run ledger:check", () => {
  const right = { status: 0, said: [opened, "Differences in the ledger: 0."], errors: [] };

  /** Changes a row behind the triggers that keep the books. */
  const tamper = (change: SQL) =>
    inDatabase(async (db) => {
      await db.execute(sql`alter table accounts disable trigger user`);
      await db.execute(change);
      await db.execute(sql`alter table accounts enable trigger user`);
    });

  it("finds nothing in right books, names what is wrong in others, and fails by its exit code", async () => {
    expect(command("ledger:check")).toEqual(right);
    const [account] = await inDatabase((db) =>
      db.select().from(accounts).where(eq(accounts.kind, "available")).orderBy(accounts.id).limit(1),
    );
    const { id = "", balance = 0 } = account ?? {};
    await tamper(sql`update accounts set balance = balance - 1 where id = ${id}`);
    expect(command("ledger:check")).toEqual({
      status: 1,
      said: [opened, "Differences in the ledger: 1."],
      errors: [`The balance of account ${id}: ${balance - 1} instead of ${balance}`],
    });
    await tamper(sql`update accounts set balance = balance + 1 where id = ${id}`);
    expect(command("ledger:check")).toEqual(right);
  }, 300_000);
});

describe("npm run ratings:rebuild", () => {
  it("puts wrong totals right, says how many, and is content with right ones", async () => {
    const right = {
      status: 0,
      said: [opened, "Every figure is what its reviews and jobs add up to."],
      errors: [],
    };
    expect(command("ratings:rebuild")).toEqual(right);
    const figures = (db: Db) =>
      db
        .select({ id: providerProfiles.userId, reviews: providerProfiles.reviewsCount })
        .from(providerProfiles)
        .orderBy(providerProfiles.userId);
    const before = await inDatabase(figures);
    await inDatabase((db) =>
      db
        .update(providerProfiles)
        .set({ reviewsCount: sql`${providerProfiles.reviewsCount} + 1` })
        .where(eq(providerProfiles.userId, before[0]?.id ?? "")),
    );
    expect(await inDatabase(figures)).not.toEqual(before);
    expect(command("ratings:rebuild")).toEqual({ ...right, said: [opened, "1 totals were put right."] });
    expect(await inDatabase(figures)).toEqual(before);
    expect(command("ratings:rebuild")).toEqual(right);
  }, 300_000);
});
