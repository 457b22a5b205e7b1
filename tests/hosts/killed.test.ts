import { rmSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import type { Db } from "~/api/db/client";
import { openEmbedded } from "~/api/db/embedded";
import { openPostgres } from "~/api/db/postgres";
import { rateLimits } from "~/api/db/schema";
import { livingAhead } from "../support/clock";
import { dealsUntilGone } from "../support/deals-load";
import { freshDemo } from "../support/demo";
import { openWithGateway } from "../support/gateway-book";
import { contradictionsIn } from "../support/invariants";
import { type Sides, signIn, type Went } from "../support/load-sides";
import { neighbours } from "../support/neighbours";
import { payoutsUntilGone } from "../support/payouts-load";
import { insertStaff } from "../support/people";
import { startPostgres } from "../support/postgres";
import { createDatabase, dropDatabase } from "../support/prepared";
import { drawing, seedOf } from "../support/seeded";
import { type RunningServer, startServer } from "../support/server";

/** One of each database in each run of the tests; as many as one likes by hand. */
const kills = Number(process.env.KILLS ?? 1);

/** What people do and when the server dies is drawn from it: the same again by hand, as far as the server answers in the same order. */
const seed = seedOf("KILLS", "KILL_SEED");

/** Each server lives so much later than the one before: what was earned has cleared, and silence has approved. */
const between = 8 * 86_400_000;

const { customers, plumbers, earners } = neighbours;
const pairs = [
  [customers.asmaa, plumbers.ramy],
  [customers.marwan, plumbers.gamal],
] as const;
const earning = [customers.salma, earners.nabil] as const;

type Staff = readonly [string, string];
/** Looks into the database while no server runs, or beside it. */
type Look = <T>(work: (db: Db) => Promise<T>) => Promise<T>;
type Env = Record<string, string>;

/** Two members of staff, by their tokens; and nobody has used up a limit. */
async function prepare(db: Db, now: Date): Promise<Staff> {
  await db.delete(rateLimits);
  return [
    (await insertStaff(db, now, { hasFactor: false })).token,
    (await insertStaff(db, now, { hasFactor: false })).token,
  ];
}

type Load = { deals: Went; payouts: Went };

const hasNothingEnded = ({ deals, payouts }: Load) => deals.done === 0 || payouts.done === 0;

/** A load in which nothing ever ends tries nothing: one more server is let live until something has. */
async function untilSomethingEnds(load: Load): Promise<void> {
  for (let tenth = 0; tenth < 600 && hasNothingEnded(load); tenth += 1) await setTimeout(100);
}

type Going = (isGone: () => boolean) => Promise<void>;

/** Has them go on until the server is killed, somewhere in the middle: `until` that moment. */
async function killAmid(server: RunningServer, goOn: Going[], until: () => Promise<void>): Promise<void> {
  let isKilled = false;
  const kill = async () => {
    await until();
    isKilled = true;
    await server.stop("SIGKILL");
  };
  await Promise.all([...goOn.map((going) => going(() => isKilled)), kill()]);
}

/** Starts the server, has people deal, quarrel and be paid out as fast as it answers, and kills it. */
async function dealAndKill(
  env: Env,
  staff: Staff,
  round: number,
  load: Load,
  until: () => Promise<void>,
): Promise<void> {
  const ahead = round * between;
  const server = await startServer({ DEMO: "on", ...env, ...livingAhead(ahead) });
  const enter = (pair: readonly [string, string]) => signIn(server.url, pair, staff, ahead);
  const sides: Sides[] = await Promise.all(pairs.map(enter));
  const parties = [...sides, await enter(earning)];
  const draw = (n: number) => drawing(seed + round * 100 + n);
  const going: Going[] = [
    ...sides.map(
      (pair, n): Going =>
        (isGone) =>
          dealsUntilGone(pair, draw(n), isGone, load.deals),
    ),
    ...parties.map(
      (party, n): Going =>
        (isGone) =>
          payoutsUntilGone(party, draw(10 + n), isGone, load.payouts),
    ),
  ];
  await killAmid(server, going, until);
}

const tries = 6;

/** Starts it once more, later again, until it has seen to all that the killed ones have left. */
async function seeToTheRest(env: Env, look: Look): Promise<string[]> {
  for (let one = 1; ; one += 1) {
    const server = await startServer({
      DEMO: "on",
      ...env,
      ...livingAhead((kills + 1) * between + one * 60_000),
    });
    await setTimeout(7_000);
    await server.stop();
    const left = await look(openWithGateway);
    if (left.length === 0 || one === tries) return left;
  }
}

async function surviveKills(env: Env, look: Look): Promise<void> {
  const load: Load = { deals: { done: 0, refused: 0 }, payouts: { done: 0, refused: 0 } };
  const killIn = async (round: number, until: () => Promise<void>) => {
    const staff = await look((db) => prepare(db, new Date(Date.now() + round * between)));
    await dealAndKill(env, staff, round, load, until);
    expect(await look(contradictionsIn), `after kill ${round + 1}, seed ${seed}`).toEqual([]);
  };
  const moment = drawing(seed);
  for (let round = 0; round < kills; round += 1)
    await killIn(round, () => setTimeout(400 + moment.below(4600)));
  if (hasNothingEnded(load)) await killIn(kills, () => untilSomethingEnds(load));
  console.info(`Kills: ${kills}, seed ${seed}: ${JSON.stringify(load)}`);
  expect(await seeToTheRest(env, look), `beside the gateway's own book, seed ${seed}`).toEqual([]);
  expect(await look(contradictionsIn), `in the end, seed ${seed}`).toEqual([]);
  expect(load.deals.done, "deals that ended before the kills").toBeGreaterThan(0);
  expect(load.payouts.done, "payouts that ended before the kills").toBeGreaterThan(0);
}

const timeout = 60_000 * (kills + 8);

describe("A server that is killed while people pay, cancel, quarrel and are paid out", () => {
  const folder = freshDemo();
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("leaves whole books in the embedded database, every time, and loses no payment", {
    timeout,
  }, async () => {
    await surviveKills({ DATA_DIR: folder }, async (work) => {
      const { db, close } = await openEmbedded(folder);
      return work(db).finally(close);
    });
  });

  it("leaves whole books in Postgres, every time, and loses no payment", { timeout }, async () => {
    const postgres = await startPostgres();
    const name = `usta_killed_${process.pid}`;
    const url = await createDatabase(postgres.url, name);
    const env = { DATABASE_URL: url, SESSION_SECRET: "a secret of the tests, 32 characters" };
    await (await startServer({ DEMO: "on", ...env }, [], 240_000)).stop();
    const database = await openPostgres(url);
    await surviveKills(env, (work) => work(database.db));
    await database.close();
    await dropDatabase(postgres.url, name);
    await postgres.stop();
  });
});
