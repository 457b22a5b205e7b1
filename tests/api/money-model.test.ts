import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openWorld } from "../support/api";
import { unhandled } from "../support/chargebacks";
import { disputeSteps, type Scene } from "../support/dispute-steps";
import { lostPayments } from "../support/gateway-book";
import { contradictionsIn } from "../support/invariants";
import { attempt, dealWith, steps } from "../support/money-steps";
import { settleGateway } from "../support/paid";
import { walletSteps } from "../support/wallet-steps";

const world = await openWorld({ settings: { payoutMinimum: 100 } });

/** A few in each run of the tests; as many as one likes by hand. */
const usual = { anything: 5, disputes: 4, earnings: 4 };
const runs = (of: keyof typeof usual) => Number(process.env.MONEY_RUNS ?? usual[of]);
const timeout = (of: keyof typeof usual) => Math.max(300_000, 60_000 * runs(of));

/** A step by its name, and what it chooses by. */
type Move = [string, number];

const waits = fc.tuple(fc.constant("wait"), fc.nat(1000)).map((wait): Move[] => [wait]);

/** Groups of steps that are taken at the same moment; time passes between them. */
function groupsOf(names: string[], length: { minLength: number; maxLength: number }) {
  const step = fc.tuple(fc.constantFrom(...names.filter((name) => name !== "wait")), fc.nat(1000));
  const atOnce = fc.array(step, { minLength: 1, maxLength: 4 });
  return fc.array(fc.oneof({ arbitrary: atOnce, weight: 6 }, { arbitrary: waits, weight: 1 }), length);
}

const oneByOne = (moves: Move[]): Move[][] => moves.map((move) => [move]);

/** Takes them all at once, and comes back when the last of them has: a refusal is an answer, a fault is not. */
async function atOnce(scene: Scene, group: Move[]): Promise<void> {
  const ends = await Promise.allSettled(group.map(([name, n]) => attempt(() => steps[name]?.(scene, n))));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}

async function play(plan: Move[][]): Promise<void> {
  await world.reset();
  const [deals, staff] = [
    [await dealWith(world), await dealWith(world)],
    [await world.aStaffMember(), await world.aStaffMember()],
  ];
  const scene: Scene = { world, deals, sessions: [], staff };
  for (const group of plan) {
    await atOnce(scene, group);
    expect(await contradictionsIn(world.db), `after ${JSON.stringify(group)}`).toEqual([]);
  }
  await settleGateway(world);
  world.clock.advance(60 * 86_400);
  await attempt(() => steps.sweep?.(scene, 0));
  await settleGateway(world);
  expect(await contradictionsIn(world.db), "in the end").toEqual([]);
  expect(await unhandled(world), "events that nobody handled").toEqual([]);
  expect(await lostPayments(world.db), "beside the gateway's own book").toEqual([]);
}

/** Both deals are paid for, and begun, delivered or approved. */
const begun = ["pay", "start", "deliver", "confirm"];
const firstOf = fc.integer({ min: 1, max: begun.length });
const begin = (count: number, deal: number): Move[] =>
  begun.slice(0, count).map((name): Move => [name, deal]);

/** Of these most find a dispute. */
const disputed = [
  ...Object.keys(disputeSteps),
  ...["sweep", "press", "gateway", "proposePrice", "confirm", "closeAccount", "openAccount"],
];

/** Of these most find something earned. */
const earned = [
  ...Object.keys(walletSteps),
  ...["settle", "sweep", "gateway", "chargeBack", "giveBack", "partlyBack"],
  ...["file", "writeIn", "proposeSplit", "acceptSplit", "closeAccount", "openAccount"],
];
const earnings: Move[] = [
  ...[...begin(begun.length, 2), ...begin(begun.length, 1)],
  ...[["nameAccount", 2] as Move, ["nameAccount", 1] as Move, ["wait", 4] as Move, ["sweep", 0] as Move],
];

describe("Whatever is done with orders, payments, payouts and what the gateway says, in any order and at once,", () => {
  it("every journal is at zero, every balance is its lines, and no money is lost or made", {
    timeout: timeout("anything"),
  }, async () => {
    const plans = groupsOf(Object.keys(steps), { minLength: 8, maxLength: 20 });
    await fc.assert(fc.asyncProperty(plans, play), { numRuns: runs("anything") });
  });

  it("and a dispute splits what was held to the minor unit, whenever it is opened and however it ends", {
    timeout: timeout("disputes"),
  }, async () => {
    const plans = fc.tuple(firstOf, firstOf, groupsOf(disputed, { minLength: 6, maxLength: 15 }));
    const filed: Move[] = [
      ["file", 4],
      ["file", 3],
      ["writeIn", 2],
      ["writeIn", 1],
    ];
    const playOn = ([first, second, plan]: [number, number, Move[][]]) =>
      play([...oneByOne([...begin(first, 2), ...begin(second, 1), ...filed]), ...plan]);
    await fc.assert(fc.asyncProperty(plans, playOn), { numRuns: runs("disputes") });
  });

  it("and what was earned is paid out once, comes back once, and is never more than there was", {
    timeout: timeout("earnings"),
  }, async () => {
    const plans = groupsOf(earned, { minLength: 8, maxLength: 18 });
    const playOn = (plan: Move[][]) => play([...oneByOne(earnings), ...plan]);
    await fc.assert(fc.asyncProperty(plans, playOn), { numRuns: runs("earnings") });
  });
});
