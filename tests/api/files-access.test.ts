import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { sweepFiles } from "~/api/background/sweeps";
import { files, requests, users } from "~/api/db/schema";
import { openWorld, refusal } from "../support/api";
import type { Person } from "../support/people";
import { picture } from "../support/pictures";
import { draftOf, offerOn, openRequestOf } from "../support/requests";

const world = await openWorld();
const day = 86_400;

async function photoOf(person: Person, request_id: string): Promise<string> {
  const upload = { purpose: "request_photo", request_id } as const;
  return (await world.as(person).files.upload(upload, { bytes: await picture() })).id;
}

/** What each of them gets for a file: how it may be kept, or nothing. */
async function whoSees(id: string, people: Record<string, Person | null>) {
  const seen: Record<string, "public" | "private" | 404> = {};
  for (const [name, person] of Object.entries(people)) {
    const read = await world
      .as(person)
      .files.read({ id })
      .catch(() => null);
    seen[name] = read ? (read.isPublic ? "public" : "private") : 404;
  }
  return seen;
}

describe("who sees a photo", () => {
  test("of a draft: its owner alone", async () => {
    const [nadia, omar, tarek] = [await world.aCustomer(), await world.aCustomer(), await world.aProvider()];
    const id = await photoOf(nadia, await draftOf(world, nadia));
    expect(await whoSees(id, { nadia, omar, tarek, guest: null })).toEqual({
      nadia: "private",
      omar: 404,
      tarek: 404,
      guest: 404,
    });
  });

  test("of an open request: everybody; once it is over, whoever sees the request", async () => {
    const nadia = await world.aCustomer();
    const request = await draftOf(world, nadia);
    const id = await photoOf(nadia, request);
    await world.as(nadia).requests.publish({ id: request });
    expect(await whoSees(id, { nadia, guest: null })).toEqual({ nadia: "public", guest: "public" });
    await world.as(nadia).requests.cancel({ id: request });
    expect(await whoSees(id, { nadia, guest: null })).toEqual({ nadia: "private", guest: "private" });
    await world.db.update(requests).set({ status: "removed" }).where(eq(requests.id, request));
    expect(await whoSees(id, { nadia, guest: null })).toEqual({ nadia: "private", guest: 404 });
  });

  test("of a direct request: the technician who was asked, too", async () => {
    const [nadia, omar, tarek, hany] = [
      await world.aCustomer(),
      await world.aCustomer(),
      await world.aProvider(),
      await world.aProvider(),
    ];
    const request = await draftOf(world, nadia, { provider_id: tarek.id });
    const id = await photoOf(nadia, request);
    await world.as(nadia).requests.publish({ id: request });
    await offerOn(world, tarek, request);
    expect(await whoSees(id, { nadia, tarek, hany, omar, guest: null })).toEqual({
      ...{ nadia: "private", tarek: "private", hany: 404, omar: 404, guest: 404 },
    });
  });
});

describe("pictures and documents", () => {
  test("a technician's documents are for the technician and the staff", async () => {
    const [tarek, hany, staff] = [
      await world.aProvider(),
      await world.aProvider(),
      await world.aStaffMember(),
    ];
    const { id } = await world.as(tarek).files.upload({ purpose: "document" }, { bytes: await picture() });
    expect(await whoSees(id, { tarek, hany, staff, guest: null })).toEqual({
      tarek: "private",
      hany: 404,
      staff: "private",
      guest: 404,
    });
    const nadia = world.as(await world.aCustomer());
    expect(
      await refusal(nadia.files.upload({ purpose: "document" }, { bytes: await picture() })),
    ).toMatchObject({ status: 403 });
  });

  test("a person's picture is square, and public once it is in use", async () => {
    const tarek = await world.aProvider();
    const sent = await world
      .as(tarek)
      .files.upload({ purpose: "avatar" }, { bytes: await picture(900, 500) });
    expect(sent).toMatchObject({ width: 500, height: 500 });
    expect(await whoSees(sent.id, { tarek, guest: null })).toEqual({ tarek: "private", guest: 404 });
    await world.as(tarek).profile.setAvatar({ file_id: sent.id });
    expect(await whoSees(sent.id, { tarek, guest: null })).toEqual({ tarek: "public", guest: "public" });
    expect(await refusal(world.as(tarek).files.remove({ id: sent.id }))).toMatchObject({
      status: 409,
      message: expect.stringContaining("in use"),
    });
  });

  test("a guest has none, nor has an account before its phone is confirmed", async () => {
    const bytes = await picture();
    expect(await refusal(world.guest.files.upload({ purpose: "avatar" }, { bytes }))).toMatchObject({
      status: 401,
    });
    const unverified = world.as(await world.aCustomer({ isVerified: false }));
    expect(await refusal(unverified.files.upload({ purpose: "avatar" }, { bytes }))).toMatchObject({
      status: 401,
    });
  });
});

