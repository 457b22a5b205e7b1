import { ne, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "~/api/db/client";
import { countingRules } from "~/api/db/counted-jobs";
import { migrateEmbedded, openEmbedded } from "~/api/db/embedded";
import { files, offers, providerProfiles, requests, services, users } from "~/api/db/schema";
import { seedDemo } from "~/api/db/seed/demo";
import { world } from "~/api/db/seed/stories";
import { keyOf } from "~/api/files/bytes";
import { isPassword } from "~/api/secrets";
import { contradictionsIn } from "../../support/invariants";
import { now, repeated, stories, told } from "./told";

const stored = new Map<string, Uint8Array>();
const store = {
  put: async (key: string, bytes: Uint8Array) => void stored.set(key, bytes),
  get: async (key: string) => stored.get(key) ?? null,
  remove: async (key: string) => void stored.delete(key),
};

let database: Database;

beforeAll(async () => {
  database = await openEmbedded(null);
  await migrateEmbedded(database);
  await seedDemo(database.db, store, now);
}, 120_000);

afterAll(() => database.close());

describe("The demo", () => {
  it("has every figure as this version counts it, so that no server has to count it anew", async () => {
    for (const table of [providerProfiles, services])
      expect(await database.db.$count(table, ne(table.countedAs, countingRules))).toBe(0);
  });

  it("is the same whenever it is told of the same moment", () => {
    expect(JSON.stringify(world(now).living)).toBe(JSON.stringify(told.living));
  });

  it("keeps people, requests and offers whatever the moment", () => {
    const later = world(new Date("2027-03-02T19:10:00Z"));
    expect(later.people).toEqual(told.people);
    expect(later.living.map(({ request }) => request.id)).toEqual(
      told.living.map(({ request }) => request.id),
    );
    expect(later.living.map((story) => story.offers.map(({ id }) => id))).toEqual(
      told.living.map((story) => story.offers.map(({ id }) => id)),
    );
  });

  it("gives every record an id of its own", () => {
    const ids = stories.flatMap(({ request, ...story }) =>
      [request, ...story.offers, ...story.orders, ...story.reviews, ...story.audit].map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[0-9a-hjkmnp-tv-z]{16}$/.test(id))).toEqual([]);
  });

  it("is kept by the database, constraints and all", async () => {
    const { db } = database;
    expect(await db.$count(requests)).toBe(stories.length);
    expect(await db.$count(offers)).toBe(stories.flatMap((story) => story.offers).length);
    expect(await db.$count(users)).toBe(told.people.customers.length + told.people.providers.length + 2);
  });

  it("contradicts no rule of the product", async () => {
    expect(await contradictionsIn(database.db)).toEqual([]);
  });

  it("counts on each service what its people did", async () => {
    const counted = await database.db.execute(sql`select count(*)::int as wrong from services s
      where requests_count <> (select count(*) from requests r where r.service_id = s.id and r.status <> 'draft')
        or providers_count <> (select count(*) from provider_services p where p.service_id = s.id)`);
    expect(counted).toMatchObject({ rows: [{ wrong: 0 }] });
  });

  it("has a log in which what happened later stands later", async () => {
    const wrong = await database.db.execute(sql`select event from (
        select event, created_at, lag(created_at) over (order by position) as before from audit) l
      where created_at < before`);
    expect(wrong).toMatchObject({ rows: [] });
  });

  it("is loaded once", async () => {
    await seedDemo(database.db, store, now);
    expect(await database.db.$count(requests)).toBe(stories.length);
  });

  it("lets its accounts in by the printed password", async () => {
    const [user] = await database.db.select().from(users).limit(1);
    expect(await isPassword(user?.passwordHash ?? "", "Usta-demo-2026")).toBe(true);
  });

  it("numbers requests in the order in which they were published", async () => {
    const rows = await database.db
      .select({ id: requests.id })
      .from(requests)
      .where(sql`published_at is not null`)
      .orderBy(requests.publishedAt, requests.publicationNo);
    const numbers = await database.db
      .select({ id: requests.id })
      .from(requests)
      .where(sql`published_at is not null`)
      .orderBy(requests.publicationNo);
    expect(numbers).toEqual(rows);
  });

  it("stores photos in all sizes where the API looks for them, six on a request at most", async () => {
    const all = await database.db.select().from(files);
    const photos = all.filter(({ purpose }) => purpose === "request_photo");
    expect(photos.length).toBeGreaterThan(60);
    expect(repeated(photos.map(({ requestId, position }) => `${requestId} ${position}`))).toEqual([]);
    for (const { id, bytes } of all) {
      expect(stored.get(keyOf(id, "large"))?.byteLength).toBe(bytes);
      expect(stored.has(keyOf(id, "small")) && stored.has(keyOf(id, "medium"))).toBe(true);
    }
    const counted = await database.db.execute(sql`select count(*)::int as wrong from requests r
      where photos_count <> (select count(*) from files f where f.request_id = r.id)`);
    expect(counted).toMatchObject({ rows: [{ wrong: 0 }] });
  });
});
