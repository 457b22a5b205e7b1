import { describe, expect, it } from "vitest";
import { files } from "~/api/db/schema";
import { newId } from "~/api/secrets";
import { openWorld, refusal } from "../support/api";
import { profileForm as form } from "../support/profile-form";

const world = await openWorld();

const counters = async () =>
  Object.fromEntries((await world.db.query.counters.findMany()).map(({ name, value }) => [name, value]));
const served = async () =>
  Object.fromEntries(
    (await world.db.query.services.findMany())
      .filter((s) => s.providersCount > 0)
      .map((s) => [s.id, s.providersCount]),
  );

async function upload(ownerId: string, purpose: "avatar" | "document") {
  const id = newId();
  await world.db
    .insert(files)
    .values({ id, ownerId, purpose, mime: "image/webp", width: 8, height: 8, bytes: 100 });
  return id;
}

describe("The account's own record", () => {
  it("has the specification's nested fields", async () => {
    const nadia = await world.aCustomer({ cityId: "giza" });
    const { user } = await world.inLanguage("ar", nadia).profile.details();
    expect(user).toMatchObject({
      ...{ id: nadia.id, phone: nadia.phone, is_completed: true, is_verified: true, is_taking_jobs: false },
      ...{ city: { id: "giza", name: "الجيزة" }, user: { is_active: 1 } },
    });
  });

  it("is open to inactive users", async () => {
    const nadia = await world.aCustomer({ isActive: false });
    expect((await world.as(nadia).profile.details()).user.user.is_active).toBe(0);
  });
});

describe("A new provider", () => {
  it("sees what is missing and the country's usual hours, and is complete once it is filled in", async () => {
    const tarek = await world.aProvider({ isCompleted: false, services: ["tap-mixer"] });
    const draft = await world.as(tarek).profile.provider();
    expect(draft.missing).toEqual(["headline", "bio"]);
    expect(draft.hours.map((day) => day?.opens ?? null)).toEqual([
      "09:00",
      "09:00",
      "09:00",
      "09:00",
      "09:00",
      null,
      null,
    ]);
    const saved = await world.as(tarek).profile.saveProvider({ ...form, from_prices: { drain: 30_000 } });
    expect(world.said.at(-1)).toBe("Your profile is complete. You can now send offers.");
    expect(saved).toMatchObject({ missing: [], headline: form.headline, years: 20 });
    expect(saved.services.map(({ id, from_price }) => [id, from_price]).sort()).toEqual([
      ["drain", 30_000],
      ["tap-mixer", null],
    ]);
    expect((await world.as(tarek).profile.details()).user.is_completed).toBe(true);
    expect(await world.db.query.providerProfiles.findMany()).toMatchObject([
      { isPublic: true, startingPrice: 30_000 },
    ]);
  });

  it("is counted once, and again differently when services change", async () => {
    const tarek = await world.aProvider({ isCompleted: false });
    await world.as(tarek).profile.saveProvider(form);
    expect(await counters()).toEqual({ technicians: 1, "providers:plumbing": 1 });
    expect(await served()).toEqual({ "tap-mixer": 1, drain: 1 });
    await world.as(tarek).profile.saveProvider({ ...form, services: ["drain", "ac-service"].slice(0, 1) });
    expect(await counters()).toEqual({ technicians: 1, "providers:plumbing": 1 });
    expect(await served()).toEqual({ drain: 1 });
  });

  it("is told what is wrong at each field", async () => {
    const tarek = await world.aProvider({ isCompleted: false });
    const hours = ["18:00-09:00", "", "", "09:00-", "", "", ""];
    const wrong = {
      ...form,
      services: ["drain", "no-such"],
      cities: ["atlantis"],
      hours,
      from_prices: { drain: 100 },
    };
    const failure = await refusal(world.as(tarek).profile.saveProvider(wrong));
    expect(Object.keys(failure.errors ?? {}).sort()).toEqual([
      ...["cities", "from_prices.drain", "hours.0", "hours.3", "services"],
    ]);
    expect(failure.errors).toMatchObject({
      "hours.0": ["The end must be after the start."],
      "hours.3": ["Enter a time, for example 09:30."],
    });
    expect(failure.errors?.["from_prices.drain"]).toEqual(["The amount must be EGP\u00A0120 or more."]);
  });

  it("keeps hours that the form does not send", async () => {
    const tarek = await world.aProvider();
    const hours = ["10:00-14:00", "", "", "", "", "", "08:30-20:00"];
    await world.as(tarek).profile.saveProvider({ ...form, hours });
    const { hours: kept } = await world.as(tarek).profile.saveProvider(form);
    expect(kept[0]).toEqual({ opens: "10:00", closes: "14:00" });
    expect(kept[1]).toBeNull();
    expect(kept[6]).toEqual({ opens: "08:30", closes: "20:00" });
  });

  it("loses no count when providers save at the same moment", async () => {
    const people = await Promise.all([1, 2, 3, 4, 5, 6].map(() => world.aProvider({ isCompleted: false })));
    const lists = [
      ["tap-mixer", "drain"],
      ["drain", "tap-mixer"],
    ];
    await Promise.all(
      people.map((one, n) => world.as(one).profile.saveProvider({ ...form, services: lists[n % 2] ?? [] })),
    );
    await Promise.all(
      people.map((one, n) =>
        world.as(one).profile.saveProvider({ ...form, services: [n % 2 ? "drain" : "tap-mixer"] }),
      ),
    );
    expect(await served()).toEqual({ "tap-mixer": 3, drain: 3 });
    expect(await counters()).toEqual({ technicians: 6, "providers:plumbing": 6 });
  });

  it("takes jobs or pauses", async () => {
    const tarek = await world.aProvider();
    await world.as(tarek).profile.setTakingJobs({ is_taking_jobs: false });
    expect((await world.as(tarek).profile.details()).user.is_taking_jobs).toBe(false);
  });
});

