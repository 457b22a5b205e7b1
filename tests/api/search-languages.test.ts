import { describe, expect, test } from "vitest";
import { openWorld } from "../support/api";

const world = await openWorld();

const servicesOf = async (q: string) => {
  const { groups } = await world.guest.catalogue.services({ q });
  return groups.flatMap(({ services }) => services.map(({ id }) => id)).sort();
};

const techniciansOf = async (q: string) =>
  (await world.guest.technicians.list({ q })).content.map(({ name }) => name).sort();

describe("one trade finds the same in either language", () => {
  test.each([
    ["plumber", "سباك", 6],
    ["plumbing", "سباكة", 6],
    ["electrician", "كهربائي", 6],
    ["AC", "مكيف", 6],
    ["air conditioner", "تكييف", 6],
    ["carpenter", "نجار", 6],
    ["painter", "نقاش", 6],
    ["cleaner", "نظافة", 6],
    ["tiler", "مبلط", 6],
    ["blacksmith", "حداد", 6],
    ["faucet", "حنفية", 1],
    ["faucets", "صنبور", 1],
    ["fridges", "ثلاجات", 1],
    ["freezer", "فريزر", 1],
  ])("services: %s, %s", async (en, ar, count) => {
    const found = await servicesOf(en);
    expect(await servicesOf(ar)).toEqual(found);
    expect(found).toHaveLength(count);
  });

  test("one thing and several are the same search", async () => {
    expect(await servicesOf("غسالات")).toEqual(await servicesOf("غسالة"));
    expect(await servicesOf("مكيفات")).toEqual(await servicesOf("مكيف"));
  });

  test("technicians, in whichever language they write of themselves", async () => {
    const plain = {
      headline: "Neat work on time",
      bio: "Many years in the houses of this city, and glad to help.",
    };
    const arabic = {
      headline: "عمل متقن في الموعد",
      bio: "سنوات كثيرة في بيوت المدينة، وخبرة يعرفها الجيران.",
    };
    const trades: [string, string, string][] = [
      ["drain", "plumber", "سباك"],
      ["sockets", "electrician", "كهربائي"],
      ["wardrobe", "carpenter", "نجار"],
      ["paint-room", "painter", "نقاش"],
      ["deep-clean", "cleaner", "نظافة"],
      ["ac-gas", "air conditioning", "مكيفات"],
    ];
    for (const [service] of trades) {
      await world.aProvider({ ...plain, name: `One of ${service}`, services: [service] });
      await world.aProvider({ ...arabic, name: `Two of ${service}`, services: [service] });
    }
    for (const [service, en, ar] of trades) {
      const both = [`One of ${service}`, `Two of ${service}`];
      expect([en, await techniciansOf(en)]).toEqual([en, both]);
      expect([ar, await techniciansOf(ar)]).toEqual([ar, both]);
    }
  });
});