describe("a stranger", () => {
  test("neither adds to, nor removes from, Nadia's requests", async () => {
    const [nadia, omar] = [await world.aCustomer(), await world.aCustomer()];
    const request = await openRequestOf(world, nadia);
    const id = await photoOf(nadia, request);
    for (const api of [world.as(omar), world.guest, world.guestWith({ draftKey: "A".repeat(43) })]) {
      expect(await refusal(api.files.remove({ id }))).toMatchObject({ status: 404 });
      const bytes = await picture();
      const upload = api.files.upload({ purpose: "request_photo", request_id: request }, { bytes });
      expect(await refusal(upload)).toMatchObject({ status: 404 });
    }
  });

  test("finds nothing under an id that there is not", async () => {
    expect(await refusal(world.guest.files.read({ id: "nothing" }))).toMatchObject({ status: 404 });
    expect(await refusal(world.guest.files.remove({ id: "nothing" }))).toMatchObject({ status: 404 });
  });
});

test("what nothing refers to is gone after a day, bytes and all", async () => {
  const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
  const discarded = await draftOf(world, nadia);
  await photoOf(nadia, discarded);
  const kept = await photoOf(nadia, await draftOf(world, nadia));
  await world.as(nadia).requests.discard({ id: discarded });
  const { id: unused } = await world
    .as(tarek)
    .files.upload({ purpose: "avatar" }, { bytes: await picture() });
  const { id: used } = await world.as(tarek).files.upload({ purpose: "avatar" }, { bytes: await picture() });
  await world.as(tarek).profile.setAvatar({ file_id: used });
  world.clock.advance(day - 600);
  await sweepFiles(world.house, world.clock.now());
  expect(await world.db.select().from(files)).toHaveLength(4);
  world.clock.advance(1_200);
  await sweepFiles(world.house, world.clock.now());
  const left = (await world.db.select().from(files)).map(({ id }) => id);
  expect(left.sort()).toEqual([kept, used].sort());
  expect([...world.files.kept.keys()].every((key) => left.some((id) => key.startsWith(id)))).toBe(true);
  expect(world.files.kept.size).toBe(6);
  expect(left).not.toContain(unused);
  const [row] = await world.db.select().from(users).where(eq(users.id, tarek.id));
  expect(row?.avatarId).toBe(used);
});

test("over HTTP the bytes say what they are and how long they may be kept", async () => {
  const nadia = await world.aCustomer();
  const request = await draftOf(world, nadia);
  const id = await photoOf(nadia, request);
  const ask = (token?: string) =>
    world.fetch(`/files/${id}?size=small`, { headers: token ? { Authorization: `Bearer ${token}` } : {} });
  expect((await ask()).status).toBe(404);
  expect((await ask(nadia.token)).headers.get("Cache-Control")).toBe("private, no-store");
  await world.as(nadia).requests.publish({ id: request });
  const answer = await ask();
  expect(answer.headers.get("Content-Type")).toBe("image/webp");
  expect(answer.headers.get("Cache-Control")).toContain("public");
  expect(answer.headers.get("Content-Security-Policy")).toContain("sandbox");
  expect(Number(answer.headers.get("Content-Length"))).toBe((await answer.arrayBuffer()).byteLength);
});
