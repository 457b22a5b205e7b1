import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openWorld } from "../support/api";
import { unhandled } from "../support/chargebacks";
import { disputeSteps, type Scene } from "../support/dispute-steps";
import { contradictionsIn } from "../support/invariants";
import { attempt, dealWith, steps } from "../support/money-steps";
import { settleGateway } from "../support/paid";

const world = await openWorld();

/** A few in each run of the tests; as many as one likes by hand. */
const usual = { anything: 12, disputes: 8 };
const runs = (of: keyof typeof usual) => Number(process.env.MONEY_RUNS ?? usual[of]);
const timeout = (of: keyof typeof usual) => Math.max(300_000, 60_000 * runs(of));

const step = fc.tuple(fc.constantFrom(...Object.keys(steps)), fc.nat(1000));

/** Steps of which most find a dispute: both deals are paid for, and begun, delivered or approved. */
const disputed = fc.tuple(
  fc.constantFrom(
    ...Object.keys(disputeSteps),
    "wait",
    "sweep",
    "press",
    "gateway",
    "proposePrice",
    "confirm",
  ),
  fc.nat(1000),
);
const begun = ["pay", "start", "deliver", "confirm"];

async function play(plan: [string, number][]): Promise<void> {
  await world.reset();
  const [deals, staff] = [
    [await dealWith(world), await dealWith(world)],
    [await world.aStaffMember(), await world.aStaffMember()],
  ];
  const scene: Scene = { world, deals, sessions: [], staff };
  for (const [name, n] of plan) {
    await attempt(() => steps[name]?.(scene, n));
    expect(await contradictionsIn(world.db), `after ${name} ${n}`).toEqual([]);
  }
  await settleGateway(world);
  world.clock.advance(60 * 86_400);
  await attempt(() => steps.sweep?.(scene, 0));
  await settleGateway(world);
  expect(await contradictionsIn(world.db), "in the end").toEqual([]);
  expect(await unhandled(world), "events that nobody handled").toEqual([]);
}

describe("Whatever is done with orders, payments and what the gateway says, in any order,", () => {
  it("every journal is at zero, every balance is its lines, and no money is lost or made", {
    timeout: timeout("anything"),
  }, async () => {
    const plans = fc.array(step, { minLength: 15, maxLength: 40 });
    await fc.assert(fc.asyncProperty(plans, play), { numRuns: runs("anything") });
  });

  it("and a dispute splits what was held to the minor unit, whenever it is opened and however it ends", {
    timeout: timeout("disputes"),
  }, async () => {
    const plans = fc.tuple(
      fc.integer({ min: 1, max: begun.length }),
      fc.integer({ min: 1, max: begun.length }),
      fc.array(disputed, { minLength: 12, maxLength: 30 }),
    );
    const playOn = ([first, second, plan]: [number, number, [string, number][]]) =>
      play([
        ...begun.slice(0, first).map((name): [string, number] => [name, 2]),
        ...begun.slice(0, second).map((name): [string, number] => [name, 1]),
        ["file", 4],
        ["file", 3],
        ["writeIn", 2],
        ["writeIn", 1],
        ...plan,
      ]);
    await fc.assert(fc.asyncProperty(plans, playOn), { numRuns: runs("disputes") });
  });
});
