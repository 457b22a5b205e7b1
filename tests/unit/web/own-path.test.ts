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
    ["/en/requests/../technicians", "/technicians"],
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
    "/en/x/..//evil.example",
    "/..//evil.example",
    "/en/./ar/requests",
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

  it.each([
    [
      "/سباكة?q=تسريب#أول",
      "/%D8%B3%D8%A8%D8%A7%D9%83%D8%A9?q=%D8%AA%D8%B3%D8%B1%D9%8A%D8%A8#%D8%A3%D9%88%D9%84",
    ],
    ["/a b\ud800", "/a%20b%EF%BF%BD"],
  ])("comes back as a header can carry it: %s", (text, path) => {
    expect(ownPath(text)).toBe(path);
    expect(new Headers({ Location: ownPath(text) ?? "" }).get("Location")).toBe(path);
  });

  it("may be absent", () => {
    expect(ownPath(null)).toBeNull();
    expect(ownPath(undefined)).toBeNull();
  });
});
