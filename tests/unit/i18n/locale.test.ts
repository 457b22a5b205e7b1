import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { detectLocale, langCookie, rememberLocale } from "~/i18n/i18n.server";
import { direction, formatLocale, isLocale, localeOf, other, pathIn, withoutLocale } from "~/i18n/locale";

describe("a language", () => {
  it("is en or ar, exactly", () => {
    expect(["en", "ar", "EN", "ar-SA", "", undefined, null].filter(isLocale)).toEqual(["en", "ar"]);
    expect([direction("en"), direction("ar"), other("en"), other("ar")]).toEqual(["ltr", "rtl", "ar", "en"]);
  });

  it("pins calendar and figures for Intl; English always has 0-9", () => {
    expect(formatLocale("ar")).toBe("ar-u-ca-gregory-nu-latn");
    expect(formatLocale("ar", "arab")).toBe("ar-u-ca-gregory-nu-arab");
    expect(formatLocale("en", "arab")).toBe("en-GB-u-ca-gregory-nu-latn");
    for (const locale of ["ar-u-ca-gregory-nu-latn", "ar-u-ca-gregory-nu-arab", "en-GB-u-ca-gregory-nu-latn"])
      expect(Intl.getCanonicalLocales(locale)).toEqual([locale]);
  });
});

describe("a path", () => {
  it.each([
    ["/", "/en"],
    ["/?x=1", "/en?x=1"],
    ["/requests?status=open#a", "/en/requests?status=open#a"],
    ["/ar/requests", "/en/requests"],
    ["/ar", "/en"],
    ["/ar?x=1", "/en?x=1"],
    ["/ar/", "/en"],
    ["/arabic", "/en/arabic"],
    ["/AR/login", "/en/AR/login"],
  ])("%s is %s in English", (path, expected) => expect(pathIn("en", path)).toBe(expected));

  it.each(["", "requests", "//evil.test", "/\\evil.test", "https://evil.test/"])("refuses %j", (path) => {
    expect(() => pathIn("ar", path)).toThrow(RangeError);
  });

  it("keeps page and query in the other language, there and back", () => {
    expect(pathIn("ar", "/en/technicians?city=3")).toBe("/ar/technicians?city=3");
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const page = pathIn("en", `/page${path}?${query}`);
        const other = pathIn("ar", page);
        expect(pathIn("en", other)).toBe(page);
        expect(withoutLocale(page)).toBe(withoutLocale(other));
        expect(localeOf(other)).toBe("ar");
      }),
    );
  });
});

describe("the language of a request", () => {
  const asked = (path: string, headers: Record<string, string> = {}) =>
    detectLocale(new Request(`https://usta.test${path}`, { headers }));

  it("is the path's, else the cookie's, else the browser's, else English", async () => {
    const Cookie = await langCookie.serialize("ar");
    expect(await asked("/en/login", { Cookie, "Accept-Language": "ar" })).toBe("en");
    expect(await asked("/login", { Cookie, "Accept-Language": "en" })).toBe("ar");
    expect(await asked("/", { "Accept-Language": "ar-SA,en;q=0.5" })).toBe("ar");
    expect(await asked("/", { "Accept-Language": "en-GB" })).toBe("en");
    for (const header of ["fr,ar;q=0.8,en;q=0.5", "de,ar", "tr,ar-SA;q=0.5", "en;q=0.2,ar"])
      expect(await asked("/", { "Accept-Language": header })).toBe("ar");
    expect(await asked("/", { "Accept-Language": "ar;q=0,en;q=0.1" })).toBe("en");
    for (const header of ["fr", "*", "", ";;q=x,,"])
      expect(await asked("/", { "Accept-Language": header })).toBe("en");
    expect(await asked("/xx/login")).toBe("en");
    expect(await asked("/", { Cookie: "lang=nonsense" })).toBe("en");
  });

  it("is remembered for 365 days, and written only when it changes", async () => {
    const first = await rememberLocale(new Request("https://usta.test/ar"), "ar");
    expect(first).toContain("Max-Age=31536000");
    expect(first).toContain("SameSite=Lax");
    const again = new Request("https://usta.test/ar", { headers: { Cookie: first ?? "" } });
    expect(await rememberLocale(again, "ar")).toBeNull();
    expect(await rememberLocale(again, "en")).toContain("lang=");
  });
});
