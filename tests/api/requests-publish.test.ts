import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { notifications, requests, searchWords, services, timers } from "~/api/db/schema";
import { openWorld, refusal } from "../support/api";
import { draftOf, offerOn, openRequestOf, whole } from "../support/requests";

const world = await openWorld();
const day = 86_400;

async function rowOf(id: string) {
  const [row] = await world.db.select().from(requests).where(eq(requests.id, id));
  if (!row) throw new Error("no such request");
  return row;
}

describe("publishing", () => {
  test("has room for so many, which is known beforehand", async () => {
    const nadia = await world.aCustomer();
    await openRequestOf(world, nadia);
    await draftOf(world, nadia);
    expect(await world.as(nadia).requests.room({})).toEqual({ open: 1, most: 10 });
  });

  test("opens Nadia's draft to offers for 30 days, and says so", async () => {
    const nadia = await world.aCustomer();
    const id = await openRequestOf(world, nadia);
    const row = await rowOf(id);
    expect(row).toMatchObject({ status: "open", version: 1, offersCount: 0 });
    const ahead = (row.expiresAt?.getTime() ?? 0) - (row.publishedAt?.getTime() ?? 0);
    expect(ahead).toBe(30 * day * 1000);
    const due = await world.db.select().from(timers).where(eq(timers.subjectId, id));
    expect(due.map(({ kind }) => kind).sort()).toEqual(["request_expiry", "request_reminder"]);
    expect(world.said.at(-1)).toBe("Your request is published. Technicians can now send offers.");
    const api = world.as(nadia);
    expect((await api.requests.mine({})).counts).toMatchObject({ open: 1, draft: 0 });
    expect((await api.requests.get({ id })).timeline.map(({ event }) => event)).toEqual(["request.publish"]);
  });

  test("counts for its service and makes its words known", async () => {
    await openRequestOf(world, await world.aCustomer());
    const [service] = await world.db.select().from(services).where(eq(services.id, "tap-mixer"));
    expect(service).toMatchObject({ openRequestsCount: 1, requestsCount: 1 });
    const known = await world.db.select().from(searchWords).where(eq(searchWords.scope, "request"));
    expect(known.map(({ word }) => word)).toEqual(
      expect.arrayContaining(["kitchen", "tap", "maadi", "معادي", "خلاط"]),
    );
  });

  test("tells the technicians whom it concerns, and no others", async () => {
    const fits = await world.aProvider();
    await world.aProvider({ services: ["drain"] });
    await world.aProvider({ cities: ["giza"] });
    await world.aProvider({ isTakingJobs: false });
    await world.aProvider({ isCompleted: false });
    const id = await openRequestOf(world, await world.aCustomer());
    const told = await world.db.select().from(notifications);
    expect(told).toMatchObject([
      {
        ...{ userId: fits.id, kind: "request_matching", params: { title: whole.title } },
        path: `/technician/requests/${id}`,
      },
    ]);
  });

  test("tells fifty technicians at most, the best first", async () => {
    for (let rank = 0; rank < 52; rank++) await world.aProvider({ rank });
    await openRequestOf(world, await world.aCustomer());
    expect(await world.db.select().from(notifications)).toHaveLength(50);
  });

  test("ends with the preferred day where that comes first", async () => {
    const nadia = await world.aCustomer();
    const id = await openRequestOf(world, nadia, { timing: "date", preferred_date: "2026-11-30" });
    expect((await rowOf(id)).expiresAt?.toISOString()).toBe("2026-11-30T22:00:00.000Z");
  });
});

describe("publishing asks for the whole", () => {
  const required = "This field is required.";

  test("and names every field that lacks", async () => {
    const nadia = world.as(await world.aCustomer());
    const { id } = await nadia.requests.create({});
    const refused = await refusal(nadia.requests.publish({ id }));
    expect(refused).toMatchObject({ status: 422, data: [required] });
    expect(Object.keys(refused.errors ?? {}).sort()).toEqual(
      ["address", "city_id", "description", "district_id", "service_id", "title"].sort(),
    );
    expect((await rowOf(id)).status).toBe("draft");
  });

  test.each([
    ["yesterday by Cairo's clocks", "2026-11-23", "This date has passed. Choose today or later."],
    [
      "more than 180 days ahead",
      "2027-05-24",
      "This date is too far ahead. Choose 23\u00A0May 2027 or earlier.",
    ],
    ["a date that was not given", undefined, required],
  ])("and a day that can be met: not %s", async (_, preferred_date, sentence) => {
    const nadia = await world.aCustomer();
    const id = await draftOf(world, nadia, { timing: "date", preferred_date });
    const refused = await refusal(world.as(nadia).requests.publish({ id }));
    expect(refused.errors).toEqual({ preferred_date: [sentence] });
  });

  test("today is early enough, by Cairo's clocks even after midnight there", async () => {
    world.clock.set("2026-11-24T22:30:00Z");
    const nadia = await world.aCustomer();
    const late = await draftOf(world, nadia, { timing: "date", preferred_date: "2026-11-24" });
    expect((await refusal(world.as(nadia).requests.publish({ id: late }))).errors).toHaveProperty(
      "preferred_date",
    );
    await openRequestOf(world, nadia, { timing: "date", preferred_date: "2026-11-25" });
  });

  test("in Arabic as well", async () => {
    const nadia = await world.aCustomer();
    const id = await draftOf(world, nadia, { address: undefined });
    const refused = await refusal(world.inLanguage("ar", nadia).requests.publish({ id }));
    expect(refused.errors).toEqual({ address: ["هذا الحقل مطلوب."] });
  });
});

