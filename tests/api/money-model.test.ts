import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { payouts, refunds } from "~/api/db/money-schema";
import { openWorld } from "../support/api";
import type { Scene } from "../support/dispute-steps";
import { lostPayments } from "../support/gateway-book";
import { leftUnhandled } from "../support/gateway-steps";
import { contradictionsIn } from "../support/invariants";
import { happenedIn, moneyEvents, wordless } from "../support/money-events";
import {
  back,
  begin,
  begun,
  disputed,
  earned,
  earnings,
  filed,
  goingBack,
  type Move,
  onJobs,
  ways,
} from "../support/money-kinds";
import { attempt, dealWith, steps } from "../support/money-steps";
import { settleGateway } from "../support/paid";
import { seedOf } from "../support/seeded";

const world = await openWorld({ settings: { payoutMinimum: 100 } });

/** A few in each run of the tests; as many as one likes by hand. */
const usual = { anything: 2, jobs: 4, refunds: 3, disputes: 2, earnings: 2 };
const runs = (of: keyof typeof usual) => Number(process.env.MONEY_RUNS ?? usual[of]);
/** The same sequences in each run of the tests; by hand others each time. */
const seed = seedOf("MONEY_RUNS", "MONEY_SEED");
if (process.env.MONEY_RUNS) console.info(`Sequences: seed ${seed}`);
const timeout = (of: keyof typeof usual) => Math.max(300_000, 60_000 * runs(of));

/** So many sequences of each kind come to everything that there is; fewer may not. */
const isMuch = Object.keys(usual).every((of) => runs(of as keyof typeof usual) >= 50);
const happened = new Set<string>();
const usualLength = { minLength: 8, maxLength: 18 };

const waits = fc.tuple(fc.constant("wait"), fc.nat(1000)).map((wait): Move[] => [wait]);

/** Groups of steps that are taken at the same moment; time passes between them. */
function groupsOf(names: string[], length: { minLength: number; maxLength: number }) {
  const step = fc.tuple(fc.constantFrom(...names.filter((name) => name !== "wait")), fc.nat(1000));
  const atOnce = fc.array(step, { minLength: 1, maxLength: 4 });
  return fc.array(fc.oneof({ arbitrary: atOnce, weight: 6 }, { arbitrary: waits, weight: 1 }), length);
}

const stepOf = (name: string) => {
  const step = steps[name];
  if (!step) throw new Error(`No step is called ${name}`);
  return step;
};

const ofGateway = ["takeGatewayAway", "bringGatewayBack"];

/** Takes them all at once, and comes back when the last of them has: a refusal is an answer, a fault is not. */
async function atOnce(scene: Scene, group: Move[]): Promise<void> {
  const isAway = () => !world.house.outside.gateway || group.some(([name]) => ofGateway.includes(name));
  const taken = group.map(([name, n]) => attempt(() => stepOf(name)(scene, n), isAway));
  for (const end of await Promise.allSettled(taken)) if (end.status === "rejected") throw end.reason;
}

async function take(scene: Scene, group: Move[]): Promise<void> {
  await atOnce(scene, group);
  expect(await contradictionsIn(world.db), `after ${JSON.stringify(group)}`).toEqual([]);
}

/** Sixty days later, with the gateway there, everything is seen to. */
async function seeToTheEnd(scene: Scene): Promise<void> {
  await attempt(() => stepOf("bringGatewayBack")(scene, 0));
  await settleGateway(world);
  world.clock.advance(60 * 86_400);
  await attempt(() => stepOf("sweep")(scene, 0));
  await settleGateway(world);
  const names = await happenedIn(world.db);
  for (const name of names) happened.add(name);
  expect(wordless(names), "events without a text").toEqual([]);
  expect(await contradictionsIn(world.db), "in the end").toEqual([]);
  expect(await leftUnhandled(world), "events that nobody handled").toEqual([]);
  expect(await lostPayments(world.db), "beside the gateway's own book").toEqual([]);
}

type Plan = {
  /** Drawn from these, in so many groups. */
  names: string[];
  length: { minLength: number; maxLength: number };
  /** What is set up, one step after another, and how that is known. */
  first?: fc.Arbitrary<Move[]>;
  stands?: () => Promise<void>;
  /** How the first deal goes on, before chance has it. */
  ways?: Move[][];
};

