import { describe, expect, it } from "vitest";
import { failureWords } from "~/i18n/failure";
import { LanguageLink, Link, NavLink, type Path, useHref } from "~/i18n/link";
import { renderPage } from "../../support/render-page";

function Address({ to }: { to: Path }) {
  return useHref()(to);
}

describe("a link", () => {
  it("leads to the page in the reader's language, query and fragment kept", () => {
    const html = renderPage(<Link to="/requests?status=open#new">x</Link>, { locale: "ar" });
    expect(html).toBe('<a href="/ar/requests?status=open#new">x</a>');
  });

  it("leads home without a slash at the end", () => {
    expect(renderPage(<Link to="/">x</Link>)).toBe('<a href="/en">x</a>');
    expect(renderPage(<Address to="/?q=1" />)).toBe("/en?q=1");
  });

  it.each(["//evil.test", "/\\evil.test", "https://evil.test", "javascript:alert(1)"])("refuses %s", (to) => {
    expect(() => renderPage(<Address to={to as Path} />)).toThrow(RangeError);
  });
});

describe("a link of a navigation", () => {
  const current = (path: string, to: Path, end?: boolean) =>
    /aria-current="(\w+)"/.exec(renderPage(<NavLink to={to} end={end} />, { path }))?.[1] ?? null;

  it("says which page is open, also below it, and not for a page that only begins alike", () => {
    expect(current("/services", "/services")).toBe("page");
    expect(current("/services/", "/services?x=1")).toBe("page");
    expect(current("/services/all-services", "/services")).toBe("true");
    expect(current("/services/all-services", "/services", true)).toBeNull();
    expect(current("/services-old", "/services")).toBeNull();
    expect(current("/", "/")).toBe("page");
    expect(current("/services", "/")).toBeNull();
  });

  it("is lit by a page that stands below it, whatever that page's address", () => {
    const lit = (to: Path) =>
      renderPage(<NavLink to={to} under="/all-requests" />, { path: "/requests/7" }).includes("aria-current");
    expect([lit("/all-requests"), lit("/requests"), lit("/")]).toEqual([true, false, false]);
  });

  it("gives way to one that leads there more nearly", () => {
    const below = (path: string) =>
      renderPage(<NavLink to="/requests" others={["/requests", "/requests/discounts"]} />, { path });
    expect(below("/requests/discounts")).not.toContain("aria-current");
    expect(below("/requests/7")).toContain('aria-current="true"');
    expect(below("/requests")).toContain('aria-current="page"');
  });
});

describe("the language link", () => {
  it("leads to the same page and query, and is written in its own language", () => {
    const path = "/technicians?city=3&q=%D8%A3";
    expect(renderPage(<LanguageLink className="lang" />, { path })).toBe(
      '<a class="lang" lang="ar" hrefLang="ar" href="/ar/technicians?city=3&amp;q=%D8%A3">العربية</a>',
    );
    expect(renderPage(<LanguageLink />, { locale: "ar", path: "/login" })).toBe(
      '<a lang="en" hrefLang="en" href="/en/login">English</a>',
    );
  });
});

describe("a page whose loaders have failed", () => {
  it("still knows its language from the path, its error texts and its links", () => {
    const page = { locale: "ar", path: "/requests/7", isBare: true } as const;
    expect(failureWords("ar", 404).title).toBe("الصفحة غير موجودة");
    expect(renderPage(<Link to="/">x</Link>, page)).toBe('<a href="/ar">x</a>');
    expect(renderPage(<LanguageLink />, page)).toContain('href="/en/requests/7"');
  });
});
