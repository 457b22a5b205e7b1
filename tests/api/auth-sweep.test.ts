import { describe, expect, it } from "vitest";
import { sweepOld } from "~/api/background/sweeps";
import { startWorker } from "~/api/background/worker";
import { files, outbox } from "~/api/db/schema";
import { deliverToLog } from "~/api/outside/outbox";
import { newId } from "~/api/secrets";
import { openWorld, refusal } from "../support/api";

const world = await openWorld();
const day = 86_400;

describe("What is over", () => {
  it("is removed: accounts that nobody confirmed, tokens that nobody uses, limits that are open again", async () => {
    const [nadia, pending] = [await world.aCustomer(), await world.aProvider({ isVerified: false })];
    await world.asOtp(pending).auth.resendCode();
    await refusal(world.guest.auth.signIn({ login: nadia.email, password: "not-this-one" }));
    await sweepOld(world.house, world.clock.now());
    expect(await world.db.query.users.findMany()).toHaveLength(2);
    world.clock.advance(8 * day);
    await sweepOld(world.house, world.clock.now());
    expect(await world.db.query.users.findMany()).toMatchObject([{ id: nadia.id }]);
    expect(await world.db.query.codes.findMany()).toEqual([]);
    expect(await world.db.query.rateLimits.findMany()).toEqual([]);
    world.clock.advance(90 * day);
    await sweepOld(world.house, world.clock.now());
    expect(await world.db.query.tokens.findMany()).toEqual([]);
    expect(await world.db.query.users.findMany()).toHaveLength(1);
  });

  it("is removed by the worker at its first round; a sweep that fails keeps no other from its turn", async () => {
    const nadia = await world.aCustomer();
    await world.aCustomer({ isVerified: false });
    const lost = {
      ownerId: nadia.id,
      purpose: "avatar" as const,
      mime: "image/webp",
      width: 8,
      height: 8,
      bytes: 9,
    };
    await world.db.insert(files).values({ ...lost, id: newId(), createdAt: world.clock.now() });
    world.clock.advance(8 * day);
    const { outside } = world.house;
    const remove = () => Promise.reject(new Error("the disk is broken"));
    world.house.outside = { ...outside, files: { ...outside.files, remove } };
    await startWorker(world.house)();
    world.house.outside = outside;
    expect(await world.db.query.users.findMany()).toMatchObject([{ id: nadia.id }]);
    expect(world.log.lines).toMatchObject([
      { level: "error", fields: { sweep: "files" }, event: "sweep failed" },
    ]);
  });
});

describe("A message", () => {
  it("keeps its content for the demonstration's page alone", async () => {
    const send = async (isDemo: boolean) => {
      world.house.isDemo = isDemo;
      const nadia = await world.aCustomer({ isVerified: false });
      await world.asOtp(nadia).auth.resendCode();
      await deliverToLog(world.house, world.clock.now());
      world.house.isDemo = true;
    };
    await send(true);
    await send(false);
    const rows = await world.db
      .select({ params: outbox.params, sentAt: outbox.sentAt })
      .from(outbox)
      .orderBy(outbox.createdAt);
    expect(rows.map(({ params }) => Object.keys(params))).toEqual([["code", "count"], []]);
    expect(rows.every(({ sentAt }) => sentAt)).toBe(true);
  });
});
