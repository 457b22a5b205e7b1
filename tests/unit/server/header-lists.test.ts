import { describe, expect, it } from "vitest";
import { listed, preferredEncoding } from "../../../server/header-lists";
import { processorTime } from "../../support/processor-time";

describe("The encoding of an answer", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["GZIP;q=0.5", "gzip"],
    ["br;q=0, gzip;q=0.2", "gzip"],
    ["*", "br"],
    ["br;q=0, *;q=0.5", "gzip"],
    ["identity", null],
    ["*;q=0", null],
    ["", null],
    [null, null],
    ["br;q=nonsense", null],
  ])("for %j is %j", (header, encoding) => {
    expect(preferredEncoding(header, ["br", "gzip"])).toBe(encoding);
  });

  it("is one that there is", () => {
    expect(preferredEncoding("br, gzip", ["gzip"])).toBe("gzip");
    expect(preferredEncoding("br", [])).toBeNull();
  });
});

describe("A list in a header", () => {
  it("is read without the space around its parts", () => {
    expect(listed(' "a" ,\t"b"')).toEqual(['"a"', '"b"']);
    expect(preferredEncoding("br ; q=0 , gzip ;q=0.2", ["br", "gzip"])).toBe("gzip");
  });

  it.each(["x", "x,", "x;", "br;q=1"])("of %s and very much space is passed over at once", async (start) => {
    const header = `${start}${" ".repeat(200_000)}x`;
    const time = await processorTime(() => {
      expect(listed(header)).toEqual([]);
      expect(preferredEncoding(header, ["br"])).toBeNull();
    });
    expect(time).toBeLessThan(200);
  });
});
