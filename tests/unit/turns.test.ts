import { expect, it } from "vitest";
import { turns } from "~/api/outside/turns";

it("Two work, eight wait in the order in which they came, and whoever comes then is told so", async () => {
  const inTurn = turns(2, { most: 8, fail: () => new Error("busy") });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (n: number) => () =>
    new Promise<number>((resolve) => {
      begun.push(n);
      ends.push(() => resolve(n));
    });
  const all = Array.from({ length: 10 }, (_, n) => inTurn(work(n)));
  await expect(inTurn(work(10))).rejects.toThrow("busy");
  expect(begun).toEqual([0, 1]);
  for (const one of [0, 1, 2]) {
    ends[one]?.();
    await all[one];
  }
  const next = inTurn(work(11));
  for (let n = 3; n < 11; n += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(n);
    ends[n]?.();
  }
  expect([...(await Promise.all(all)), await next]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11]);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11]);
});

it("Work that fails leaves its turn to the next", async () => {
  const inTurn = turns(1, { most: 1, fail: () => new Error("busy") });
  const broken = inTurn(() => Promise.reject(new Error("broken")));
  const next = inTurn(async () => "done");
  await expect(broken).rejects.toThrow("broken");
  expect(await next).toBe("done");
});
