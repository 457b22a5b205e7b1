import { rmSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import type { Database } from "~/api/db/client";
import { openEmbedded } from "~/api/db/embedded";
import { openPostgres } from "~/api/db/postgres";
import { rateLimits } from "~/api/db/schema";
import { dealsUntilGone, signIn } from "../support/deals-load";
import { freshDemo } from "../support/demo";
import { contradictionsIn } from "../support/invariants";
import { neighbours } from "../support/neighbours";
import { insertStaff } from "../support/people";
import { startPostgres } from "../support/postgres";
import { createDatabase, dropDatabase } from "../support/prepared";
import { startServer } from "../support/server";

/** A few in each run of the tests; as many as one likes by hand. */
const kills = Number(process.env.KILLS ?? 3);

const { customers, plumbers } = neighbours;
const pairs = [
  [customers.asmaa, plumbers.ramy],
  [customers.marwan, plumbers.gamal],
] as const;

type Staff = readonly [string, string];

/** Two members of staff, by their tokens. */
async function twoOfStaff({ db }: Database): Promise<Staff> {
  const now = new Date();
  return [
    (await insertStaff(db, now, { hasFactor: false })).token,
    (await insertStaff(db, now, { hasFactor: false })).token,
  ];
}

/** Starts the server, has two pairs of people deal and quarrel as fast as it answers, and kills it somewhere in the middle. */
async function dealAndKill(env: Record<string, string>, staff: Staff, round: number): Promise<number> {
  const server = await startServer({ DEMO: "on", ...env });
  const sides = await Promise.all(pairs.map((pair) => signIn(server.url, pair, staff)));
  const kill = async () => {
    await new Promise((resolve) => setTimeout(resolve, 400 + Math.random() * 4600));
    await server.stop("SIGKILL");
    return 0;
  };
  const dealing = sides.map((pair, n) => dealsUntilGone(pair, round * 7 + n * 3));
  const done = await Promise.all([...dealing, kill()]);
  return done.reduce((sum, count) => sum + count, 0);
}

/** What the killed server leaves. Nobody has used up a limit in the next round. */
async function lookAt({ db }: Database, after: string): Promise<void> {
  expect(await contradictionsIn(db), after).toEqual([]);
  await db.delete(rateLimits);
}

describe("A server that is killed while people pay", () => {
  const folder = freshDemo();
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("leaves whole books in the embedded database, every time", {
    timeout: 60_000 * (kills + 1),
  }, async () => {
    const opened = await openEmbedded(folder);
    const staff = await twoOfStaff(opened);
    await opened.close();
    for (let round = 0; round < kills; round += 1) {
      const done = await dealAndKill({ DATA_DIR: folder }, staff, round);
      const database = await openEmbedded(folder);
      await lookAt(database, `after kill ${round + 1}, ${done} deals`);
      await database.close();
    }
  });

  it("leaves whole books in Postgres, every time", { timeout: 60_000 * (kills + 5) }, async () => {
    const postgres = await startPostgres();
    const name = `usta_killed_${process.pid}`;
    const url = await createDatabase(postgres.url, name);
    const env = { DATABASE_URL: url, SESSION_SECRET: "a secret of the tests, 32 characters" };
    await (await startServer({ DEMO: "on", ...env }, [], 240_000)).stop();
    const database = await openPostgres(url);
    const staff = await twoOfStaff(database);
    for (let round = 0; round < kills; round += 1) {
      const done = await dealAndKill(env, staff, round);
      await lookAt(database, `after kill ${round + 1}, ${done} deals`);
    }
    await database.close();
    await dropDatabase(postgres.url, name);
    await postgres.stop();
  });
});
