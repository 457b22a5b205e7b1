import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { providerProfiles, reviews } from "~/api/db/schema";
import { shortName } from "~/i18n/names";
import { aMember } from "../support/a-member";
import { openWorld, refusal } from "../support/api";
import { grievance } from "../support/disputes";
import { photographed } from "../support/reviews";

const world = await openWorld();

/** Both have written, Nadia with a photo; she has added to hers, Tarek has replied. */
async function reviewed() {
  const { nadia, tarek, id, photo } = await photographed(world);
  const { mine, theirs } = await world.as(nadia).reviews.job({ id });
  const [given, taken] = [mine?.id ?? "", theirs?.id ?? ""];
  await world.as(nadia).reviews.add({ id: given, text: "It drips again." });
  await world.as(tarek).reviews.reply({ id: given, text: "I was never called back." });
  const [her, him] = [world.as(nadia), world.as(tarek)];
  return { nadia, tarek, given, taken, photo, her, him, short: shortName(nadia.name) };
}

const about = (id: string) => ({ kind: "review", about_id: id, text: grievance }) as const;

describe("The review that a complaint is about", () => {
  it("is read by both of its parties, with photos and what was said of it", async () => {
    const { nadia, tarek, her, him, given, photo, short } = await reviewed();
    const { id } = await him.complaints.file(about(given));
    const shown = {
      ...{ id: given, stars: 4, text: "What a fool.", photos: [photo], broken_rule: null },
      ...{ addendum: "It drips again.", reply: "I was never called back.", of: tarek.name },
      published_at: expect.any(String),
    };
    expect((await him.complaints.get({ id })).review).toEqual({ ...shown, author: short, is_mine: false });
    expect((await her.complaints.get({ id })).review).toEqual({
      ...{ ...shown, author: nadia.name, is_mine: true },
    });
  });

  it("is left to its author alone once it is removed, without photo and reply: others read the rule that it broke", async () => {
    const { her, him, given } = await reviewed();
    const { staff } = await aMember(world);
    const { id } = await him.complaints.file(about(given));
    await staff.reviews.remove({ id: given, rule: "insult" });
    const left = { id: given, broken_rule: "insult", photos: [], reply: null };
    expect((await him.complaints.get({ id })).review).toMatchObject({
      ...{ ...left, stars: null, text: "", addendum: null },
    });
    expect((await her.complaints.get({ id })).review).toMatchObject({
      ...{ ...left, stars: 4, text: "What a fool.", addendum: "It drips again." },
    });
  });

  it("is read of a technician's too, and of none where the complaint is about none", async () => {
    const { nadia, tarek, her, him, taken, short } = await reviewed();
    const { id } = await her.complaints.file(about(taken));
    const shown = { id: taken, stars: 2, text: "Never at home.", photos: [], author: tarek.name };
    expect((await her.complaints.get({ id })).review).toMatchObject({ ...shown, of: nadia.name });
    expect((await him.complaints.get({ id })).review).toMatchObject({ ...shown, of: short, is_mine: true });
    const conduct = await her.complaints.file({ kind: "conduct", about_id: tarek.id, text: grievance });
    expect((await her.complaints.get(conduct)).review).toBeNull();
  });

  it("is read by neither side of the job's only as long as they may read it, and never while it is sealed", async () => {
    const { tarek, her, him, given, short } = await reviewed();
    const mona = world.as(await world.aCustomer());
    const { id } = await mona.complaints.file(about(given));
    const read = async (who = mona) => (await who.complaints.get({ id })).review;
    expect(await read()).toMatchObject({ text: "What a fool.", author: short, of: tarek.name });
    expect(await refusal(him.complaints.get({ id }))).toMatchObject({ status: 404 });
    await world.db
      .update(providerProfiles)
      .set({ isPublic: false })
      .where(eq(providerProfiles.userId, tarek.id));
    expect(await read()).toBeNull();
    expect(await read(her)).toMatchObject({ text: "What a fool." });
    await world.db
      .update(reviews)
      .set({
        status: "sealed",
        publishedAt: null,
        reply: null,
        repliedAt: null,
        addendum: null,
        addedAt: null,
      })
      .where(eq(reviews.id, given));
    expect(await read(her)).toBeNull();
  });
});
