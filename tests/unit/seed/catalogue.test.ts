import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { groups, services } from "~/api/db/seed/catalogue";
import { cities } from "~/api/db/seed/places";
import { placeRows, serviceRows } from "~/api/db/seed/rows/catalogue";
import { repeated } from "./told";

const sprite = readFileSync("app/components/ui/icons.svg", "utf8");

describe("The demo's catalogue", () => {
  it("has 10 groups and 60 services, each with its own address", () => {
    expect(groups).toHaveLength(10);
    expect(services).toHaveLength(60);
    expect(repeated(services.map(({ slug }) => slug))).toEqual([]);
    expect([...groups, ...services].filter(({ slug }) => !/^[a-z][a-z0-9-]{1,39}$/.test(slug))).toEqual([]);
  });

  it("draws every icon from the sprite", () => {
    const missing = [...groups, ...services].filter(({ icon }) => !sprite.includes(`id="${icon}"`));
    expect(missing.map(({ slug, icon }) => `${slug}: ${icon}`)).toEqual([]);
  });

  it("starts prices at or above their floors", () => {
    expect(
      services.filter(({ startingPrice, priceFloor }) => startingPrice < priceFloor || priceFloor < 5_000),
    ).toEqual([]);
  });

  it("asks two to four questions about each job, with at least two answers to choose from", () => {
    const odd = services.filter(({ questions }) => questions.length < 2 || questions.length > 4);
    expect(odd.map(({ slug }) => slug)).toEqual([]);
    for (const { questions } of services) {
      expect(repeated(questions.map(({ code }) => code))).toEqual([]);
      for (const { type, options } of questions) {
        expect(options.length >= 2).toBe(type !== "number");
        expect(repeated(options.map(({ code }) => code))).toEqual([]);
      }
    }
  });
});

describe("The demo's places", () => {
  it("are 12 cities of 6 to 14 districts", () => {
    expect(cities).toHaveLength(12);
    const sizes = cities.map(({ districts }) => districts.length);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(6);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(14);
  });
});

describe.each(["EG", "SA", "AE"] as const)("What a new database begins with in %s", (country) => {
  it("names each city and district once, several districts to a city", () => {
    const { cities: found, districts } = placeRows(country);
    expect(found.length).toBeGreaterThanOrEqual(8);
    expect(repeated([...found, ...districts].map(({ id }) => id))).toEqual([]);
    for (const { id } of found)
      expect(districts.filter(({ cityId }) => cityId === id).length).toBeGreaterThanOrEqual(6);
  });

  it("starts prices at or above their floors, in whole amounts", () => {
    const odd = serviceRows(country).filter(
      ({ startingPrice = 0, priceFloor = 0 }) =>
        (startingPrice ?? 0) < priceFloor || priceFloor <= 0 || priceFloor % 100 !== 0,
    );
    expect(odd.map(({ id }) => id)).toEqual([]);
  });
});
