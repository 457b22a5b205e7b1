import { expect, it } from "vitest";
import { leftOverSweep } from "~/api/time/left-overs";
import { openWorld } from "../support/api";

const world = await openWorld();
const ids = Array.from({ length: 120 }, (_, n) => String(n).padStart(3, "0"));

/** Rows that are left until they are mended. @param fails at which id a step fails, once */
function leftOf(fails?: string) {
  const left = new Set(ids);
  let looks = 0;
  let broken = fails;
  const sweep = leftOverSweep({
    find: async (_, after: string, limit) => {
      looks += 1;
      return [...left]
        .filter((id) => id > after)
        .slice(0, limit)
        .map((id) => ({ id }));
    },
    mend: async (_, rows) => {
      if (rows.some(({ id }) => id === broken)) {
        broken = undefined;
        throw new Error("This step fails");
      }
      for (const { id } of rows) left.delete(id);
    },
  });
  const round = (signal = new AbortController().signal) => sweep(world.house, world.clock.now(), signal);
  return { left, round, looks: () => looks };
}

it("What is left is mended in one round, looked for once more, and then hourly", async () => {
  const { left, round, looks } = leftOf();
  await round();
  expect(left.size).toBe(0);
  await round();
  const before = looks();
  await round();
  expect(looks()).toBe(before);
  left.add("late");
  world.clock.advance(3600);
  await round();
  expect(left.size).toBe(0);
});

it("A server that stops has done one step, and keeps it", async () => {
  const { left, round } = leftOf();
  const stopping = new AbortController();
  stopping.abort();
  await round(stopping.signal);
  expect(left.size).toBe(70);
});

it("A step that fails keeps no other from being done, and is done as all is gone through again", async () => {
  const { left, round } = leftOf("060");
  await expect(round()).rejects.toThrow("This step fails");
  expect(left.size).toBe(70);
  await round();
  expect(left.size).toBe(50);
  await round();
  expect(left.size).toBe(0);
});
