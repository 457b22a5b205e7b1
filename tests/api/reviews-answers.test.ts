import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { customerReviews, reviewReports, reviews } from "~/api/db/schema";
import { openWorld, refusal } from "../support/api";
import { grievance } from "../support/disputes";
import type { Person } from "../support/people";
import { allFive, finishJob, insertJob, publishedJob } from "../support/reviews";

const world = await openWorld();

const published = () => publishedJob(world);

const publicReviews = async (provider: Person) =>
  (await world.guest.technicians.reviews({ id: provider.id })).content;

describe("After a review is published", () => {
  it("whoever it is of replies once, its author adds to it once", async () => {
    const { nadia, tarek, given } = await published();
    await world.as(tarek).reviews.reply({ id: given, text: "Thank you, Nadia." });
    await world.as(nadia).reviews.add({ id: given, text: "It still works." });
    expect(await publicReviews(tarek)).toMatchObject([
      { reply: "Thank you, Nadia.", addendum: "It still works." },
    ]);
    for (const call of [
      () => world.as(tarek).reviews.reply({ id: given, text: "Once more." }),
      () => world.as(nadia).reviews.add({ id: given, text: "Once more." }),
      () => world.as(tarek).reviews.add({ id: given, text: "Mine too." }),
      () => world.as(nadia).reviews.reply({ id: given, text: "To myself." }),
    ])
      expect(await refusal(call())).toMatchObject({ status: 409 });
  });

  it("both have 30 days for it", async () => {
    const { nadia, tarek, given, taken } = await published();
    world.clock.advance(30 * 86_400 - 60);
    await world.as(nadia).reviews.reply({ id: taken, text: "A pleasure." });
    world.clock.advance(60);
    expect(await refusal(world.as(tarek).reviews.reply({ id: given, text: "Thanks." }))).toMatchObject({
      ...{ status: 409, message: "Replies and additions are taken for 30 days after publication." },
    });
  });

  it("technicians read what one of them says of a customer; others do not", async () => {
    const { nadia, given, taken } = await published();
    const [hany, salma] = [await world.aProvider(), await world.aCustomer()];
    expect(await world.as(hany).reviews.get({ id: taken })).toMatchObject({
      ...{ author: "Tarek Fawzy", stars: 5, can_report: true, is_reported: false },
    });
    // A customer's family name is nobody's business.
    expect(await world.as(hany).reviews.get({ id: given })).toMatchObject({ author: "Nadia\u00A0S." });
    expect(await world.as(nadia).reviews.get({ id: taken })).toMatchObject({ text: "Ready on time." });
    expect(await refusal(world.as(salma).reviews.get({ id: taken }))).toMatchObject({ status: 404 });
    const next = await insertJob(world.db, {
      ...{ customer: nadia, provider: hany, at: world.clock.now().toISOString() },
    });
    expect(await world.as(hany).reviews.ofCustomer({ id: next.request })).toMatchObject({
      ...{ reviews_count: 1, rating: null },
      content: [{ author: { name: "Tarek Fawzy" }, stars: 5, text: "Ready on time." }],
    });
    expect(await refusal(world.as(salma).reviews.ofCustomer({ id: next.request }))).toMatchObject({
      status: 403,
    });
  });
});

it("A review can be complained of by whoever reads it, save its author and staff", async () => {
  const { nadia, tarek, taken } = await published();
  const complain = (by: Person) =>
    world.as(by).complaints.file({ kind: "review", about_id: taken, text: grievance });
  for (const reader of [nadia, await world.aProvider()]) {
    expect(await world.as(reader).reviews.get({ id: taken })).toMatchObject({ can_complain: true });
    await complain(reader);
  }
  for (const other of [tarek, await world.aStaffMember()]) {
    expect(await world.as(other).reviews.get({ id: taken })).toMatchObject({ can_complain: false });
    expect((await refusal(complain(other))).status).toBeGreaterThanOrEqual(403);
  }
});

describe("Two at once", () => {
  it("both sides that write at the same moment are published together", async () => {
    const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
    const id = await finishJob(world, nadia, tarek);
    await Promise.all([
      world.as(nadia).reviews.write({ id, ...allFive }),
      world.as(tarek).reviews.writeOfCustomer({ id, stars: 5 }),
    ]);
    const [given] = await world.db.select().from(reviews);
    const [taken] = await world.db.select().from(customerReviews);
    expect([given?.status, taken?.status]).toEqual(["published", "published"]);
    expect(given?.publishedAt).toEqual(taken?.publishedAt);
  });

  it("one side that sends twice writes once; of two replies one stands", async () => {
    const { tarek, given } = await published();
    const replies = await Promise.allSettled(
      ["One", "Two"].map((text) => world.as(tarek).reviews.reply({ id: given, text })),
    );
    expect(replies.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const reports = await Promise.allSettled(
      [1, 2].map(() => world.as(tarek).reviews.report({ id: given, rule: "untrue" })),
    );
    expect(reports.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await world.db.$count(reviewReports, eq(reviewReports.reviewId, given))).toBe(1);
  });
});
