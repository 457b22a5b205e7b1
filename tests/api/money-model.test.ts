import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { payouts } from "~/api/db/money-schema";
import { openWorld } from "../support/api";
import { disputeSteps, type Scene } from "../support/dispute-steps";
import { lostPayments } from "../support/gateway-book";
import { leftUnhandled } from "../support/gateway-steps";
import { contradictionsIn } from "../support/invariants";
import { happenedIn, moneyEvents } from "../support/money-events";
import { attempt, dealWith, steps } from "../support/money-steps";
import { settleGateway } from "../support/paid";
import { walletSteps } from "../support/wallet-steps";

const world = await openWorld({ settings: { payoutMinimum: 100 } });

/** A few in each run of the tests; as many as one likes by hand. */
const usual = { anything: 5, disputes: 4, earnings: 4 };
const runs = (of: keyof typeof usual) => Number(process.env.MONEY_RUNS ?? usual[of]);
const timeout = (of: keyof typeof usual) => Math.max(300_000, 60_000 * runs(of));

/** So many sequences of each kind come to everything that there is; fewer may not. */
const isMuch = Object.keys(usual).every((of) => runs(of as keyof typeof usual) >= 50);
const happened = new Set<string>();

/** A step by its name, and what it chooses by. */
type Move = [string, number];

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

/** Takes them all at once, and comes back when the last of them has: a refusal is an answer, a fault is not. */
async function atOnce(scene: Scene, group: Move[]): Promise<void> {
  const ends = await Promise.allSettled(group.map(([name, n]) => attempt(() => stepOf(name)(scene, n))));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
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
  for (const name of await happenedIn(world.db)) happened.add(name);
  expect(await contradictionsIn(world.db), "in the end").toEqual([]);
  expect(await leftUnhandled(world), "events that nobody handled").toEqual([]);
  expect(await lostPayments(world.db), "beside the gateway's own book").toEqual([]);
}

/** What is set up, one step after another, and how that is known; and what is done at random then. */
type Plan = { first?: Move[]; stands?: () => Promise<void>; groups: Move[][] };

async function play({ first = [], stands, groups }: Plan): Promise<void> {
  await world.reset();
  const [deals, staff] = [
    [await dealWith(world), await dealWith(world)],
    [await world.aStaffMember(), await world.aStaffMember()],
  ];
  const scene: Scene = { world, deals, sessions: [], staff };
  for (const move of first) await take(scene, [move]);
  await stands?.();
  for (const group of groups) await take(scene, group);
  await seeToTheEnd(scene);
}

/** Both deals are paid for, and begun, delivered or approved. */
const begun = ["pay", "start", "deliver", "confirm"];
const firstOf = fc.integer({ min: 1, max: begun.length });
const begin = (count: number, deal: number): Move[] =>
  begun.slice(0, count).map((name): Move => [name, deal]);
const both = (name: string): Move[] => [
  [name, 2],
  [name, 1],
];

/** Of these most find a dispute. */
const disputed = [
  ...Object.keys(disputeSteps),
  ...["sweep", "press", "gateway", "proposePrice", "confirm", "closeAccount", "openAccount"],
];
const filed: Move[] = [["file", 4], ["file", 3], ...both("writeIn")];

async function bothAreDisputed(): Promise<void> {
  const orders = await world.db.query.orders.findMany();
  expect(orders.map(({ status }) => status)).toEqual(["disputed", "disputed"]);
}

/** Of these most find something earned. */
const earned = [
  ...Object.keys(walletSteps),
  ...["settle", "sweep", "gateway", "chargeBack", "giveBack", "partlyBack", "tellSettled", "tryEvent"],
  ...["file", "writeIn", "proposeSplit", "acceptSplit", "closeAccount", "openAccount"],
];

/** One has been paid out, the other's payout is on its way; of both something is left. */
const earnings: Move[] = [
  ...[...begin(begun.length, 2), ...begin(begun.length, 1), ...both("addMethod")],
  ...[["wait", 4] as Move, ["sweep", 0] as Move, ["settle", 10] as Move, ["settle", 8] as Move],
  ...[["askPayout", 2] as Move, ["askPayout", 3] as Move, ...both("approvePayout")],
  ...[["sendPayouts", 0] as Move, ["payoutPaid", 2] as Move],
];

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
    const plans = groupsOf(Object.keys(steps), { minLength: 8, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(plans, (groups) => play({ groups })),
      { numRuns: runs("anything") },
    );
  });

  it("and a dispute splits what was held to the minor unit, whenever it is opened and however it ends", {
    timeout: timeout("disputes"),
  }, async () => {
    const plans = fc.tuple(firstOf, firstOf, groupsOf(disputed, { minLength: 6, maxLength: 15 }));
    const playOn = ([first, second, groups]: [number, number, Move[][]]) =>
      play({ first: [...begin(first, 2), ...begin(second, 1), ...filed], stands: bothAreDisputed, groups });
    await fc.assert(fc.asyncProperty(plans, playOn), { numRuns: runs("disputes") });
  });

  it("and what was earned is paid out once, comes back once, and is never more than there was", {
    timeout: timeout("earnings"),
  }, async () => {
    const plans = groupsOf(earned, { minLength: 8, maxLength: 18 });
    const playOn = (groups: Move[][]) => play({ first: earnings, stands: onePaidOneSent, groups });
    await fc.assert(fc.asyncProperty(plans, playOn), { numRuns: runs("earnings") });
  });

  it.runIf(isMuch)("and in so many sequences everything happens that can happen to money", () => {
    expect(moneyEvents.filter((name) => !happened.has(name))).toEqual([]);
  });
});
