import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { reviews } from "~/api/db/schema";
import { openWorld } from "../support/api";
import type { Person } from "../support/people";
import { openRequestOf } from "../support/requests";
import { allFive, finishJob, insertReview, reviewedJob } from "../support/reviews";

const world = await openWorld();
const day = 24 * 3600;

/** One side has written of a job, and the fourteen days are over; no sweep has been. */
async function writtenAndOver(
  by: "customer" | "provider",
): Promise<{ nadia: Person; tarek: Person; at: string }> {
  const [nadia, tarek] = [await world.aCustomer({ name: "Nadia Samir" }), await world.aProvider()];
  const id = await finishJob(world, nadia, tarek);
  const { closes_at } = await world.as(nadia).reviews.job({ id });
  if (by === "customer") await world.as(nadia).reviews.write({ id, ...allFive, text: "Clean work." });
  else await world.as(tarek).reviews.writeOfCustomer({ id, stars: 4, text: "Ready on time." });
  world.clock.advance(14 * day - 10);
  expect((await world.guest.technicians.reviews({ id: tarek.id })).content).toEqual([]);
  expect((await world.guest.technicians.recentReviews({})).content).toEqual([]);
  world.clock.advance(10);
  return { nadia, tarek, at: closes_at ?? "" };
}

/** One of some that were published one after another, days ago. */
const reviewAt = (author: Person, provider: Person, n: number) => ({
  ...{ author, provider, at: new Date(world.clock.now().getTime() - (n + 1) * 60_000).toISOString() },
});

const shown = (at: string) => [{ text: "Clean work.", published_at: at }];

it("A review is on its technician's page from the moment when the fourteen days are over, and counts there", async () => {
  const first = await writtenAndOver("customer");
  const { content } = await world.guest.technicians.reviews({ id: first.tarek.id });
  expect(content).toMatchObject(shown(first.at));
  const profile = await world.guest.technicians.get({ id: first.tarek.id });
  expect(profile).toMatchObject({ reviews_count: 1, star_counts: [0, 0, 0, 0, 1] });
});

it("its profile alone counts it too", async () => {
  const { tarek } = await writtenAndOver("customer");
  expect(await world.guest.technicians.get({ id: tarek.id })).toMatchObject({ reviews_count: 1 });
});

it("its technician finds it among those received, to reply to", async () => {
  const { tarek, at } = await writtenAndOver("customer");
  expect(await world.as(tarek).reviews.received({})).toMatchObject({
    ...{ content: [{ ...shown(at)[0], can: expect.arrayContaining(["reply"]) }], reviews_count: 1, open: [] },
  });
});

it("technicians read what was said of a customer", async () => {
  const { nadia, tarek } = await writtenAndOver("provider");
  const id = await openRequestOf(world, nadia);
  expect(await world.as(tarek).reviews.ofCustomer({ id })).toMatchObject({
    ...{ content: [{ text: "Ready on time." }], reviews_count: 1 },
  });
});

const complaint = "It tells of another job than the one that was done.";
it.each<[string, (reader: ReturnType<typeof world.as>, id: string) => Promise<unknown>]>([
  ["opens it", (reader, id) => reader.reviews.get({ id })],
  ["reports it", (reader, id) => reader.reviews.report({ id, rule: "insult", note: "" })],
  [
    "complains of it",
    (reader, about_id) => reader.complaints.file({ kind: "review", about_id, text: complaint }),
  ],
])("whoever finds it there %s before any sweep", async (_, deed) => {
  await writtenAndOver("customer");
  const [review] = (await world.guest.technicians.recentReviews({})).content;
  await deed(world.as(await world.aCustomer()), review?.id ?? "");
  expect(await world.db.select().from(reviews)).toMatchObject([{ publishedAt: expect.any(Date) }]);
});

it("The list of everybody's shows it among the newest, and writes nothing", async () => {
  const { at } = await writtenAndOver("customer");
  const before = await reviewedJob(world, await world.aCustomer(), await world.aProvider());
  const recent = (filters: Parameters<typeof world.guest.technicians.recentReviews>[0]) =>
    world.guest.technicians.recentReviews(filters);
  const { content } = await recent({});
  expect(content.map(({ id }) => id)[0]).toBe(before.given);
  expect(content.slice(1)).toMatchObject(shown(at));
  expect((await recent({ stars: 5, service: "tap-mixer" })).content).toHaveLength(2);
  expect((await recent({ stars: 1 })).content).toEqual([]);
  expect((await recent({ service: "drain" })).content).toEqual([]);
  expect(await world.db.select().from(reviews).where(eq(reviews.status, "sealed"))).toHaveLength(1);
});

describe("Where many jobs' time for reviews is over at once, before any sweep", () => {
  const perPage = world.house.settings.perPage;

  it("those that nobody reviewed hide none that was", async () => {
    const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
    const id = await finishJob(world, nadia, tarek);
    await world.as(nadia).reviews.write({ id, ...allFive, text: "Clean work." });
    world.clock.advance(60);
    for (let n = 0; n <= perPage; n += 1) await finishJob(world, nadia, tarek);
    world.clock.advance(14 * day);
    const { content } = await world.guest.technicians.recentReviews({});
    expect(content.map(({ text }) => text)).toEqual(["Clean work."]);
  });

  it("a page holds no more than a page does, and no review comes twice", async () => {
    const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
    for (let n = 0; n < perPage; n += 1) await insertReview(world.db, reviewAt(nadia, tarek, n));
    const id = await finishJob(world, nadia, tarek);
    await world.as(nadia).reviews.write({ id, ...allFive, text: "Clean work." });
    world.clock.advance(15 * day);
    const first = await world.guest.technicians.recentReviews({});
    expect(first.content).toHaveLength(perPage);
    expect(first.content[0]).toMatchObject({ text: "Clean work." });
    const second = await world.guest.technicians.recentReviews({ cursor: first.meta.meta.nextCursor ?? "" });
    const ids = [...first.content, ...second.content].map((one) => one.id);
    expect(new Set(ids).size).toBe(perPage + 1);
    expect(ids).toHaveLength(perPage + 1);
  });
});
