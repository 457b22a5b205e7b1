import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { requests } from "~/api/db/schema";
import { openWorld, refusal } from "../support/api";
import { draftOf, openRequestOf, whole } from "../support/requests";

const world = await openWorld();

/** What of a title is left once contacts and wide spaces are taken out. */
const titles = [
  ["a phone number alone", "01001234567", "Leave phone numbers, email addresses and links out of this text."],
  ["an address alone", "nadia@mail.com", "Leave phone numbers, email addresses and links out of this text."],
  ["three letters far apart", "a     b", "Write at least 5 characters."],
] as const;

describe("a title of which too little would be stored", () => {
  test.each(titles)("is refused at its field: %s", async (_, title, sentence) => {
    const nadia = await world.aCustomer();
    const api = world.as(nadia).requests;
    const id = await draftOf(world, nadia);
    const open = await openRequestOf(world, nadia);
    const { key } = await world.guest.drafts.start({});
    const guest = world.guestWith({ draftKey: key }).drafts;
    for (const call of [
      () => api.create({ ...whole, title }),
      () => api.save({ ...whole, id, title }),
      () => api.save({ ...whole, id: open, title }),
      () => guest.save({ ...whole, title }),
    ])
      expect(await refusal(call())).toMatchObject({ status: 422, errors: { title: [sentence] } });
    for (const kept of [id, open]) expect((await api.form({ id: kept })).title).toBe(whole.title);
  });

  test("is taken with a contact in it that leaves enough", async () => {
    const nadia = await world.aCustomer();
    const id = await draftOf(world, nadia, { title: "Tap: 01001234567" });
    expect((await world.as(nadia).requests.form({ id })).title).toBe("Tap: •••");
  });
});

test("a form that was stored with too short a title is shown all the same, to be put right", async () => {
  const nadia = await world.aCustomer();
  const id = await draftOf(world, nadia);
  await world.db.update(requests).set({ title: "•••" }).where(eq(requests.id, id));
  expect(await world.as(nadia).requests.form({ id })).toMatchObject({ title: "•••" });
});
