import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { notifications, providerProfiles, requestInvitations } from "~/api/db/schema";
import { openWorld, refusal } from "../support/api";
import { draftOf, openRequestOf, whole } from "../support/requests";

const world = await openWorld();
const hour = 3_600;

const kindsFor = async (id: string) =>
  (await world.db.select().from(notifications).where(eq(notifications.userId, id))).map(({ kind }) => kind);

describe("Nadia asks Tarek alone", () => {
  test("and only he hears of it; to others the request does not exist", async () => {
    const [nadia, tarek, hany] = [await world.aCustomer(), await world.aProvider(), await world.aProvider()];
    const id = await openRequestOf(world, nadia, { provider_id: tarek.id });
    expect(world.said.at(-1)).toBe("Your request is sent to the technician.");
    expect(await kindsFor(tarek.id)).toEqual(["request_direct"]);
    expect(await kindsFor(hany.id)).toEqual([]);
    expect((await world.guest.requests.open({})).content).toEqual([]);
    for (const stranger of [world.guest, world.as(hany), world.as(await world.aCustomer())])
      expect(await refusal(stranger.requests.get({ id }))).toMatchObject({ status: 404 });
    // Staff, who may have to decide about it, read what strangers would read if it were public.
    const staff = world.as(await world.aStaffMember());
    expect(await staff.requests.get({ id })).toMatchObject({ view: "public", private: null, can: [] });
    expect(await world.as(nadia).requests.get({ id })).toMatchObject({
      ...{ visibility: "direct", direct_provider: { id: tarek.id, name: tarek.name } },
    });
  });

  test("may open it to all after a day without an answer, not before", async () => {
    const [nadia, tarek, hany] = [await world.aCustomer(), await world.aProvider(), await world.aProvider()];
    const id = await openRequestOf(world, nadia, { provider_id: tarek.id });
    const api = world.as(nadia);
    world.clock.advance(23 * hour);
    expect(await refusal(api.requests.openToAll({ id }))).toMatchObject({ status: 409 });
    expect((await api.requests.get({ id })).can).not.toContain("open_to_all");
    world.clock.advance(2 * hour);
    expect((await api.requests.get({ id })).can).toContain("open_to_all");
    await api.requests.openToAll({ id });
    expect(await kindsFor(hany.id)).toEqual(["request_matching"]);
    expect(await kindsFor(tarek.id)).toEqual(["request_direct", "request_opened_to_all"]);
    expect((await world.guest.requests.open({})).content.map((card) => card.id)).toEqual([id]);
    expect((await world.guest.requests.open({ q: "kitchen tap" })).content).toHaveLength(1);
    expect(await refusal(api.requests.openToAll({ id }))).toMatchObject({ status: 409 });
  });

  test("and what is opened to all is new to them: before what was published since it was asked of him", async () => {
    const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
    const id = await openRequestOf(world, nadia, { provider_id: tarek.id });
    world.clock.advance(48 * hour);
    const other = await openRequestOf(world, await world.aCustomer());
    world.clock.advance(1);
    await world.as(nadia).requests.openToAll({ id });
    for (const asked of [{}, { q: "kitchen tap" }, { age: 24 }] as const) {
      const { content } = await world.guest.requests.open(asked);
      expect(content.map((card) => card.id)).toEqual([id, other]);
    }
  });

  test("not one who is paused, unknown, or not in the directory", async () => {
    const nadia = world.as(await world.aCustomer());
    const paused = await world.aProvider({ isTakingJobs: false });
    const unfinished = await world.aProvider({ isCompleted: false });
    const ask = (provider_id: string) => refusal(nadia.requests.create({ ...whole, provider_id }));
    expect(await ask(paused.id)).toMatchObject({ status: 409 });
    expect(await ask(unfinished.id)).toMatchObject({ status: 404 });
    expect(await ask("nobody")).toMatchObject({ status: 404 });
    expect(await ask((await world.aCustomer()).id)).toMatchObject({ status: 404 });
  });

  test("for what he does, where he works", async () => {
    const nadia = await world.aCustomer();
    const tarek = await world.aProvider({ services: ["drain"], cities: ["giza"] });
    const id = await draftOf(world, nadia, { provider_id: tarek.id });
    expect((await refusal(world.as(nadia).requests.publish({ id }))).errors).toEqual({
      service_id: ["This technician does not offer this service."],
      city_id: ["This technician does not work in this city."],
    });
    await world.db
      .update(providerProfiles)
      .set({ isTakingJobs: false })
      .where(eq(providerProfiles.userId, tarek.id));
    const paused = await refusal(world.as(nadia).requests.publish({ id }));
    expect(paused.errors).toEqual({ provider_id: ["This technician is not taking new jobs now."] });
  });
});

