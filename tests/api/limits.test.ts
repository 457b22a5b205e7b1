import { describe, expect, it } from "vitest";
import { rateLimits } from "~/api/db/schema";
import { createHttp } from "~/api/http/app";
import { inMemory } from "~/api/in-memory";
import type { House } from "~/api/mount";
import { openWorld, refusal } from "../support/api";

const world = await openWorld();

const wrong = (login: string, address?: string) =>
  refusal(world.guestWith({ ...(address && { address }) }).auth.signIn({ login, password: "not-this-one" }));

describe("Wrong passwords", () => {
  it("are ten in a quarter of an hour for an account and address; then even the right one waits", async () => {
    const nadia = await world.aCustomer();
    for (let n = 0; n < 10; n += 1) expect((await wrong(nadia.email)).status).toBe(422);
    const right = () => world.guest.auth.signIn({ login: nadia.phone, password: nadia.password });
    const failure = await refusal(right());
    expect(failure).toMatchObject({ status: 429, code: "tooMany", data: [] });
    expect(failure.retry_after).toBeGreaterThan(14 * 60);
    expect(failure.message).toBe("Too many tries. Try again in 15 minutes.");
    world.clock.advance(15 * 60 + 1);
    expect((await right()).is_verified).toBe(true);
  });

  it("lock nobody else out: the owner signs in from another address", async () => {
    const nadia = await world.aCustomer();
    for (let n = 0; n < 12; n += 1) await wrong(nadia.email, "198.51.100.1");
    const answer = await world
      .guestWith({ address: "198.51.100.2" })
      .auth.signIn({ login: nadia.phone, password: nadia.password });
    expect(answer.is_verified).toBe(true);
  });

  it("are forgotten by a right one", async () => {
    const nadia = await world.aCustomer();
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 9; n += 1) await wrong(nadia.email, `198.51.100.${round}`);
      await world
        .guestWith({ address: `198.51.100.${round}` })
        .auth.signIn({ login: nadia.phone, password: nadia.password });
    }
    const rows = await world.db.select().from(rateLimits);
    expect(rows.filter(({ key }) => /^sign-in(-account)?:/.test(key))).toEqual([]);
  });

  it("are thirty for an address, whatever the accounts, and right ones do not count", async () => {
    const nadia = await world.aCustomer();
    for (let n = 0; n < 20; n += 1)
      await world.guest.auth.signIn({ login: nadia.phone, password: nadia.password });
    for (let n = 0; n < 30; n += 1) expect((await wrong(`nobody${n}@example.test`)).status).toBe(422);
    expect(await wrong("somebody@example.test")).toMatchObject({ status: 429 });
  });

  it("are thirty for a network of IPv6, from whichever of its addresses", async () => {
    for (let n = 0; n < 30; n += 1)
      expect((await wrong(`nobody${n}@example.test`, `2001:db8:1:2::${n + 1}`)).status).toBe(422);
    expect(await wrong("somebody@example.test", "2001:db8:1:2:ffff::1")).toMatchObject({ status: 429 });
    expect((await wrong("somebody@example.test", "2001:db8:1:3::1")).status).toBe(422);
  });

  it("are a hundred an hour for an account, from however many addresses", async () => {
    const nadia = await world.aCustomer();
    for (let n = 0; n < 100; n += 1) expect((await wrong(nadia.email, `198.51.100.${n}`)).status).toBe(422);
    expect(await wrong(nadia.email, "203.0.113.200")).toMatchObject({ status: 429 });
  });

  it("that arrive together are all counted", async () => {
    const nadia = await world.aCustomer();
    const answers = await Promise.all(Array.from({ length: 14 }, () => wrong(nadia.email)));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  });
});

describe("Limits", () => {
  it("hold when the API is started again on the same database", async () => {
    const nadia = await world.aCustomer();
    for (let n = 0; n < 10; n += 1) await wrong(nadia.email);
    const restarted: House = { ...world.house, ...inMemory() };
    const response = await createHttp(restarted).fetch(
      new Request("http://api.test/api/v1/auth/sign/in", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ login: nadia.email, password: nadia.password }),
      }),
      { address: "203.0.113.7" },
    );
    expect([response.status, Number(response.headers.get("Retry-After")) > 800]).toEqual([429, true]);
  });

  it("of addresses hold nobody whose address is not known; those of accounts stand", async () => {
    const api = createHttp(world.house);
    const wrongFrom = async (login: string) => {
      const body = JSON.stringify({ login, password: "not-this-one" });
      const headers = { "Content-Type": "application/json" };
      const request = new Request("http://api.test/api/v1/auth/sign/in", { method: "POST", headers, body });
      return (await api.fetch(request)).status;
    };
    for (let n = 0; n < 31; n += 1) expect(await wrongFrom(`nobody${n}@example.test`)).toBe(422);
    const nadia = await world.aCustomer();
    for (let n = 0; n < 10; n += 1) expect(await wrongFrom(nadia.email)).toBe(422);
    expect(await wrongFrom(nadia.email)).toBe(429);
  });

  it("of sign-up count an address, also of those that fail", async () => {
    const form = {
      name: "Nadia Samir",
      phone: "12",
      password: "blue-Kettle-42",
      city_id: "cairo",
      accept_terms: true,
    };
    const signUp = (phone: string) => world.guest.auth.signUpCustomer({ ...form, phone });
    for (let n = 0; n < 20; n += 1)
      expect(await refusal(signUp("02 123 456"))).toMatchObject({ status: 422 });
    expect(await refusal(signUp("01001234567"))).toMatchObject({ status: 429 });
    expect(await world.db.query.users.findMany()).toEqual([]);
  });

  it("store neither addresses nor phones nor accounts", async () => {
    const nadia = await world.aCustomer();
    await wrong(nadia.email, "198.51.100.77");
    await wrong(nadia.phone, "198.51.100.77");
    const stored = JSON.stringify(await world.db.select().from(rateLimits));
    for (const secret of ["198.51.100", nadia.email, nadia.phone, nadia.id])
      expect(stored).not.toContain(secret);
  });
});
