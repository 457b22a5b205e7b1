import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isEmail, passwordFault, readCode, triesLeft } from "~/api/auth/rules";
import { nameFault, tidyName } from "~/api/masking/person-name";
import { difference, missingOf, pricesAfter, readHours, startingPrice } from "~/api/profile/rules";

const owner = { name: "nadia samir", phone: "+201001234567", email: "n.samir@example.com" };

describe("A password", () => {
  it.each(["blue-kettle-42", "moss lantern", "قطار يصل مساء", "0100-9-kettles", "zq7!xv2p"])(
    "may be %s",
    (password) => {
      expect(passwordFault(password, owner)).toBeNull();
    },
  );

  it.each([
    ...["password", "qwertyui", "99999999", "abababab", "87654321", "iloveyou1", "--------", "abdallah1"],
    ...["hijklmnop", "سشصضطظعغ", "نملكقفغع", "pass-word", "p@ssw0rd"],
  ])("that many use is refused: %s", (password) => {
    expect(passwordFault(password, owner)).toBe("passwordCommon");
  });

  it.each(["nadia2026", "2026-samir", "my nadiasamir", "01001234567", "+20 100 123 4567", "nsamir-and-me"])(
    "that names its owner is refused: %s",
    (password) => {
      expect(passwordFault(password, owner)).toBe("passwordPersonal");
    },
  );

  it.each([
    ["a mailbox of four letters", { email: "omar@example.com" }, "kettle-omar-42", "passwordPersonal"],
    ["one of three", { email: "ali@example.com" }, "kettle-ali-42", null],
    ["a whole name of five letters", { name: "li wei" }, "kettle-liwei-42", "passwordPersonal"],
    ["one of four", { name: "al bo" }, "kettle-albo-42", null],
    [
      "a part of three letters beside figures alone",
      { name: "ali samir" },
      "2026-ali-2026",
      "passwordPersonal",
    ],
    ["one of two", { name: "al samir" }, "2026-al-2026", null],
  ] as const)("may hold little of its owner: %s", (_, more, password, fault) => {
    expect(passwordFault(password, { ...owner, ...more })).toBe(fault);
  });
});

describe("A name", () => {
  it("keeps its letters and single spaces, and nothing invisible", () => {
    expect(tidyName("  Nadia\t Samir\u200B\u202E ")).toBe("Nadia Samir");
    fc.assert(fc.property(fc.string(), (text) => tidyName(tidyName(text)) === tidyName(text)));
  });

  it.each([
    ["نادية سمير", null],
    ["Al", null],
    ["O'Neil-Ward 2", null],
    ["Studio 101 Cairo", null],
    ["N", "notName"],
    ["call 01001234567", "nameContact"],
    ["nadia@example.com", "nameContact"],
    ["٠١٠٠١٢٣٤ نادية", "nameContact"],
    ["Ali 010 012 345 67 wa.me", "nameContact"],
    ["Ali 0 1 0 0", "nameContact"],
    ["Ali ०१०० ①②", "nameContact"],
    ["Ali wa.me/ali", "nameContact"],
    ["Ali gmail．com", "nameContact"],
  ])("%s: %s", (name, expected) => {
    expect(nameFault(name)).toBe(expected);
  });
});

describe("An e-mail address", () => {
  it.each(["a@b.co", "first.last+tag@sub.example.com"])("may be %s", (email) =>
    expect(isEmail(email)).toBe(true),
  );
  it.each(["a@b", "@b.co", "a b@c.co", "a@b..co", "a@-b.co", "نادية@example.com", "A@b.co"])(
    "may not be %s",
    (email) => expect(isEmail(email)).toBe(false),
  );
});

describe("A code", () => {
  it("is six digits, however they are set apart", () => {
    expect([
      readCode("012345"),
      readCode(" 012-345 "),
      readCode("01234"),
      readCode("0123456"),
      readCode("o12345"),
    ]).toEqual(["012345", "012345", null, null, null]);
  });

  it("has no tries left once it has expired", () => {
    const now = new Date("2026-11-24T09:00:00Z");
    const at = (iso: string, tries: number) => ({ expiresAt: new Date(iso), tries });
    expect(triesLeft(at("2026-11-24T09:01:00Z", 2), 5, now)).toBe(3);
    expect(triesLeft(at("2026-11-24T09:01:00Z", 9), 5, now)).toBe(0);
    expect(triesLeft(at("2026-11-24T09:00:00Z", 0), 5, now)).toBe(0);
    expect(triesLeft(null, 5, now)).toBe(0);
  });
});

describe("A provider's profile", () => {
  it("lacks what is empty", () => {
    expect(missingOf({ headline: "", bio: "", services: 0, cities: 0 })).toEqual([
      "headline",
      "bio",
      "services",
      "cities",
    ]);
    expect(missingOf({ headline: "a", bio: "b", services: 1, cities: 1 })).toEqual([]);
  });

  it("opens before it closes", () => {
    expect(readHours("")).toBeNull();
    expect(readHours("09:00-18:30")).toEqual({ opens: "09:00", closes: "18:30" });
    for (const late of ["18:00-09:00", "09:00-09:00"]) expect(readHours(late)).toBe("timeOrder");
    for (const odd of ["24:00-25:00", "09:60-10:00", "09:00-", "-", "09:00", "09:00-10:00-11:00"])
      expect(readHours(odd)).toBe("notTime");
  });

  it("starts from its lowest price, where one is named", () => {
    expect(startingPrice([null, 300, 200])).toBe(200);
    expect(startingPrice([null])).toBeNull();
  });

  it("keeps a price that was not sent, and has none where none was sent on purpose", () => {
    const kept = [
      { id: "tap", fromPrice: 30_000 },
      { id: "drain", fromPrice: 20_000 },
      { id: "boiler", fromPrice: null },
    ];
    const sent = [
      { serviceId: "tap" },
      { serviceId: "drain", fromPrice: null },
      { serviceId: "boiler", fromPrice: 45_000 },
      { serviceId: "pump" },
    ];
    expect(pricesAfter(sent, kept)).toEqual([
      { serviceId: "tap", fromPrice: 30_000 },
      { serviceId: "drain", fromPrice: null },
      { serviceId: "boiler", fromPrice: 45_000 },
      { serviceId: "pump", fromPrice: null },
    ]);
  });

  it("changes by what came and what went", () => {
    expect(difference(["a", "b"], ["b", "c", "c"])).toEqual({ added: ["c"], removed: ["a"] });
  });
});
