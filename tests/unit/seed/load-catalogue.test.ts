import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "~/api/db/client";
import { migrateEmbedded, openEmbedded } from "~/api/db/embedded";
import { cities, districts, searchWords, serviceGroups, services, users } from "~/api/db/schema";
import { loadCatalogue } from "~/api/db/seed/load-catalogue";

let database: Database;

beforeAll(async () => {
  database = await openEmbedded(null);
  await migrateEmbedded(database);
}, 60_000);

afterAll(() => database.close());

describe("A database without the demonstration", () => {
  it("has places and services once it is opened, and nobody in it", async () => {
    const { db } = database;
    await Promise.all([loadCatalogue(db, "EG"), loadCatalogue(db, "EG")]);
    expect(await db.$count(cities)).toBeGreaterThan(10);
    expect(await db.$count(districts)).toBeGreaterThan(50);
    expect(await db.$count(serviceGroups)).toBe(10);
    expect(await db.$count(searchWords)).toBeGreaterThan(100);
    expect(await db.$count(users)).toBe(0);
    const [service] = await db.select().from(services).limit(1);
    expect(service).toMatchObject({ providersCount: 0, openRequestsCount: 0, requestsCount: 0 });
  });

  it("keeps a catalogue that staff have changed", async () => {
    const { db } = database;
    await db.update(services).set({ nameEn: "Renamed" });
    await loadCatalogue(db, "EG");
    expect(await db.$count(serviceGroups)).toBe(10);
    expect((await db.select().from(services)).every(({ nameEn }) => nameEn === "Renamed")).toBe(true);
  });
});
