import { describe, expect, it } from "vitest";
import { once } from "~/api/idempotency";
import { openWorld } from "../support/api";

const world = await openWorld();

describe("A claim of a key", () => {
  const claim = { caller: "somebody", endpoint: "requests.create", key: "key-1", input: {} };
  const stored = () => world.db.query.idempotencyKeys.findMany();
  /** Postgres keeps no NUL in JSON. */
  const unstorable = { status: 201, body: "\u0000" };
  const good = (body: string) => async () => ({ status: 201, body });

  it("stands when the work was done and its answer cannot be kept: a repeat does nothing again", async () => {
    const { house } = world;
    const answer = await once(house, claim, world.clock.now(), async () => unstorable);
    expect(answer).toEqual(unstorable);
    expect(await stored()).toMatchObject([{ key: "key-1", answer: null }]);
    expect(world.log.lines.at(-1)).toMatchObject({ level: "error" });
    let again = 0;
    const repeat = once(house, claim, world.clock.now(), async () => {
      again += 1;
      return unstorable;
    });
    await expect(repeat).rejects.toMatchObject({
      ...{ code: "conflict", detail: { message: "errors:underWay", retryAfter: 60 } },
    });
    expect(again).toBe(0);
  }, 15_000);

  it("stands when the database was lost on the way: the work may be done, and a repeat does not do it again", async () => {
    const { house } = world;
    const lost = Object.assign(new Error("write CONNECTION_CLOSED"), { code: "CONNECTION_CLOSED" });
    await expect(once(house, claim, world.clock.now(), () => Promise.reject(lost))).rejects.toBe(lost);
    expect(await stored()).toMatchObject([{ key: "key-1", answer: null }]);
    world.clock.advance(61);
    expect((await once(house, claim, world.clock.now(), good("done"))).body).toBe("done");
  });

  it("whose first call fails lets the repeat that waited for it do the work", async () => {
    const { house } = world;
    let fail = () => {};
    const first = new Promise<never>((_, reject) => {
      fail = () => reject(new Error("refused"));
    });
    const refused = once(house, claim, world.clock.now(), () => first).catch(() => "refused");
    await expect.poll(async () => (await stored()).length).toBe(1);
    const repeat = once(house, claim, world.clock.now(), good("done"));
    fail();
    expect([await refused, (await repeat).body]).toEqual(["refused", "done"]);
  });

  it.each([
    ["answers", good("late")],
    ["fails", () => Promise.reject(new Error("late"))],
  ])("that was given up leaves its successor alone when it %s after all", async (_, end) => {
    const { house } = world;
    let finish = () => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const late = once(house, claim, world.clock.now(), () => held.then(end)).catch(() => "failed");
    await expect.poll(async () => (await stored()).length).toBe(1);
    world.clock.advance(61);
    await once(house, claim, world.clock.now(), good("successor"));
    finish();
    await late;
    expect(await stored()).toMatchObject([{ answer: { body: "successor" } }]);
  });
});
