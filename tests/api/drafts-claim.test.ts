import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { files, notifications, requests } from "~/api/db/schema";
import { openWorld, refusal } from "../support/api";
import type { Person } from "../support/people";
import { picture } from "../support/pictures";
import { openRequestOf, whole } from "../support/requests";

const world = await openWorld();

/** The key of a guest's draft; with `publish` the guest pressed the button. */
async function guestDraft(fields: Record<string, unknown> = {}): Promise<string> {
  const { key } = await world.guest.drafts.start({});
  await world.guestWith({ draftKey: key }).drafts.save({ ...whole, ...fields });
  return key;
}

const claim = (person: Person, draftKey: string) => world.as(person, { draftKey }).drafts.claim();

describe("Nadia signs in with a draft in her browser", () => {
  test("that she wanted published: it is, and technicians hear of it", async () => {
    const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
    const key = await guestDraft({ publish: true });
    await world
      .guestWith({ draftKey: key })
      .files.upload({ purpose: "request_photo" }, { bytes: await picture() });
    const claimed = await claim(nadia, key);
    expect(claimed).toEqual({ id: expect.any(String), status: "open" });
    expect(world.said.at(-1)).toBe("Your request is published. Technicians can now send offers.");
    const api = world.as(nadia);
    expect(await api.requests.mine({})).toMatchObject({
      content: [{ id: claimed?.id }],
      counts: { open: 1, draft: 0 },
    });
    expect((await world.guest.requests.open({})).content).toMatchObject([{ id: claimed?.id, photos: [{}] }]);
    const told = await world.db.select().from(notifications).where(eq(notifications.userId, tarek.id));
    expect(told).toHaveLength(1);
    expect(await world.db.select().from(files)).toMatchObject([{ ownerId: nadia.id }]);
  });

  test("that she only began: it waits among her drafts", async () => {
    const nadia = await world.aCustomer();
    const claimed = await claim(nadia, await guestDraft());
    expect(claimed?.status).toBe("draft");
    expect(world.said.at(-1)).toBe("Your draft is kept in your requests.");
    expect((await world.as(nadia).requests.mine({ tab: "draft" })).counts).toMatchObject({
      draft: 1,
      open: 0,
    });
    expect(await world.as(nadia).requests.form({ id: claimed?.id ?? "" })).toMatchObject({
      title: whole.title,
    });
  });

  test("whose day has passed meanwhile: she returns to it", async () => {
    const nadia = await world.aCustomer();
    const key = await guestDraft({ publish: true, timing: "date", preferred_date: "2026-11-25" });
    world.clock.advance(3 * 86_400);
    expect(await claim(nadia, key)).toMatchObject({ status: "draft" });
    expect(world.said.at(-1)).toBe(
      "Your draft is kept. Some fields need your attention before it is published.",
    );
  });

  test("while she has ten open requests: it is kept, and she is told why", async () => {
    const nadia = await world.aCustomer();
    for (let n = 0; n < 10; n++) await openRequestOf(world, nadia);
    expect(await claim(nadia, await guestDraft({ publish: true }))).toMatchObject({ status: "draft" });
    expect(world.said.at(-1)).toBe(
      "Your draft is kept. You have 10 open requests, which is the maximum; cancel one to publish this one.",
    );
    expect((await world.as(nadia).requests.mine({})).counts).toMatchObject({ open: 10, draft: 1 });
  });

  test("to one technician: it is sent to him", async () => {
    const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
    const { key } = await world.guest.drafts.start({ provider_id: tarek.id });
    await world.guestWith({ draftKey: key }).drafts.save({ ...whole, publish: true });
    expect(await claim(nadia, key)).toMatchObject({ status: "open" });
    expect(world.said.at(-1)).toBe("Your request is sent to the technician.");
    expect((await world.guest.requests.open({})).content).toEqual([]);
  });

  test("or without one", async () => {
    const nadia = await world.aCustomer();
    expect(await world.as(nadia).drafts.claim()).toBeNull();
    expect(await claim(nadia, "A".repeat(43))).toBeNull();
  });
});

describe("a draft is claimed once", () => {
  test("however often her tabs ask", async () => {
    const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
    const key = await guestDraft({ publish: true });
    const all = await Promise.all(Array.from({ length: 5 }, () => claim(nadia, key)));
    expect(new Set(all.map((one) => one?.id)).size).toBe(1);
    expect(all.every((one) => one?.status === "open")).toBe(true);
    expect(await world.db.select().from(requests)).toHaveLength(1);
    expect((await world.as(nadia).requests.mine({})).counts).toMatchObject({ open: 1, draft: 0 });
    const told = await world.db.select().from(notifications).where(eq(notifications.userId, tarek.id));
    expect(told).toHaveLength(1);
  });

  test("by one of two people with the same browser", async () => {
    const [nadia, omar] = [await world.aCustomer(), await world.aCustomer()];
    const key = await guestDraft();
    const both = await Promise.all([claim(nadia, key), claim(omar, key)]);
    expect(both.filter(Boolean)).toHaveLength(1);
    const counts = await Promise.all(
      [nadia, omar].map((one) => world.as(one).requests.mine({ tab: "draft" })),
    );
    expect(counts.map((one) => one.counts.draft).sort()).toEqual([0, 1]);
  });

  test("and its key opens nothing from then on", async () => {
    const nadia = await world.aCustomer();
    const key = await guestDraft();
    const { id } = await world
      .guestWith({ draftKey: key })
      .files.upload({ purpose: "request_photo" }, { bytes: await picture() });
    await claim(nadia, key);
    const guest = world.guestWith({ draftKey: key });
    expect(await guest.drafts.get()).toBeNull();
    expect(await refusal(guest.drafts.save(whole))).toMatchObject({ status: 404 });
    await guest.drafts.discard();
    expect((await world.as(nadia).requests.mine({ tab: "draft" })).counts.draft).toBe(1);
    expect(await refusal(guest.files.read({ id }))).toMatchObject({ status: 404 });
    expect((await world.as(nadia).files.read({ id })).mime).toBe("image/webp");
  });
});

test("a technician who signs in leaves the draft as it is", async () => {
  const tarek = await world.aProvider();
  const key = await guestDraft({ publish: true });
  expect(await refusal(claim(tarek, key))).toMatchObject({ status: 403, code: "forbidden" });
  expect(await world.guestWith({ draftKey: key }).drafts.get()).toMatchObject({
    title: whole.title,
    wants_publish: true,
  });
});

test("nor does an account claim before its phone is confirmed, or when it is inactive", async () => {
  const key = await guestDraft({ publish: true });
  const [unverified, inactive] = [
    await world.aCustomer({ isVerified: false }),
    await world.aCustomer({ isActive: false }),
  ];
  expect(await refusal(claim(unverified, key))).toMatchObject({ status: 403, code: "unverified" });
  expect(await refusal(claim(inactive, key))).toMatchObject({ status: 403, code: "inactive" });
  expect(await world.guestWith({ draftKey: key }).drafts.get()).toMatchObject({ wants_publish: true });
});
