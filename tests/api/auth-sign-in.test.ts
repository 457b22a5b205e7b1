import { describe, expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";

const world = await openWorld();

describe("Signing in", () => {
  it("opens a session by phone or e-mail, however they are written", async () => {
    const nadia = await world.aCustomer({ phone: "+201001234567", email: "nadia@example.test" });
    for (const login of ["01001234567", "٠١٠٠ ١٢٣ ٤٥٦٧", "00201001234567", " NADIA@example.test "]) {
      const answer = await world.guest.auth.signIn({ login, password: nadia.password });
      expect(answer).toMatchObject({
        is_verified: true,
        otp_token: null,
        type: "customer",
        name: nadia.name,
      });
      expect((await world.as(answer).profile.details()).user.id).toBe(nadia.id);
    }
    expect(world.said.at(-1)).toBe(`Welcome, ${nadia.name}.`);
  });

  it("answers a wrong password and an unknown account alike: 422, the message, no data", async () => {
    const nadia = await world.aCustomer();
    const staff = await world.aStaffMember();
    const wrong = [
      { login: nadia.email, password: "not-this-one" },
      { login: "nobody@example.test", password: nadia.password },
      { login: "0100 000 0000", password: nadia.password },
      { login: "certainly not a login", password: nadia.password },
      { login: staff.email, password: staff.password },
    ];
    const bodies = [];
    for (const input of wrong) bodies.push(await refusal(world.guest.auth.signIn(input)));
    expect(bodies[0]).toEqual({
      status: 422,
      code: "invalid",
      message: "Email or password is incorrect.",
      data: [],
    });
    for (const body of bodies) expect(body).toEqual(bodies[0]);
    const arabic = await refusal(world.inLanguage("ar").auth.signIn({ login: nadia.email, password: "x" }));
    expect(arabic.message).toBe("البريد الإلكتروني أو كلمة المرور غير صحيحة.");
  });

  it("takes as long for an unknown account as for a wrong password", async () => {
    const nadia = await world.aCustomer();
    const time = async (login: string) => {
      const started = performance.now();
      await refusal(world.guest.auth.signIn({ login, password: "not-this-one" }));
      return performance.now() - started;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      known.push(await time(nadia.email));
      unknown.push(await time("nobody@example.test"));
    }
    // Without a password to check, an answer would take a twentieth; a busy machine makes up to a half.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 4);
  });

  it("lets an inactive account in, and says so in the record", async () => {
    const nadia = await world.aCustomer({ isActive: false });
    const answer = await world.guest.auth.signIn({ login: nadia.phone, password: nadia.password });
    expect(answer.user.user.is_active).toBe(0);
  });

  it("gives an unverified account both tokens and a new code", async () => {
    const nadia = await world.aCustomer({ isVerified: false });
    const answer = await world.guest.auth.signIn({ login: nadia.phone, password: nadia.password });
    expect(answer.is_verified).toBe(false);
    expect(await refusal(world.as(answer).profile.details())).toMatchObject({
      status: 403,
      code: "unverified",
    });
    const code = await world.codeFor(nadia.phone);
    expect((await world.as({ token: answer.otp_token ?? "" }).auth.verifyCode({ code })).is_verified).toBe(
      true,
    );
  });

  it("does not fail when no code may be sent", async () => {
    const nadia = await world.aCustomer({ isVerified: false });
    const enter = () => world.guest.auth.signIn({ login: nadia.phone, password: nadia.password });
    await enter();
    const code = await world.codeFor(nadia.phone);
    const again = await enter();
    expect((await world.as({ token: again.otp_token ?? "" }).auth.verifyCode({ code })).is_verified).toBe(
      true,
    );
  });

  it("prefers the verified account where another waits with the same e-mail", async () => {
    const nadia = await world.aCustomer({ email: "nadia@example.test" });
    await world.aCustomer({ email: "nadia@example.test", isVerified: false });
    const answer = await world.guest.auth.signIn({ login: "nadia@example.test", password: nadia.password });
    expect(answer.user.id).toBe(nadia.id);
  });
});

describe("Signing out", () => {
  it("ends this session and no other", async () => {
    const nadia = await world.aCustomer();
    const other = await world.guest.auth.signIn({ login: nadia.phone, password: nadia.password });
    await world.as(nadia).auth.signOut();
    expect(world.said.at(-1)).toBe("You are logged out.");
    expect(await refusal(world.as(nadia).profile.details())).toMatchObject({ status: 401 });
    expect((await world.as(other).profile.details()).user.id).toBe(nadia.id);
  });

  it("is open to inactive users", async () => {
    const nadia = await world.aCustomer({ isActive: false });
    expect(await world.as(nadia).auth.signOut()).toBeNull();
  });

  it("comes by itself after 90 days without use", async () => {
    const nadia = await world.aCustomer();
    world.clock.advance(89 * 86_400);
    await world.as(nadia).profile.details();
    world.clock.advance(89 * 86_400);
    await world.as(nadia).profile.details();
    world.clock.advance(90 * 86_400 + 10);
    expect(await refusal(world.as(nadia).profile.details())).toMatchObject({ status: 401 });
  });
});
