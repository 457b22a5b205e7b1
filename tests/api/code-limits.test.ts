import { describe, expect, it } from "vitest";
import { createHttp } from "~/api/http/app";
import { inMemory } from "~/api/in-memory";
import type { House } from "~/api/mount";
import { listMessages } from "~/api/outside/outbox";
import { openWorld, refusal } from "../support/api";
import type { Person } from "../support/people";

const world = await openWorld({ settings: { codesPerHourGlobal: 3 } });

/** Three people, each from an address of their own, have just been sent a code. */
async function sendThree(): Promise<Person[]> {
  const people: Person[] = [];
  for (const n of [1, 2, 3]) {
    const person = await world.aCustomer({ isVerified: false });
    await world.asOtp(person, { address: `198.51.100.${n}` }).auth.resendCode();
    people.push(person);
  }
  return people;
}

describe("Codes of an hour", () => {
  it("are so many in all: then a new phone waits too, wherever it calls from", async () => {
    await sendThree();
    const omar = await world.aCustomer({ isVerified: false });
    const ask = () => world.asOtp(omar, { address: "203.0.113.99" }).auth.resendCode();
    const failure = await refusal(ask());
    expect(failure).toMatchObject({ status: 429, code: "tooMany" });
    expect(failure.retry_after).toBeGreaterThan(59 * 60);
    expect(await listMessages(world.db, omar.phone)).toEqual([]);
    world.clock.advance(3601);
    await ask();
    expect(await listMessages(world.db, omar.phone)).toHaveLength(1);
  });

  it("that are used up leave who signs up an account, and the time when a code may be asked for", async () => {
    await sendThree();
    const answer = await world.guestWith({ address: "203.0.113.99" }).auth.signUpCustomer({
      ...{ name: "Omar Adel", phone: "01001234567", password: "blue-Kettle-42" },
      ...{ city_id: "cairo", accept_terms: true },
    });
    expect(await listMessages(world.db, "+201001234567")).toEqual([]);
    const state = await world.as({ token: answer.otp_token ?? "" }).auth.codeState();
    expect(new Date(state.resend_at).getTime() - world.clock.now().getTime()).toBeGreaterThan(59 * 60_000);
  });

  it("are counted on when the API is started again on the same database", async () => {
    const [nadia] = await sendThree();
    const omar = await world.aCustomer({ isVerified: false });
    const restarted: House = { ...world.house, ...inMemory() };
    const ask = async ({ otpToken }: Pick<Person, "otpToken">, settings = restarted.settings) => {
      const headers = { Authorization: `Bearer ${otpToken}` };
      const request = new Request("http://api.test/api/v1/auth/otp/resend", { method: "POST", headers });
      const answer = await createHttp({ ...restarted, settings }).fetch(request, { address: "203.0.113.7" });
      return [answer.status, Number(answer.headers.get("Retry-After") ?? 0)];
    };
    expect(await ask(omar)).toEqual([429, expect.closeTo(3600, -1)]);
    const roomy = { ...restarted.settings, codesPerHourGlobal: 100 };
    expect(await ask({ otpToken: nadia?.otpToken ?? "" }, roomy)).toEqual([429, expect.closeTo(60, -1)]);
    expect(await ask(omar, roomy)).toEqual([200, 0]);
  });
});
