import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { authenticate } from "~/api/authenticate";
import type { Db } from "~/api/db/client";
import { users } from "~/api/db/schema";
import { invoke } from "~/api/mount";
import { openWorld, refusal } from "../support/api";

const world = await openWorld({ settings: { codesPerHour: 1000, codesPerDay: 1000 } });
const rounds = world.isOverHttp ? 12 : 3;

const form = { name: "Nadia Samir", phone: "0100 123 4567", city_id: "cairo", accept_terms: true };
const owners = { ...form, email: "nadia@example.test", password: "blue-Kettle-42" };
const strangers = { ...form, name: "Hany Shawky", email: "hany@example.test", password: "grey-Lantern-71" };
const phone = "+201001234567";

const signUp = (account: typeof owners) => world.guest.auth.signUpCustomer(account);
const verifying = (token: string | null, code: string) =>
  world.as({ token: token ?? "" }).auth.verifyCode({ code });
const accounts = () => world.db.select().from(users).where(eq(users.phone, phone));

/** The database of a call that something overtakes: it happens just before the call's transaction begins. */
function overtaken(db: Db, by: () => Promise<unknown>): Db {
  let isDone = false;
  return new Proxy(db, {
    get(target, key) {
      if (key !== "transaction" || isDone) return Reflect.get(target, key, target);
      return async (work: Parameters<Db["transaction"]>[0]) => {
        isDone = true;
        await by();
        return target.transaction(work);
      };
    },
  });
}

/** Calls with a token that was looked up and held before `event`, which comes just before the call's transaction. */
async function callOvertaken(
  token: string | null,
  operation: string,
  input: object,
  event: () => Promise<unknown>,
) {
  const { house, clock } = world;
  const memo = { caller: authenticate(house, token, clock.now()) };
  await memo.caller;
  const call = {
    area: "auth",
    operation,
    input,
    token,
    locale: "en" as const,
    address: null,
    requestId: "1",
    memo,
  };
  return invoke({ ...house, db: overtaken(world.db, event) }, call).then(
    () => "done",
    (error: { code?: string }) => error.code,
  );
}

describe("Who signs up for a phone while its owner verifies it", () => {
  it("gets no account by the owner's code: the owner's token is dead by then", async () => {
    const { otp_token } = await signUp(owners);
    const code = await world.codeFor(phone);
    const outcome = await callOvertaken(otp_token, "verifyCode", { code }, () => signUp(strangers));
    expect(outcome).toBe("unauthenticated");
    expect(await accounts()).toMatchObject([{ name: "Hany Shawky", isVerified: false }]);
  });

  it("inherits no code that is on its way to the owner", async () => {
    await signUp(owners);
    const code = await world.codeFor(phone);
    const { otp_token } = await signUp(strangers);
    expect(world.said.at(-1)).toBe(
      "A code was sent to this phone a short while ago and is no longer valid. You can ask for a new one below.",
    );
    expect(await refusal(verifying(otp_token, code))).toMatchObject({ status: 422 });
    expect(await accounts()).toMatchObject([{ isVerified: false }]);
  });

  it("sends and moves nothing by a token from before", async () => {
    const { otp_token } = await signUp(strangers);
    world.clock.advance(61);
    const takeBack = () => signUp(owners);
    const move = { phone: "0111 222 3333" };
    expect(await callOvertaken(otp_token, "changePhone", move, takeBack)).toBe("unauthenticated");
    expect(await accounts()).toMatchObject([{ name: "Nadia Samir", phone }]);
    world.clock.advance(61);
    const { otp_token: next } = await signUp(strangers);
    world.clock.advance(61);
    expect(await callOvertaken(next, "resendCode", {}, takeBack)).toBe("unauthenticated");
  });

  it("opens no session in the owner's account by a password from before", async () => {
    await signUp(strangers);
    const login = { login: phone, password: strangers.password };
    expect(await callOvertaken(null, "signIn", login, () => signUp(owners))).toBe("invalid");
  });

  it("wins nothing in a race: a verified account is the owner's", async () => {
    for (let round = 0; round < rounds; round += 1) {
      await world.reset();
      const { otp_token } = await signUp(owners);
      const code = await world.codeFor(phone);
      await Promise.allSettled([signUp(strangers), verifying(otp_token, code), signUp(strangers)]);
      const verified = (await accounts()).filter(({ isVerified }) => isVerified);
      expect(verified.map(({ name }) => name)).toEqual(verified.map(() => "Nadia Samir"));
      const taken = world.guest.auth.signIn({ login: phone, password: strangers.password });
      const opened = await taken.then(({ is_verified }) => is_verified).catch(() => false);
      expect(opened).toBe(false);
    }
  });
});

describe("Who repeats their own sign-up", () => {
  it("may use the code that was sent: the password is the same", async () => {
    await signUp({ ...owners, name: "Mistaken Name" });
    const code = await world.codeFor(phone);
    const { otp_token } = await signUp(owners);
    expect((await verifying(otp_token, code)).is_verified).toBe(true);
  });
});
