import { expect, it } from "vitest";
import { leftOverSweep } from "~/api/time/left-overs";
import { openWorld } from "../support/api";

const world = await openWorld();
const [hour, day] = [3_600, 86_400];
const ids = Array.from({ length: 120 }, (_, n) => String(n).padStart(3, "0"));

/** Rows that are left until they are mended. @param broken which cannot be */
function leftOf(...broken: string[]) {
  const left = new Set(ids);
  const isBroken = new Set(broken);
  const inUse = new Set<string>();
  let looks = 0;
  const find = async (_: unknown, after: string, limit: number) => {
    looks += 1;
    const found = [...left].sort().filter((id) => id > after);
    return found.slice(0, limit).map((id) => ({ id }));
  };
  const mend = async (_: unknown, { id }: { id: string }) => {
    if (isBroken.has(id)) throw new Error("A row is broken");
    return !inUse.has(id) && left.delete(id);
  };
  const sweep = leftOverSweep({ find, mend });
  const going = new AbortController().signal;
  /** @returns how often it was looked for what is left */
  const round = async (signal = going) => {
    const before = looks;
    await sweep(world.house, world.clock.now(), signal);
    return looks - before;
  };
  return { left, inUse, repair: () => isBroken.clear(), round };
}

const logged = () => world.log.lines.map(({ fields }) => fields.row);

it("What is left is mended in one round, looked for once more, and then hourly", async () => {
  const { left, round } = leftOf();
  await round();
  expect(left.size).toBe(0);
  expect([await round(), await round()]).toEqual([1, 0]);
  left.add("late");
  world.clock.advance(hour);
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

it("A row that cannot be mended is written down, keeps no other from it, and is tried again hourly", async () => {
  const { left, round, repair } = leftOf("000", "060");
  await round();
  expect([...left]).toEqual(["000", "060"]);
  expect(logged()).toEqual(["000", "060"]);
  expect([await round(), await round()]).toEqual([1, 0]);
  expect(logged()).toHaveLength(4);
  repair();
  world.clock.advance(hour);
  await round();
  expect(left.size).toBe(0);
});

it("A row that is in use is left, and tried again hourly, not at once", async () => {
  const { left, inUse, round } = leftOf();
  inUse.add("007");
  await round();
  expect([...left]).toEqual(["007"]);
  expect([await round(), await round()]).toEqual([1, 0]);
  inUse.clear();
  world.clock.advance(hour);
  await round();
  expect(left.size).toBe(0);
});

it("Where there was nothing to mend for three days, nothing is looked for any more", async () => {
  const { left, round } = leftOf();
  for (let n = 0; n < 2; n += 1) await round();
  world.clock.advance(2 * day);
  left.add("late");
  await round();
  expect(left.size).toBe(0);
  for (let hours = 0; hours < 72; hours += 1) {
    expect(await round()).toBe(1);
    world.clock.advance(hour);
  }
  expect([await round(), await round()]).toEqual([1, 0]);
  world.clock.advance(30 * day);
  expect(await round()).toBe(0);
});
