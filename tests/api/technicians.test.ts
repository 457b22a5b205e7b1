import { describe, expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";
import type { ProviderOptions } from "../support/people";
import { setTotals } from "../support/reviews";

const world = await openWorld({ settings: { perPage: 3 } });

type Input = Parameters<typeof world.guest.technicians.list>[0];

const namesOf = async (input: Input = {}) =>
  (await world.guest.technicians.list(input)).content.map(({ name }) => name);

async function named(
  name: string,
  options: ProviderOptions = {},
  totals: Parameters<typeof setTotals>[2] = { rank: 1 },
) {
  const person = await world.aProvider({ name, ...options });
  await setTotals(world.db, person, totals);
  return person;
}

describe("The directory", () => {
  it("shows what a technician is, in the reader's language", async () => {
    const tarek = await named("Tarek Fawzy", {
      services: ["tap-mixer"],
      cities: ["giza", "cairo"],
      verification: "verified",
      fromPrice: 25_000,
    });
    const { content } = await world.inLanguage("ar").technicians.list({});
    expect(content).toMatchObject([
      {
        ...{
          id: tarek.id,
          name: "Tarek Fawzy",
          type: "provider",
          is_online: false,
          is_verified_identity: true,
        },
        ...{
          rating: null,
          reviews_count: 0,
          starting_price: { amount: 25_000, currency: "EGP" },
          avatar: null,
        },
        cities: [{ name: "القاهرة" }, { name: "الجيزة" }],
        services: [{ id: "tap-mixer", name: "إصلاح خلاط أو تغييره" }],
      },
    ]);
  });

  it("lists those who are complete, active and verified, and nobody else", async () => {
    await named("Listed One");
    await world.aProvider({ isCompleted: false });
    await world.aProvider({ isActive: false });
    await world.aProvider({ isVerified: false });
    await world.aCustomer();
    expect(await namesOf()).toEqual(["Listed One"]);
  });

  it("hides the rating of those with fewer than three reviews", async () => {
    await named("New One", {}, { rank: 2, rating: 5, reviewsCount: 2 });
    await named("Known One", {}, { rank: 1, rating: 4.86, reviewsCount: 3 });
    const { content } = await world.guest.technicians.list({});
    expect(content.map(({ rating }) => rating)).toEqual([null, 4.9]);
    expect(await namesOf({ rating: 49 })).toEqual(["Known One"]);
    expect(await namesOf({ rating: 50 })).toEqual([]);
  });

  it("filters by service, group, city, identity, warranty and presence", async () => {
    await named("Plumber", { services: ["tap-mixer"], cities: ["cairo"], verification: "verified" });
    await named("Painter", {
      services: ["wall-paint", "drain"].slice(1),
      cities: ["giza"],
      warrantyDays: 30,
    });
    const electrician = await named("Electrician", { services: ["sockets"], cities: ["cairo", "giza"] });
    expect(await namesOf({ service: "drain" })).toEqual(["Painter"]);
    expect((await namesOf({ group: "plumbing" })).sort()).toEqual(["Painter", "Plumber"]);
    expect((await namesOf({ city: "giza" })).sort()).toEqual(["Electrician", "Painter"]);
    expect(await namesOf({ city: "giza", group: "electrical" })).toEqual(["Electrician"]);
    expect(await namesOf({ verified: true })).toEqual(["Plumber"]);
    expect(await namesOf({ warranty: true })).toEqual(["Painter"]);
    expect(await namesOf({ online: true })).toEqual([]);
    await world.as(electrician).profile.details();
    expect(await namesOf({ online: true })).toEqual(["Electrician"]);
    world.clock.advance(121);
    expect(await namesOf({ online: true })).toEqual([]);
  });

  it("sorts by rank, rating, jobs and response time", async () => {
    await named("A", {}, { rank: 3, rating: 4, jobsDone: 5, medianResponse: null });
    await named("B", {}, { rank: 2, rating: 5, jobsDone: 9, medianResponse: 30 });
    await named("C", {}, { rank: 1, rating: 3, jobsDone: 7, medianResponse: 5 });
    expect(await namesOf()).toEqual(["A", "B", "C"]);
    expect(await namesOf({ sort: "rating" })).toEqual(["B", "A", "C"]);
    expect(await namesOf({ sort: "jobs" })).toEqual(["B", "C", "A"]);
    expect(await namesOf({ sort: "response" })).toEqual(["C", "B", "A"]);
  });

  it.each(["rank", "rating", "jobs", "response"] as const)(
    "pages by %s, on and back, without gap or repeat",
    async (sort) => {
      for (let n = 0; n < 8; n += 1)
        await named(
          `T${n}`,
          {},
          { rank: n % 3, rating: n % 2, jobsDone: n % 4, medianResponse: n % 2 ? n : null },
        );
      const pages = [];
      let cursor: string | undefined;
      do {
        const page = await world.guest.technicians.list({ sort, cursor });
        pages.push(page);
        cursor = page.meta.meta.nextCursor ?? undefined;
      } while (cursor);
      const names = pages.flatMap(({ content }) => content.map(({ name }) => name));
      expect(names).toHaveLength(8);
      expect(new Set(names).size).toBe(8);
      const back = await world.guest.technicians.list({
        sort,
        cursor: pages[2]?.meta.meta.previousCursor ?? "",
      });
      expect(back.content).toEqual(pages[1]?.content);
      expect(await namesOf({ sort, verified: true, cursor: pages[0]?.meta.meta.nextCursor ?? "" })).toEqual(
        [],
      );
    },
  );

  it("finds names, trades and places in both scripts, with typing errors", async () => {
    await named("مصطفى الشاذلي", {
      services: ["tap-mixer"],
      cities: ["alexandria"],
      headline: "سباك بخبرة عشرين سنة",
    });
    await named("Karim Adel", { services: ["sockets"], headline: "Careful electrician" });
    expect(await namesOf({ q: "مصطفي" })).toEqual(["مصطفى الشاذلي"]);
    expect(await namesOf({ q: "سبّاك" })).toEqual(["مصطفى الشاذلي"]);
    expect(await namesOf({ q: "alexandira" })).toEqual(["مصطفى الشاذلي"]);
    expect(await namesOf({ q: "electrican" })).toEqual(["Karim Adel"]);
    expect(await namesOf({ q: "zzzzqqq" })).toEqual([]);
    expect(await namesOf({ q: "كريم%_'" })).toEqual([]);
  });
});

describe("A technician's profile", () => {
  it("adds what the card leaves out", async () => {
    const tarek = await named("Tarek Fawzy", { services: ["tap-mixer", "drain"], fromPrice: 20_000 });
    const profile = await world.guest.technicians.get({ id: tarek.id });
    expect(profile).toMatchObject({
      years: 15,
      on_time_percent: null,
      sub_scores: null,
      star_counts: [0, 0, 0, 0, 0],
    });
    expect(profile.priced_services[0]).toMatchObject({ from_price: { amount: 20_000, currency: "EGP" } });
    expect(profile.bio).toContain("Fifteen years");
  });

  it("does not exist for those whom the directory does not list", async () => {
    const hidden = await world.aProvider({ isActive: false });
    const customer = await world.aCustomer();
    for (const id of [hidden.id, customer.id, "nobody"])
      expect(await refusal(world.guest.technicians.get({ id }))).toMatchObject({
        status: 404,
        code: "notFound",
      });
  });

  it("writes that somebody was seen at most once a minute", async () => {
    const tarek = await named("Tarek Fawzy");
    const seen = async () => (await world.db.query.providerProfiles.findMany())[0]?.seenAt?.toISOString();
    await world.as(tarek).profile.details();
    const first = await seen();
    world.clock.advance(30);
    await world.as(tarek).profile.details();
    expect(await seen()).toBe(first);
    world.clock.advance(31);
    await world.as(tarek).profile.details();
    expect(await seen()).not.toBe(first);
    expect((await world.db.query.users.findMany())[0]?.seenAt?.toISOString()).toBe(await seen());
  });
});
