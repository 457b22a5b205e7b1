import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { tokens, users } from "~/api/db/schema";
import { openWorld, refusal } from "../support/api";
import type { Person } from "../support/people";

const world = await openWorld({ settings: { signInsPerAccountHour: 6, tokensPerAccount: 4 } });

const wrong = async (login: string) =>
  (await refusal(world.guest.auth.signIn({ login, password: "not-this-one" }))).status;
const right = ({ phone: login, password }: Person, address = "203.0.113.7") =>
  world.guestWith({ address }).auth.signIn({ login, password });
const tokensOf = ({ id }: Person) => world.db.select().from(tokens).where(eq(tokens.userId, id));
const isAlive = (token: string) =>
  world
    .as({ token })
    .profile.details()
    .then(() => true)
    .catch(() => false);

describe("Wrong passwords", () => {
  const spellings = {
    phone: ["0100 123 4567", "+20 100 1234567", "٠١٠٠١٢٣٤٥٦٧", "00201001234567"],
    email: ["nadia@example.test", "NADIA@Example.test", " nadia@example.test "],
  };

  it.each(Object.entries(spellings))(
    "tell nobody whether a %s is known: ten in all, however it is spelt",
    async (kind, list) => {
      const tries = async () => {
        const statuses = [];
        for (let n = 0; n < 12; n += 1) statuses.push(await wrong(list[n % list.length] ?? ""));
        return statuses;
      };
      const unknown = await tries();
      expect(unknown).toEqual([...Array<number>(10).fill(422), 429, 429]);
      await world.reset();
      await world.aCustomer({ phone: "+201001234567", email: "nadia@example.test" });
      expect(await tries(), kind).toEqual(unknown);
    },
  );
});

describe("Right passwords", () => {
  it("open so many sessions an hour for an account, from however many addresses", async () => {
    const nadia = await world.aCustomer();
    for (let n = 0; n < 6; n += 1) await right(nadia, `198.51.100.${n}`);
    const failure = await refusal(right(nadia, "203.0.113.200"));
    expect(failure).toMatchObject({ status: 429, code: "tooMany" });
    expect(failure.retry_after).toBeGreaterThan(59 * 60);
    world.clock.advance(3601);
    expect((await right(nadia)).is_verified).toBe(true);
  });

  it("leave the newest sessions; those that were used longest ago end", async () => {
    const nadia = await world.aCustomer();
    const opened = [nadia.token];
    for (let n = 0; n < 5; n += 1) {
      world.clock.advance(2 * 3600);
      // The account's first device is in use all the time.
      expect(await isAlive(nadia.token)).toBe(true);
      opened.push((await right(nadia)).token);
    }
    expect(await tokensOf(nadia)).toHaveLength(4);
    expect(await Promise.all(opened.map(isAlive))).toEqual([true, false, false, true, true, true]);
  });

  it("that come together open no more sessions than that", async () => {
    const nadia = await world.aCustomer();
    const answers = await Promise.allSettled(Array.from({ length: 9 }, () => right(nadia)));
    const opened = answers.flatMap((one) => (one.status === "fulfilled" ? [one.value.token] : []));
    expect(opened).toHaveLength(6);
    expect(await tokensOf(nadia)).toHaveLength(4);
  });

  it("of a demonstration's account are everybody's: no visitor puts another one out", async () => {
    const nadia = await world.aCustomer();
    await world.db.update(users).set({ isDemo: true }).where(eq(users.id, nadia.id));
    for (let n = 0; n < 8; n += 1) await right(nadia);
    expect(await tokensOf(nadia)).toHaveLength(9);
  });
});
