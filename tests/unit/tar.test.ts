import { spawnSync } from "node:child_process";
import fc from "fast-check";
import { expect, it } from "vitest";
import { readHeader, writeHeader } from "../../scripts/backup/tar-header";

const at = new Date("2026-11-22T10:00:00.000Z");
const name = "files/05/05f5wbje500w0658-large";

it("The header of an archive's file says what it was given, also of one that is larger than octal figures can say", () => {
  const sizes = fc.oneof(fc.constantFrom(0, 8 ** 11 - 1, 8 ** 11), fc.maxSafeNat());
  fc.assert(
    fc.property(sizes, (size) => {
      expect(readHeader(writeHeader({ name, size }, at))).toEqual({ name, size });
    }),
  );
});

it("One changed byte of a header is noticed", () => {
  const header = writeHeader({ name, size: 5_000 }, at);
  for (const place of [0, 30, 130, 150]) {
    const changed = Buffer.from(header);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(() => readHeader(changed)).toThrow("not a header");
  }
});

it("Other programs read it: a file of ten gigabytes is announced as such", () => {
  const listed = (size: number) => {
    const input = writeHeader({ name, size }, at);
    return spawnSync("tar", ["-tvf", "-"], { input, encoding: "utf8" }).stdout;
  };
  expect(listed(10_000_000_000)).toMatch(/ 10000000000 .* files\/05\/05f5wbje500w0658-large/);
});
