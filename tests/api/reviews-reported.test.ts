import { like } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { notifications } from "~/api/db/schema";
import { openWorld, refusal } from "../support/api";
import type { Person } from "../support/people";
import { photographed, publishedJob } from "../support/reviews";

const world = await openWorld();
const published = () => publishedJob(world);

const toldOfReports = () =>
  world.db.select().from(notifications).where(like(notifications.kind, "review_report_%"));

const publicReviews = async (provider: Person) =>
  (await world.guest.technicians.reviews({ id: provider.id })).content;

describe("A reported review", () => {
  it("stays until staff decide, and is reported once by each", async () => {
    const { nadia, tarek, given, taken, request } = await published();
    const staff = await world.aStaffMember();
    const report = { id: given, rule: "untrue", note: "Not my job." } as const;
    await world.as(tarek).reviews.report(report);
    expect(await refusal(world.as(tarek).reviews.report(report))).toMatchObject({ status: 409 });
    expect(await publicReviews(tarek)).toHaveLength(1);
    expect((await world.as(staff).reviews.reported({})).content).toMatchObject([
      {
        ...{ rule: "untrue", note: "Not my job.", reporter: { name: "Tarek Fawzy" } },
        review: { id: given, author: { id: nadia.id }, about: { id: tarek.id }, request: { id: request } },
      },
    ]);
    await world.as(nadia).reviews.report({ id: taken, rule: "pressure" });
    expect((await world.as(staff).reviews.reported({})).content[1]).toMatchObject({
      review: { id: taken, author: { id: tarek.id }, about: { id: nadia.id }, request: { id: request } },
    });
    await world.as(staff).reviews.keep({ id: taken });
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
    const { theirs } = await world.as(tarek).reviews.job({ id: request });
    expect(theirs).toMatchObject({
      status: "removed",
      broken_rule: "insult",
      stars: null,
      scores: null,
      text: "",
    });
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

  it("is read with its photos, and with all that was said of it afterwards", async () => {
    const { nadia, tarek, id, photo } = await photographed(world);
    const { mine, theirs } = await world.as(nadia).reviews.job({ id });
    const [given, taken] = [mine?.id ?? "", theirs?.id ?? ""];
    await world.as(nadia).reviews.add({ id: given, text: "It drips again." });
    await world.as(tarek).reviews.reply({ id: given, text: "Nobody told me." });
    await world.as(tarek).reviews.report({ id: given, rule: "untrue" });
    await world.as(nadia).reviews.report({ id: taken, rule: "insult" });
    const { content } = await world.as(await world.aStaffMember()).reviews.reported({});
    expect(content.map(({ review }) => review)).toMatchObject([
      { id: given, photos: [photo], addendum: "It drips again.", reply: "Nobody told me." },
      { id: taken, photos: [], addendum: null, reply: null },
    ]);
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
