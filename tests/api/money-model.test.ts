import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openWorld } from "../support/api";
import { contradictionsIn } from "../support/invariants";
import { attempt, dealWith, type Scene, steps } from "../support/money-steps";
import { settleGateway } from "../support/paid";

const world = await openWorld();

const step = fc.tuple(fc.constantFrom(...Object.keys(steps)), fc.nat(1000));

async function play(plan: [string, number][]): Promise<void> {
  await world.reset();
  const scene: Scene = { world, deals: [await dealWith(world), await dealWith(world)], sessions: [] };
  for (const [name, n] of plan) {
    await attempt(() => steps[name]?.(scene, n));
    expect(await contradictionsIn(world.db), `after ${name} ${n}`).toEqual([]);
  }
  await settleGateway(world);
  world.clock.advance(60 * 86_400);
  await attempt(() => steps.sweep?.(scene, 0));
  await settleGateway(world);
  expect(await contradictionsIn(world.db), "in the end").toEqual([]);
}

describe("Whatever is done with orders, payments and what the gateway says, in any order,", () => {
  it("every journal is at zero, every balance is its lines, and no money is lost or made", {
    timeout: 300_000,
  }, async () => {
    const plans = fc.array(step, { minLength: 15, maxLength: 40 });
    await fc.assert(fc.asyncProperty(plans, play), { numRuns: Number(process.env.MONEY_RUNS ?? 12) });
  });
});
