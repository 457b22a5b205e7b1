import { setTimeout } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { sweepDrafts, sweepFiles } from "~/api/background/sweeps";
import { files, requests } from "~/api/db/schema";
import { transact } from "~/api/db/transaction";
import { giveDraft } from "~/api/drafts/draft-store";
import { openWorld, refusal } from "../support/api";
import { picture } from "../support/pictures";
import { whole } from "../support/requests";

const world = await openWorld();
const day = 86_400;
const photo = { purpose: "request_photo" } as const;

/** A guest with a draft. */
async function guest(provider_id?: string) {
  const { key } = await world.guest.drafts.start(provider_id ? { provider_id } : {});
  return { key, api: world.guestWith({ draftKey: key }) };
}

describe("a guest's draft", () => {
  test("keeps what was typed so far, and photos, under a key that only the guest has", async () => {
    const { key, api } = await guest();
    const { id } = await api.files.upload(photo, { bytes: await picture() });
    const saved = await api.drafts.save({ title: "Kitchen tap drips", service_id: "tap-mixer" });
    expect(saved).toMatchObject({ title: "Kitchen tap drips", wants_publish: false, photos: [{ id }] });
    expect(await api.drafts.get()).toEqual(saved);
    expect(saved.questions.length).toBeGreaterThan(0);
    const [row] = await world.db.select().from(requests);
    expect(row).toMatchObject({ customerId: null, status: "draft" });
    expect(JSON.stringify(row)).not.toContain(key);
    expect(key).toMatch(/^[\w-]{43}$/);
  });

  test("is checked by its choices alone while it is filled in", async () => {
    const { api } = await guest();
    await api.drafts.save({ timing: "date", preferred_date: "2020-01-01" });
    expect(await refusal(api.drafts.save({ service_id: "dragons" }))).toMatchObject({
      ...{ status: 422, errors: { service_id: [expect.any(String)] } },
    });
    expect(await refusal(api.drafts.save({ budget_min: 900, budget_max: 100 }))).toMatchObject({
      status: 422,
    });
  });

  test("asked to be published must be whole; what was typed is kept either way", async () => {
    const { api } = await guest();
    const refused = await refusal(api.drafts.save({ ...whole, district_id: undefined, publish: true }));
    expect(refused.errors).toEqual({ district_id: ["This field is required."] });
    expect(await api.drafts.get()).toMatchObject({ title: whole.title, wants_publish: false });
    expect(await api.drafts.save({ ...whole, publish: true })).toMatchObject({ wants_publish: true });
    expect(await api.drafts.save(whole)).toMatchObject({ wants_publish: false });
  });

  test("hides contacts, and says so", async () => {
    const { api } = await guest();
    const { description } = await api.drafts.save({ description: "Call me on 01001234567 tonight" });
    expect(description).toBe("Call me on ••• tonight");
    expect(world.said.at(-1)).toMatch(/hidden until payment/);
  });

  test("may be for one technician", async () => {
    const tarek = await world.aProvider();
    const { api } = await guest(tarek.id);
    expect(await api.drafts.get()).toMatchObject({ provider_id: tarek.id, provider_name: tarek.name });
    expect(await refusal(world.guest.drafts.start({ provider_id: "nobody" }))).toMatchObject({ status: 404 });
    const paused = await world.aProvider({ isTakingJobs: false });
    expect(await refusal(world.guest.drafts.start({ provider_id: paused.id }))).toMatchObject({
      status: 409,
    });
  });

  test("is discarded with its photos", async () => {
    const { api } = await guest();
    await api.files.upload(photo, { bytes: await picture() });
    await api.drafts.discard();
    expect(await api.drafts.get()).toBeNull();
    await api.drafts.discard();
    world.clock.advance(2 * day);
    await sweepFiles(world.house, world.clock.now());
    expect(world.files.kept.size).toBe(0);
  });

  test("photos are the guest's alone, six of them", async () => {
    const { api } = await guest();
    const other = await guest();
    const bytes = await picture();
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () => api.files.upload(photo, { bytes })),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(6);
    const [{ id = "" } = {}] = (await api.drafts.get())?.photos ?? [];
    expect((await api.files.read({ id })).isPublic).toBe(false);
    for (const stranger of [other.api, world.guest, world.as(await world.aCustomer())]) {
      expect(await refusal(stranger.files.read({ id }))).toMatchObject({ status: 404 });
      expect(await refusal(stranger.files.remove({ id }))).toMatchObject({ status: 404 });
    }
    await api.files.remove({ id });
    expect((await api.drafts.get())?.photos).toHaveLength(5);
  });
});

