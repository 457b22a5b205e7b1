import { rmSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { openEmbedded } from "~/api/db/embedded";
import { openPostgres } from "~/api/db/postgres";
import { dealsUntilGone, signIn } from "../support/deals-load";
import { freshDemo } from "../support/demo";
import { contradictionsIn } from "../support/invariants";
import { startPostgres } from "../support/postgres";
import { createDatabase, dropDatabase } from "../support/prepared";
import { startServer } from "../support/server";

/** A few in each run of the tests; as many as one likes by hand. */
const kills = Number(process.env.KILLS ?? 3);

const pairs = [
  ["customer@usta.test", "provider@usta.test"],
  ["customer2@usta.test", "provider2@usta.test"],
] as const;

/** Starts the server, has two pairs of people deal as fast as it answers, and kills it somewhere in the middle. */
async function dealAndKill(env: Record<string, string>, round: number): Promise<number> {
  const server = await startServer({ DEMO: "on", ...env });
  const sides = await Promise.all(
    pairs.map(([customer, provider]) => signIn(server.url, customer, provider)),
  );
  const dealing = sides.map((pair, n) => dealsUntilGone(pair, round * 1000 + n * 500));
  await new Promise((resolve) => setTimeout(resolve, 400 + Math.random() * 1200));
  await server.stop("SIGKILL");
  const done = await Promise.all(dealing);
  return done.reduce((sum, count) => sum + count, 0);
}

describe("A server that is killed while people pay", () => {
  const folder = freshDemo();
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("leaves whole books in the embedded database, every time", { timeout: 60_000 * kills }, async () => {
    for (let round = 0; round < kills; round += 1) {
      const done = await dealAndKill({ DATA_DIR: folder }, round);
      const database = await openEmbedded(folder);
      expect(await contradictionsIn(database.db), `after kill ${round + 1}, ${done} deals`).toEqual([]);
      await database.close();
    }
  });

  it("leaves whole books in Postgres, every time", { timeout: 60_000 * kills }, async () => {
    const postgres = await startPostgres();
    const name = `usta_killed_${process.pid}`;
    const url = await createDatabase(postgres.url, name);
    const env = { DATABASE_URL: url, SESSION_SECRET: "a secret of the tests, 32 characters" };
    for (let round = 0; round < kills; round += 1) {
      const done = await dealAndKill(env, round);
      const database = await openPostgres(url);
      expect(await contradictionsIn(database.db), `after kill ${round + 1}, ${done} deals`).toEqual([]);
      await database.close();
    }
    await dropDatabase(postgres.url, name);
    await postgres.stop();
  });
});
