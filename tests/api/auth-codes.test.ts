import { describe, expect, it } from "vitest";
import { listMessages } from "~/api/outside/outbox";
import { openWorld, refusal } from "../support/api";
import type { Person } from "../support/people";

const world = await openWorld();

/** Somebody who waits for a code that was sent. */
async function waiting(
  options: Parameters<typeof world.aCustomer>[0] = {},
): Promise<Person & { code: string }> {
  const person = await world.aCustomer({ ...options, isVerified: false });
  await world.asOtp(person).auth.resendCode();
  return { ...person, code: await world.codeFor(person.phone) };
}

const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

describe("A code", () => {
  it("verifies the phone once, and answers like sign-in with a new token", async () => {
    const nadia = await waiting();
    const answer = await world.asOtp(nadia).auth.verifyCode({ code: nadia.code });
    expect(answer).toMatchObject({ is_verified: true, otp_token: null, type: "customer" });
    expect(answer.token).not.toBe(nadia.token);
    const details = await world.as(answer).profile.details();
    expect(details.user.is_verified).toBe(true);
    for (const token of [nadia.token, nadia.otpToken ?? ""])
      expect(await refusal(world.as({ token }).auth.codeState())).toMatchObject({ status: 401 });
  });

  it("is read in Arabic digits, with spaces and dashes", async () => {
    const nadia = await waiting();
    const arabic = [...nadia.code].map((digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)]).join("");
    const typed = `${arabic.slice(0, 3)} - ${arabic.slice(3)}`;
    expect((await world.asOtp(nadia).auth.verifyCode({ code: typed })).is_verified).toBe(true);
  });

  it("takes five tries, says how many are left, and then is worth nothing", async () => {
    const nadia = await waiting();
    const api = world.asOtp(nadia);
    const code = wrongFor(nadia.code);
    expect(await refusal(api.auth.verifyCode({ code }))).toMatchObject({
      status: 422,
      data: [],
      message: "The code is incorrect. 4 tries left.",
    });
    expect((await api.auth.codeState()).tries_left).toBe(4);
    for (let n = 0; n < 4; n += 1) await refusal(api.auth.verifyCode({ code }));
    const used = await refusal(api.auth.verifyCode({ code: nadia.code }));
    expect(used).toMatchObject({
      status: 422,
      message: "The code is incorrect. No tries left: please ask for a new code.",
    });
    expect((await api.auth.codeState()).tries_left).toBe(0);
  });

  it("counts tries that arrive together: never more than five", async () => {
    const nadia = await waiting();
    const api = world.asOtp(nadia);
    const guesses = Array.from({ length: 12 }, (_, n) =>
      String((Number(nadia.code) + n + 1) % 1_000_000).padStart(6, "0"),
    );
    const failures = await Promise.all(guesses.map((code) => refusal(api.auth.verifyCode({ code }))));
    expect(failures.every(({ status }) => status === 422)).toBe(true);
    expect(failures.filter(({ message }) => message.includes("No tries left"))).toHaveLength(8);
    expect((await world.db.query.codes.findMany())[0]?.tries).toBe(5);
  });

  it("is used by one of two that bring it at the same moment", async () => {
    const nadia = await waiting();
    const both = await Promise.allSettled(
      [1, 2, 3].map(() => world.asOtp(nadia).auth.verifyCode({ code: nadia.code })),
    );
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await world.db.query.tokens.findMany()).toHaveLength(1);
  });

  it("lives for five minutes", async () => {
    const nadia = await waiting();
    world.clock.advance(5 * 60 + 1);
    const failure = await refusal(world.asOtp(nadia).auth.verifyCode({ code: nadia.code }));
    expect(failure).toMatchObject({ status: 422, message: "The code has expired." });
  });

  it("must have six digits, else no try is lost", async () => {
    const nadia = await waiting();
    const errorsOf = async (code: string) =>
      (await refusal(world.asOtp(nadia).auth.verifyCode({ code }))).errors;
    for (const code of ["12a 456", "12345", "1234567890123"])
      expect([code, await errorsOf(code)]).toEqual([code, { code: ["Enter the six digits."] }]);
    expect(await errorsOf("")).toEqual({ code: ["This field is required."] });
    expect((await world.asOtp(nadia).auth.codeState()).tries_left).toBe(5);
  });

  it("of one account opens no other", async () => {
    const [nadia, omar] = [await waiting(), await waiting()];
    if (nadia.code === omar.code) return;
    expect(await refusal(world.asOtp(omar).auth.verifyCode({ code: nadia.code }))).toMatchObject({
      status: 422,
    });
  });
});

describe("Asking for another code", () => {
  it("is refused for a minute, then replaces the first", async () => {
    const nadia = await waiting();
    const api = world.asOtp(nadia);
    const early = await refusal(api.auth.resendCode());
    expect(early).toMatchObject({ status: 429, code: "tooMany", retry_after: 60 });
    const state = await api.auth.codeState();
    expect(new Date(state.resend_at).getTime() - world.clock.now().getTime()).toBeGreaterThan(58_000);
    world.clock.advance(61);
    await api.auth.resendCode();
    const code = await world.codeFor(nadia.phone);
    if (code !== nadia.code)
      expect(await refusal(api.auth.verifyCode({ code: nadia.code }))).toMatchObject({ status: 422 });
    expect((await api.auth.verifyCode({ code })).is_verified).toBe(true);
  });

  it("is granted five times an hour and ten times a day for a phone", async () => {
    const nadia = await waiting();
    const ask = async () => {
      world.clock.advance(61);
      return world.asOtp(nadia).auth.resendCode();
    };
    for (let n = 0; n < 4; n += 1) await ask();
    expect((await refusal(ask())).retry_after).toBeGreaterThan(3000);
    world.clock.advance(3600);
    for (let n = 0; n < 5; n += 1) await ask();
    world.clock.advance(3600);
    expect((await refusal(ask())).retry_after).toBeGreaterThan(70_000);
    expect(await listMessages(world.db, nadia.phone)).toHaveLength(10);
  });

  it("is granted twenty times an hour for an address, whatever the phones", async () => {
    for (let n = 0; n < 20; n += 1) await waiting();
    const last = await world.aCustomer({ isVerified: false });
    expect(await refusal(world.asOtp(last).auth.resendCode())).toMatchObject({ status: 429 });
    await world.asOtp(last, { address: "203.0.113.99" }).auth.resendCode();
  });

  it("sends one code of two asked for at the same moment", async () => {
    const nadia = await world.aCustomer({ isVerified: false });
    await Promise.allSettled([1, 2, 3].map(() => world.asOtp(nadia).auth.resendCode()));
    expect(await listMessages(world.db, nadia.phone)).toHaveLength(1);
  });
});
