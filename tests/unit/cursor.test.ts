import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { readCursor, writeCursor } from "~/api/cursor";

const list = { name: "requests", filters: { city: "cairo" } };
const written = (parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString("base64url");

describe("A cursor", () => {
  it("leads back to its row, by time or by number", () => {
    const byTime = { key: new Date("2026-11-24T09:00:00.123Z"), id: "a", isBack: false };
    const byNumber = { key: 4.5, id: "b", isBack: true };
    for (const place of [byTime, byNumber]) expect(readCursor(list, writeCursor(list, place))).toEqual(place);
  });

  it("of another list, or with other filters, is none", () => {
    const cursor = writeCursor(list, { key: 1, id: "a", isBack: false });
    expect(readCursor({ ...list, name: "offers" }, cursor)).toBeNull();
    expect(readCursor({ ...list, filters: { city: "giza" } }, cursor)).toBeNull();
    expect(readCursor({ ...list, filters: { city: "cairo", cursor } }, cursor)).not.toBeNull();
  });

  it.each([
    ["a row of its own choice", "n", 1, "a"],
    ["a day that does not exist", "t", 1e300, "a"],
    ["a number that is none", "n", "many", "a"],
    ["no id", "n", 1, null],
    ["an unknown kind", "x", 1, "a"],
  ])("that somebody sealed without our key is none: %s", (_, kind, number, id) => {
    const known = typeof number === "number" && number < 1e15 ? number : null;
    const sealed = [list.name, list.filters, false, kind, known, id];
    const seal = createHash("sha256").update(JSON.stringify(sealed)).digest("hex").slice(0, 16);
    expect(readCursor(list, written([seal, false, kind, number, id]))).toBeNull();
  });

  it.each(["made-up", "", written([]), written([1, 2, 3, 4, 5]), "eyJ9"])(
    "that is no cursor is none: %s",
    (text) => {
      expect(readCursor(list, text)).toBeNull();
    },
  );

  it("cannot be moved to another place, or changed at all", () => {
    const bytes = Buffer.from(writeCursor(list, { key: 1, id: "a", isBack: false }), "base64url");
    for (const at of bytes.keys()) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(readCursor(list, changed.toString("base64url"))).toBeNull();
    }
  });

  it("tells nothing of its place, and is the same for the same one", () => {
    const place = { key: 48_151_623, id: "journal0000000ab", isBack: false };
    const cursor = writeCursor(list, place);
    const bytes = Buffer.from(cursor, "base64url").toString("latin1");
    expect(bytes).not.toContain("48151623");
    expect(bytes).not.toContain("journal");
    expect(writeCursor(list, place)).toBe(cursor);
  });
});
