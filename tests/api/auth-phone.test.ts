import { describe, expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";

const world = await openWorld();

describe("Correcting the phone before it is verified", () => {
  it("sends a code to the new one; the code for the old one opens nothing", async () => {
    const nadia = await world.aCustomer({ isVerified: false });
    const api = world.asOtp(nadia);
    await api.auth.resendCode();
    const old = await world.codeFor(nadia.phone);
    const state = await api.auth.changePhone({ phone: "0111 222 3333" });
    expect(state).toMatchObject({ phone: "+201112223333", tries_left: 5 });
    const code = await world.codeFor("+201112223333");
    if (code !== old)
      expect(await refusal(api.auth.verifyCode({ code: old }))).toMatchObject({ status: 422 });
    await api.auth.verifyCode({ code });
    expect(await world.db.query.users.findMany()).toMatchObject([
      { phone: "+201112223333", isVerified: true },
    ]);
  });

  it("refuses what is no mobile number, and a verified account's phone", async () => {
    const [nadia, omar] = [await world.aCustomer({ isVerified: false }), await world.aCustomer()];
    const api = world.asOtp(nadia);
    expect((await refusal(api.auth.changePhone({ phone: "0123456" }))).errors?.phone).toHaveLength(1);
    expect((await refusal(api.auth.changePhone({ phone: omar.phone }))).errors?.phone?.[0]).toContain(
      "already has an account",
    );
  });

  it("takes the place of another account that waits with that phone", async () => {
    const [nadia, omar] = [
      await world.aCustomer({ isVerified: false }),
      await world.aCustomer({ isVerified: false }),
    ];
    await world.asOtp(nadia).auth.changePhone({ phone: omar.phone });
    expect(await refusal(world.asOtp(omar).auth.codeState())).toMatchObject({ status: 401 });
  });

  it("changes nothing and sends nothing when the phone is the same", async () => {
    const nadia = await world.aCustomer({ isVerified: false });
    await world.asOtp(nadia).auth.changePhone({ phone: nadia.phone });
    expect(await world.codeFor(nadia.phone)).toBe("");
  });

  it("is no way to send messages to many phones", async () => {
    const nadia = await world.aCustomer({ isVerified: false });
    const change = (n: number) => world.asOtp(nadia).auth.changePhone({ phone: `+20111222333${n}` });
    for (let n = 0; n < 5; n += 1) await change(n);
    expect(await refusal(change(6))).toMatchObject({ status: 429 });
  });
});

describe("Verifying", () => {
  async function pending(email: string) {
    const person = await world.aCustomer({ email, isVerified: false });
    await world.asOtp(person).auth.resendCode();
    return { api: world.asOtp(person), code: await world.codeFor(person.phone) };
  }

  it("takes the e-mail away from others who wait with the same one", async () => {
    const [first, second] = [await pending("nadia@example.test"), await pending("nadia@example.test")];
    await first.api.auth.verifyCode({ code: first.code });
    await second.api.auth.verifyCode({ code: second.code });
    const emails = (await world.db.query.users.findMany()).map(({ email }) => email);
    expect(emails.sort()).toEqual([null, "nadia@example.test"].sort());
  });

  it("gives the e-mail to one when several verify at the same moment", async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => pending("nadia@example.test")));
    await Promise.all(people.map(({ api, code }) => api.auth.verifyCode({ code })));
    const rows = await world.db.query.users.findMany();
    expect(rows.every(({ isVerified }) => isVerified)).toBe(true);
    expect(rows.filter(({ email }) => email === "nadia@example.test")).toHaveLength(1);
  });
});
