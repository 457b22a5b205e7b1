import { eq, like } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { customerReviews, notifications, reviewReports, reviews } from "~/api/db/schema";
import { openWorld, refusal } from "../support/api";
import { grievance } from "../support/disputes";
import type { Person } from "../support/people";
import { allFive, finishJob, insertJob, reviewedJob } from "../support/reviews";

const world = await openWorld();

const toldOfReports = () =>
  world.db.select().from(notifications).where(like(notifications.kind, "review_report_%"));

async function published() {
  const [nadia, tarek] = [
    await world.aCustomer({ name: "Nadia Samir" }),
    await world.aProvider({ name: "Tarek Fawzy" }),
  ];
  return { nadia, tarek, ...(await reviewedJob(world, nadia, tarek)) };
}

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
    const { nadia, taken } = await published();
    const [hany, salma] = [await world.aProvider(), await world.aCustomer()];
    expect(await world.as(hany).reviews.get({ id: taken })).toMatchObject({
      ...{ stars: 5, can_report: true, is_reported: false },
    });
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

describe("A reported review", () => {
  it("stays until staff decide, and is reported once by each", async () => {
    const { tarek, given } = await published();
    const staff = await world.aStaffMember();
    const report = { id: given, rule: "untrue", note: "Not my job." } as const;
    await world.as(tarek).reviews.report(report);
    expect(await refusal(world.as(tarek).reviews.report(report))).toMatchObject({ status: 409 });
    expect(await publicReviews(tarek)).toHaveLength(1);
    expect((await world.as(staff).reviews.reported({})).content).toMatchObject([
      { rule: "untrue", note: "Not my job.", reporter: { name: "Tarek Fawzy" }, review: { id: given } },
    ]);
    await world.as(staff).reviews.keep({ id: given });
    expect((await world.as(staff).reviews.reported({})).content).toEqual([]);
    expect(await refusal(world.as(staff).reviews.keep({ id: given }))).toMatchObject({ status: 409 });
  });

  it("leaves a stub that names the rule, and counts no more, once staff remove it", async () => {
    const { nadia, tarek, given, request } = await published();
    const [salma, staff] = [await world.aCustomer(), await world.aStaffMember()];
    await world.as(salma).reviews.report({ id: given, rule: "insult" });
    await world.as(staff).reviews.remove({ id: given, rule: "insult" });
    expect(await publicReviews(tarek)).toMatchObject([
      { broken_rule: "insult", stars: null, text: "", author: "", photos: [] },
    ]);
    expect((await world.guest.technicians.recentReviews({})).content).toEqual([]);
    expect(await world.guest.technicians.get({ id: tarek.id })).toMatchObject({
      ...{ reviews_count: 0, star_counts: [0, 0, 0, 0, 0] },
    });
    expect((await world.guest.technicians.counts()).reviews).toBe(0);
    const { mine } = await world.as(nadia).reviews.job({ id: request });
    expect(mine).toMatchObject({ status: "removed", broken_rule: "insult", can: [] });
    expect(await refusal(world.as(salma).reviews.get({ id: given }))).toMatchObject({ status: 404 });
    const log = await world.as(staff).staff.audit({ entity: "review", of: given });
    expect(log.content[0]).toMatchObject({ event: "remove", detail: { by: "customer", rule: "insult" } });
  });

  it("is heard of again by all who reported it, and by nobody twice, whatever staff decide", async () => {
    const { nadia, tarek, given } = await published();
    const [salma, hany, staff] = [
      await world.aCustomer(),
      await world.aProvider(),
      await world.aStaffMember(),
    ];
    await world.as(tarek).reviews.report({ id: given, rule: "untrue" });
    await world.as(salma).reviews.report({ id: given, rule: "insult" });
    await world.as(staff).reviews.keep({ id: given });
    const { is_reported, is_kept } = await world.as(salma).reviews.get({ id: given });
    expect([is_reported, is_kept]).toEqual([true, true]);
    await world.as(hany).reviews.report({ id: given, rule: "insult" });
    expect((await world.as(salma).reviews.get({ id: given })).is_kept).toBe(false);
    await world.as(staff).reviews.remove({ id: given, rule: "insult" });
    const told = await toldOfReports();
    const heard = (person: Person) =>
      told.filter(({ userId }) => userId === person.id).map(({ kind, path }) => [kind, path]);
    const kept = [["review_report_kept", `/reviews/${given}/report`]];
    expect([heard(tarek), heard(salma)]).toEqual([kept, kept]);
    expect(heard(hany)).toEqual([["review_report_removed", `/technicians/${tarek.id}#reviews`]]);
    expect(heard(nadia)).toEqual([]);
  });

  it("is told of to whoever reported it, with the way to where its stub is for them", async () => {
    const { nadia, tarek, given, taken, request } = await published();
    const [hany, staff] = [await world.aProvider(), await world.aStaffMember()];
    await world.as(tarek).reviews.report({ id: given, rule: "untrue" });
    for (const person of [nadia, hany]) await world.as(person).reviews.report({ id: taken, rule: "insult" });
    for (const id of [given, taken]) await world.as(staff).reviews.remove({ id, rule: "insult" });
    const told = await toldOfReports();
    const led = (person: Person) => told.filter(({ userId }) => userId === person.id).map(({ path }) => path);
    expect(led(tarek)).toEqual(["/technician/reviews"]);
    expect(led(nadia)).toEqual([`/requests/${request}/review`]);
    expect(led(hany)).toEqual([`/technician/requests/${request}`]);
    await expect(world.as(hany).technicianArea.request({ id: request })).resolves.toBeDefined();
  });

  it("is decided on by staff alone", async () => {
    const { nadia, tarek, given } = await published();
    for (const person of [nadia, tarek]) {
      const call = world.as(person).reviews.remove({ id: given, rule: "insult" });
      expect(await refusal(call)).toMatchObject({ status: 403 });
    }
    expect(await refusal(world.as(nadia).reviews.report({ id: given, rule: "insult" }))).toMatchObject({
      ...{ status: 409, message: "You cannot report your own review." },
    });
  });
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
