import { describe, expect, it } from "vitest";
import { ownPath } from "~/web/own-path";

describe("a path that came from outside", () => {
  it.each([
    ["/requests", "/requests"],
    ["/ar/requests?x=1", "/requests?x=1"],
    ["/en", "/"],
    ["/", "/"],
    ["/technicians/abc#reviews", "/technicians/abc#reviews"],
    ["/search?q=%2F%2Fevil.example", "/search?q=%2F%2Fevil.example"],
  ])("is taken when it is a page of this site: %s", (text, path) => {
    expect(ownPath(text)).toBe(path);
  });

  it.each([
    "https://evil.example",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/en//evil.example",
    "/en/ar/requests",
    "/\tevil.example",
    "/\n/evil.example",
    "/requests\u0000",
    "javascript:alert(1)",
    "requests",
    " /requests",
    "",
    `/${"a".repeat(2_000)}`,
  ])("is dropped when it could lead elsewhere: %j", (text) => {
    expect(ownPath(text)).toBeNull();
  });

  it("may be absent", () => {
    expect(ownPath(null)).toBeNull();
    expect(ownPath(undefined)).toBeNull();
  });
});