test("contacts in title and description are masked before they are stored, and Nadia is told", async () => {
  const nadia = await world.aCustomer();
  const text = "Call ٠١٠٠١٢٣٤٥٦٧ or nadia@mail.com, photos at www.photos.com/tap";
  const id = await draftOf(world, nadia);
  await world.as(nadia).requests.save({ ...whole, id, title: "Tap: 010 0123 4567", description: text });
  const { title, description, words } = await rowOf(id);
  expect(`${title} ${description}`).not.toMatch(/\d{4}|٤٥٦٧|mail\.com|photos\.com/);
  expect(words.join(" ")).not.toMatch(/0123|nadia/);
  const hidden = "Phone numbers, email addresses and links are hidden until payment.";
  expect(world.said.at(-1)).toBe(`Saved. ${hidden}`);
  await world.as(nadia).requests.publish({ id });
  expect(world.said.at(-1)).toBe(`Your request is published. ${hidden}`);
  const { id: provider_id } = await world.aProvider();
  await draftOf(world, nadia);
  expect(world.said.at(-1)).not.toBe(`Saved. ${hidden}`);
  const direct = await draftOf(world, nadia, { description: text, provider_id });
  expect(world.said.at(-1)).toBe(`Saved. ${hidden}`);
  await world.as(nadia).requests.publish({ id: direct });
  expect(world.said.at(-1)).toBe(`Your request is sent to the technician. ${hidden}`);
});

test("a request that awaits payment keeps its place: it may come back, and is no eleventh then", async () => {
  const nadia = await world.aCustomer();
  const api = world.as(nadia);
  const [first = ""] = await Promise.all(Array.from({ length: 10 }, () => openRequestOf(world, nadia)));
  const offer = await offerOn(world, await world.aProvider(), first);
  const { order_id } = await api.offers.accept({ id: offer, round: 1 });
  const id = await draftOf(world, nadia);
  expect(await refusal(api.requests.publish({ id }))).toMatchObject({
    message: "You have 10 open requests, which is the maximum. Cancel one that you no longer need first.",
  });
  await api.orders.giveUp({ id: order_id });
  expect((await api.requests.mine({})).counts).toMatchObject({ open: 10, awarding: 0, draft: 1 });
});

describe("at the same moment", () => {
  test("two tabs that publish one draft: one does, the other is told that it is open", async () => {
    const nadia = await world.aCustomer();
    await world.aProvider();
    const id = await draftOf(world, nadia);
    const both = await Promise.allSettled([1, 2].map(() => world.as(nadia).requests.publish({ id })));
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await refusal(world.as(nadia).requests.publish({ id }))).toMatchObject({
      ...{ status: 409, current: { request_status: "open" } },
    });
    expect(await world.db.select().from(notifications)).toHaveLength(1);
    const [service] = await world.db.select().from(services).where(eq(services.id, "tap-mixer"));
    expect(service).toMatchObject({ openRequestsCount: 1, requestsCount: 1 });
    expect((await world.as(nadia).requests.mine({})).counts).toMatchObject({ open: 1, draft: 0 });
  });

  test("four drafts where two have room: two are open, two are drafts still", async () => {
    const nadia = await world.aCustomer();
    for (let n = 0; n < 8; n++) await openRequestOf(world, nadia);
    const drafts: string[] = [];
    for (let n = 0; n < 4; n++) drafts.push(await draftOf(world, nadia));
    const results = await Promise.allSettled(drafts.map((id) => world.as(nadia).requests.publish({ id })));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    expect((await world.as(nadia).requests.mine({})).counts).toMatchObject({ open: 10, draft: 2 });
    const left = await world.db.select().from(requests).where(eq(requests.status, "draft"));
    expect(await refusal(world.as(nadia).requests.publish({ id: left[0]?.id ?? "" }))).toMatchObject({
      ...{ status: 409, current: { request_status: "draft" } },
      message: "You have 10 open requests, which is the maximum. Cancel one that you no longer need first.",
    });
    const inArabic = world.inLanguage("ar", nadia).requests;
    expect((await refusal(inArabic.publish({ id: left[1]?.id ?? "" }))).message).toBe(
      "لديك 10 طلبات مفتوحة، وهي الحد الأقصى. يلزم إلغاء أحدها قبل فتح غيره.",
    );
  });
});