test("whom Nadia asked first is known to her and to him, once the request is open to all", async () => {
  const [nadia, tarek, mona] = [await world.aCustomer(), await world.aProvider(), await world.aProvider()];
  const id = await draftOf(world, nadia, { provider_id: tarek.id });
  await world.as(nadia).requests.publish({ id });
  await world.as(tarek).technicianArea.declineDirect({ id });
  await world.as(nadia).requests.openToAll({ id });
  const him = { id: tarek.id, name: tarek.name };
  expect((await world.as(nadia).requests.get({ id })).direct_provider).toEqual(him);
  expect((await world.as(tarek).requests.get({ id })).direct_provider).toEqual(him);
  expect((await world.as(tarek).technicianArea.request({ id })).request.direct_provider).toEqual(him);
  expect((await world.as(mona).technicianArea.request({ id })).request.direct_provider).toBeNull();
  for (const other of [world.as(mona), world.as(await world.aCustomer()), world.guest])
    expect((await other.requests.get({ id })).direct_provider).toBeNull();
});

describe("Nadia invites a technician", () => {
  test("who hears of it once, however often she asks", async () => {
    const nadia = await world.aCustomer();
    const id = await openRequestOf(world, nadia);
    const tarek = await world.aProvider();
    const invite = () => world.as(nadia).requests.invite({ id, provider_id: tarek.id });
    await Promise.all([invite(), invite(), invite()]);
    expect(await kindsFor(tarek.id)).toEqual(["request_invited"]);
    expect(world.said.at(-1)).toBe(`${tarek.name} is invited to look at your request.`);
    expect(await world.db.select().from(requestInvitations)).toHaveLength(1);
  });

  test("not one who cannot take the job", async () => {
    const nadia = await world.aCustomer();
    const id = await openRequestOf(world, nadia);
    const invite = async (options: Parameters<typeof world.aProvider>[0]) =>
      refusal(world.as(nadia).requests.invite({ id, provider_id: (await world.aProvider(options)).id }));
    expect(await invite({ services: ["drain"] })).toMatchObject({ status: 409 });
    expect(await invite({ cities: ["giza"] })).toMatchObject({ status: 409 });
    expect(await invite({ isTakingJobs: false })).toMatchObject({ status: 409 });
    expect(await invite({ isActive: false })).toMatchObject({ status: 404 });
    expect(await world.db.select().from(requestInvitations)).toEqual([]);
  });

  test("to an open request that takes offers, her own", async () => {
    const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
    const draft = await draftOf(world, nadia);
    const open = await openRequestOf(world, nadia);
    const invite = (id: string, person = nadia) =>
      refusal(world.as(person).requests.invite({ id, provider_id: tarek.id }));
    expect(await invite(draft)).toMatchObject({ status: 409, current: { request_status: "draft" } });
    expect(await invite(open, await world.aCustomer())).toMatchObject({ status: 404 });
    await world.as(nadia).requests.setClosed({ id: open, is_closed: true });
    expect(await invite(open)).toMatchObject({ status: 409 });
  });
});
