import { describe, expect, it } from "vitest";
import { counters } from "~/api/db/schema";
import { openWorld, refusal } from "../support/api";
import { insertReview } from "../support/reviews";

const world = await openWorld({ settings: { perPage: 2, reviewsPerProfile: 2 } });

const day = (n: number) => `2026-11-${String(n).padStart(2, "0")}T10:00:00.000Z`;

describe("Reviews of a technician", () => {
  it("are shown newest first, with the author's short name and the reply", async () => {
    const [nadia, tarek] = [
      await world.aCustomer({ name: "Nadia Samir" }),
      await world.aProvider({ name: "Tarek Fawzy" }),
    ];
    const given = { author: nadia, provider: tarek };
    await insertReview(world.db, { ...given, at: day(1), body: "Came on time.", scores: [5, 4, 4, 4] });
    await insertReview(world.db, { ...given, at: day(2), body: "Clean work.", reply: "Thank you." });
    await insertReview(world.db, { ...given, at: day(3), body: "Still sealed.", isPublished: false });
    const { content } = await world.inLanguage("ar").technicians.reviews({ id: tarek.id });
    expect(content.map(({ text }) => text)).toEqual(["Clean work.", "Came on time."]);
    expect(content[0]).toMatchObject({
      author: "Nadia\u00A0S.",
      stars: 5,
      reply: "Thank you.",
      published_at: day(2),
    });
    expect(content[1]).toMatchObject({ stars: 4.25, reply: null, service: { name: "إصلاح خلاط أو تغييره" } });
    expect(JSON.stringify(content)).not.toContain("Samir");
  });

  it("page by cursor, in both directions", async () => {
    const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
    for (let n = 1; n <= 5; n += 1)
      await insertReview(world.db, { author: nadia, provider: tarek, at: day(n), body: `Review ${n}` });
    const read = (cursor?: string) => world.guest.technicians.reviews({ id: tarek.id, cursor });
    const first = await read();
    const second = await read(first.meta.meta.nextCursor ?? "");
    const third = await read(second.meta.meta.nextCursor ?? "");
    const texts = [first, second, third].flatMap(({ content }) => content.map(({ text }) => text));
    expect(texts).toEqual(["Review 5", "Review 4", "Review 3", "Review 2", "Review 1"]);
    expect(third.meta.meta.nextCursor).toBeNull();
    expect((await read(third.meta.meta.previousCursor ?? "")).content).toEqual(second.content);
    const other = await world.aProvider();
    const foreign = await world.guest.technicians.reviews({
      id: other.id,
      cursor: first.meta.meta.nextCursor ?? "",
    });
    expect(foreign.content).toEqual([]);
  });

  it("are unknown together with a technician who is not listed", async () => {
    const hidden = await world.aProvider({ isActive: false });
    const nadia = await world.aCustomer();
    await insertReview(world.db, { author: nadia, provider: hidden, at: day(1) });
    expect(await refusal(world.guest.technicians.reviews({ id: hidden.id }))).toMatchObject({ status: 404 });
    expect((await world.guest.technicians.recentReviews()).content).toEqual([]);
  });
});

describe("Reviews across the site", () => {
  it("are filtered by service and by stars as people see them", async () => {
    const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
    const given = { author: nadia, provider: tarek };
    await insertReview(world.db, { ...given, at: day(1), scores: [5, 5, 4, 4], body: "4.5" });
    await insertReview(world.db, {
      ...given,
      at: day(2),
      scores: [5, 4, 4, 4],
      body: "4.25",
      service: "drain",
    });
    const texts = async (filters: { service?: string; stars?: number }) =>
      (await world.guest.technicians.recentReviews(filters)).content.map(({ text }) => text);
    expect(await texts({})).toEqual(["4.25", "4.5"]);
    expect(await texts({ stars: 5 })).toEqual(["4.5"]);
    expect(await texts({ stars: 4 })).toEqual(["4.25"]);
    expect(await texts({ service: "drain" })).toEqual(["4.25"]);
    expect(await texts({ service: "drain", stars: 5 })).toEqual([]);
    expect(await refusal(world.guest.technicians.recentReviews({ stars: 6 }))).toMatchObject({ status: 422 });
  });
});

describe("Totals", () => {
  it("come from what transactions counted", async () => {
    const tarek = await world.aProvider();
    await world.aProvider();
    await world.as(tarek).profile.details();
    await world.db.insert(counters).values({ name: "reviews", value: 7 });
    expect(await world.guest.technicians.counts()).toEqual({
      technicians: 2,
      online: 1,
      open_requests: 0,
      reviews: 7,
    });
  });
});
