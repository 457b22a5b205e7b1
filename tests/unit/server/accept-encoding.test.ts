import { describe, expect, it } from "vitest";
import { preferredEncoding } from "../../../server/accept-encoding";

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