describe("without the key", () => {
  test.each([
    ["none", null],
    ["a foreign one", "A".repeat(43)],
    ["a broken one", "x' or 1=1"],
  ])("%s", async (_, draftKey) => {
    const { api } = await guest();
    const stranger = world.guestWith({ draftKey });
    expect(await stranger.drafts.get()).toBeNull();
    expect(await refusal(stranger.drafts.save(whole))).toMatchObject({ status: 404 });
    await stranger.drafts.discard();
    expect(await api.drafts.get()).not.toBeNull();
    expect(await refusal(stranger.files.upload(photo, { bytes: await picture() }))).toMatchObject({
      status: 404,
    });
  });

  test("nobody starts more than five an hour", async () => {
    for (let n = 0; n < 5; n++) await guest();
    expect(await refusal(world.guest.drafts.start({}))).toMatchObject({ status: 429 });
    await world.guestWith({ address: "198.51.100.9" }).drafts.start({});
  });
});

describe("after seven days", () => {
  test("a draft that nobody claimed is as good as gone, and then is", async () => {
    const { api } = await guest();
    await api.files.upload(photo, { bytes: await picture() });
    world.clock.advance(7 * day + 60);
    expect(await api.drafts.get()).toBeNull();
    expect(await refusal(api.drafts.save(whole))).toMatchObject({ status: 404 });
    expect(await refusal(api.files.upload(photo, { bytes: await picture() }))).toMatchObject({ status: 404 });
    await sweepDrafts(world.house, world.clock.now());
    await sweepFiles(world.house, world.clock.now());
    expect(await world.db.select().from(requests)).toEqual([]);
    expect(await world.db.select().from(files)).toEqual([]);
    expect(world.files.kept.size).toBe(0);
  });

  // Two connections are needed, which an embedded database has not.
  if (world.isOverHttp)
    test("one that is being claimed at this moment stays its owner's", async () => {
      const { api } = await guest();
      await api.drafts.save(whole);
      await api.files.upload(photo, { bytes: await picture() });
      const [nadia, [draft]] = [await world.aCustomer(), await world.db.select().from(requests)];
      const now = world.clock.now();
      const late = new Date(now.getTime() + 8 * day * 1000);
      let sweep = Promise.resolve();
      await transact(world.db, async (tx) => {
        await giveDraft(tx, draft?.id ?? "", nadia.id, now);
        sweep = sweepDrafts(world.house, late);
        // One that waits for the row, and does not pass over it, would wait for this very transaction.
        await Promise.race([sweep, setTimeout(2_000)]);
      });
      await sweep;
      expect((await world.as(nadia).requests.mine({ tab: "draft" })).content).toMatchObject([
        { photos: [{}] },
      ]);
    });

  test("one that was claimed stays its owner's", async () => {
    const { key, api } = await guest();
    await api.drafts.save(whole);
    const nadia = await world.aCustomer();
    await world.as(nadia, { draftKey: key }).drafts.claim();
    world.clock.advance(8 * day);
    await sweepDrafts(world.house, world.clock.now());
    expect((await world.as(nadia).requests.mine({ tab: "draft" })).content).toHaveLength(1);
  });
});