/** Two deals from their beginning to sixty days after the last group. */
async function play(first: Move[], stands: Plan["stands"], groups: Move[][]): Promise<void> {
  await world.reset();
  const [deals, staff] = [
    [await dealWith(world), await dealWith(world)],
    [await world.aStaffMember(), await world.aStaffMember()],
  ];
  const scene: Scene = { world, deals, sessions: [], staff };
  await stepOf("bringGatewayBack")(scene, 0);
  for (const move of first) await take(scene, [move]);
  await stands?.();
  for (const group of groups) await take(scene, group);
  await seeToTheEnd(scene);
}

async function playAll(of: keyof typeof usual, { names, length, stands, ...plan }: Plan): Promise<void> {
  const { first = fc.constant([]), ways: among = [[]] } = plan;
  const goOn = fc.tuple(fc.constantFrom(...among), groupsOf(names, length));
  const sequences = fc.asyncProperty(first, goOn, (set, [way, groups]) =>
    play(set, stands, [...way.map((move) => [move]), ...groups]),
  );
  await fc.assert(sequences, { numRuns: runs(of), seed });
}

const firstOf = fc.integer({ min: 1, max: begun.length });
const oneOpened = firstOf.map((second): Move[] => [...begin(1, 2), ...begin(second, 1)]);
const bothOpened = fc
  .tuple(firstOf, firstOf)
  .map(([first, second]): Move[] => [...begin(first, 2), ...begin(second, 1)]);

async function bothArePaid(): Promise<void> {
  const orders = await world.db.query.orders.findMany();
  expect(orders.filter(({ status }) => ["awaiting_payment", "cancelled"].includes(status))).toEqual([]);
}

async function bothGoBack(): Promise<void> {
  const owed = await world.db.select().from(refunds);
  expect(owed.map(({ status }) => status).toSorted()).toEqual(["done", "failed"]);
}

async function bothAreDisputed(): Promise<void> {
  const orders = await world.db.query.orders.findMany();
  expect(orders.map(({ status }) => status)).toEqual(["disputed", "disputed"]);
}

async function onePaidOneSent(): Promise<void> {
  const made = await world.db.select().from(payouts);
  expect(made.map(({ status }) => status).toSorted()).toEqual(["paid", "sent"]);
  expect(await happenedIn(world.db)).toEqual(
    expect.arrayContaining(["payout.request", "payout.approve", "payout.send", "payout.pay"]),
  );
}

describe("Whatever is done with orders, payments, payouts and what the gateway says, in any order and at once,", () => {
  it("every journal is at zero, every balance is its lines, and no money is lost or made", {
    timeout: timeout("anything"),
  }, async () => {
    const length = { minLength: 8, maxLength: 20 };
    await playAll("anything", { names: Object.keys(steps), length, ways: ways.anything });
  });

  it("and a job costs what was agreed on last, however often it is changed, called off and given again", {
    timeout: timeout("jobs"),
  }, async () => {
    const opened = { first: oneOpened, stands: bothArePaid };
    await playAll("jobs", { names: onJobs, length: usualLength, ...opened, ways: ways.jobs });
  });

  it("and what is owed back goes back once, by whichever way", {
    timeout: timeout("refunds"),
  }, async () => {
    const opened = { first: fc.constant(goingBack), stands: bothGoBack };
    await playAll("refunds", { names: back, length: usualLength, ...opened });
  });

  it("and a dispute splits what was held to the minor unit, whenever it is opened and however it ends", {
    timeout: timeout("disputes"),
  }, async () => {
    const opened = { first: bothOpened.map((set) => [...set, ...filed]), stands: bothAreDisputed };
    const length = { minLength: 6, maxLength: 15 };
    await playAll("disputes", { names: disputed, length, ...opened, ways: ways.disputes });
  });

  it("and what was earned is paid out once, comes back once, and is never more than there was", {
    timeout: timeout("earnings"),
  }, async () => {
    const opened = { first: fc.constant(earnings), stands: onePaidOneSent };
    await playAll("earnings", { names: earned, length: usualLength, ...opened, ways: ways.earnings });
  });

  if (isMuch)
    it("and in so many sequences everything happens that can happen to money", () => {
      expect(moneyEvents.filter((name) => !happened.has(name))).toEqual([]);
    });
});