describe("Files of an account", () => {
  it("become its picture, one at a time, and only its own", async () => {
    const [nadia, omar] = [await world.aCustomer(), await world.aCustomer()];
    const [first, second] = [await upload(nadia.id, "avatar"), await upload(nadia.id, "avatar")];
    const api = world.as(nadia);
    await api.profile.setAvatar({ file_id: first });
    await api.profile.setAvatar({ file_id: second });
    expect((await api.profile.details()).user.avatar).toBe(second);
    const rows = await world.db.query.files.findMany();
    expect(rows.filter(({ attachedAt }) => attachedAt).map(({ id }) => id)).toEqual([second]);
    const stolen = await refusal(world.as(omar).profile.setAvatar({ file_id: second }));
    expect(Object.keys(stolen.errors ?? {})).toEqual(["file_id"]);
    await api.profile.setAvatar({ file_id: null });
    expect((await api.profile.details()).user.avatar).toBeNull();
  });

  it("are handed in as documents until the identity is verified", async () => {
    const tarek = await world.aProvider();
    const api = world.as(tarek);
    const [mine, picture] = [await upload(tarek.id, "document"), await upload(tarek.id, "avatar")];
    const anothers = await upload((await world.aProvider()).id, "document");
    for (const wrong of [picture, anothers])
      expect(await refusal(api.profile.submitDocuments({ file_ids: [mine, wrong] }))).toMatchObject({
        ...{ status: 422, errors: { file_ids: [expect.any(String)] } },
      });
    await api.profile.submitDocuments({ file_ids: [mine] });
    // A new picture takes the place of the one before, and of nothing else.
    await api.profile.setAvatar({ file_id: picture });
    expect(await api.profile.provider()).toMatchObject({ verification: "submitted", documents: 1 });
    expect(await world.db.query.audit.findMany()).toMatchObject([
      { entity: "user", from: "none", to: "submitted" },
    ]);
    const proven = await world.aProvider({ verification: "verified" });
    const more = await upload(proven.id, "document");
    const failure = await refusal(world.as(proven).profile.submitDocuments({ file_ids: [more] }));
    expect(failure).toMatchObject({ status: 409, current: { verification: "verified" } });
  });
});

describe("A customer", () => {
  it("completes name and city", async () => {
    const nadia = await world.aCustomer({ isCompleted: false });
    await world.as(nadia).profile.saveCustomer({ name: " نادية  سمير ", city_id: "alexandria" });
    expect((await world.as(nadia).profile.details()).user).toMatchObject({
      name: "نادية سمير",
      is_completed: true,
    });
    const failure = await refusal(
      world.as(nadia).profile.saveCustomer({ name: "0100 1234", city_id: "atlantis" }),
    );
    expect(Object.keys(failure.errors ?? {}).sort()).toEqual(["city_id", "name"]);
  });
});
