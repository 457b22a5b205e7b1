import { describe, expect, it } from "vitest";
import { users } from "~/api/db/schema";
import { openWorld, refusal } from "../support/api";

const world = await openWorld();

/** Nadia at her desk, who signs in on her phone and on her sister's tablet as well. */
async function nadiaOnThree() {
  const nadia = await world.aCustomer();
  const signIn = (device?: string) =>
    world.guest.auth.signIn({ login: nadia.email, password: nadia.password, ...(device && { device }) });
  const phone = await signIn("Mozilla/5.0 (Linux; Android 15) Chrome/131.0");
  world.clock.advance(300);
  const tablet = await signIn();
  return { nadia, desk: world.as(nadia), phone: world.as(phone), tablet: world.as(tablet) };
}

const isSignedIn = (api: ReturnType<typeof world.as>) =>
  api.profile.details().then(
    () => true,
    async (error: unknown) => (await refusal(Promise.reject(error))).status !== 401,
  );

describe("Where somebody is signed in", () => {
  it("is a list that begins with the session that asks, and says by what the others signed in", async () => {
    const { desk, phone } = await nadiaOnThree();
    const { content } = await desk.sessions.list();
    expect(content.map(({ device, is_current }) => [device, is_current])).toEqual([
      [null, true],
      [null, false],
      ["Mozilla/5.0 (Linux; Android 15) Chrome/131.0", false],
    ]);
    expect((await phone.sessions.list()).content[0]).toMatchObject({
      device: "Mozilla/5.0 (Linux; Android 15) Chrome/131.0",
      is_current: true,
    });
    expect(new Set(content.map(({ id }) => id)).size).toBe(3);
  });

  it("Nadia ends the tablet's session, once, and no other", async () => {
    const { desk, phone, tablet } = await nadiaOnThree();
    const [, lost] = (await desk.sessions.list()).content;
    const id = lost?.id ?? "";
    await desk.sessions.end({ id });
    expect(world.said.at(-1)).toBe("That device is logged out.");
    expect([await isSignedIn(desk), await isSignedIn(phone), await isSignedIn(tablet)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(await refusal(desk.sessions.end({ id }))).toMatchObject({ status: 404 });
  });

  it("keeps the session that is in use, which ends by signing out", async () => {
    const { desk } = await nadiaOnThree();
    const [own] = (await desk.sessions.list()).content;
    expect(await refusal(desk.sessions.end({ id: own?.id ?? "" }))).toMatchObject({
      status: 409,
      message: "This is the session that you are using now. Log out to end it.",
    });
    expect(await isSignedIn(desk)).toBe(true);
  });

  it("all others end at once, and nobody else's", async () => {
    const { desk, phone, tablet } = await nadiaOnThree();
    const tarek = world.as(await world.aProvider());
    await desk.sessions.endOthers();
    expect(world.said.at(-1)).toBe("2 other devices are logged out.");
    expect([await isSignedIn(desk), await isSignedIn(phone), await isSignedIn(tablet)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await isSignedIn(tarek)).toBe(true);
    await desk.sessions.endOthers();
    expect(world.said.at(-1)).toBe("You are logged in on this device alone.");
    expect((await desk.sessions.list()).content).toHaveLength(1);
  });

  it("shows nobody's device to another visitor of a demonstration's account, and lets none end another's visit", async () => {
    const { desk, phone } = await nadiaOnThree();
    const others = (await desk.sessions.list()).content.filter(({ is_current }) => !is_current);
    await world.db.update(users).set({ isDemo: true });
    expect((await desk.sessions.list()).content).toHaveLength(1);
    expect(await refusal(desk.sessions.end({ id: others[0]?.id ?? "" }))).toMatchObject({ status: 404 });
    await desk.sessions.endOthers();
    expect(await isSignedIn(phone)).toBe(true);
  });
});
