import { describe, expect, it } from "vitest";
import { type Head, pageMeta } from "~/web/page-meta";

const root = { id: "root", data: { origin: "https://usta.test", brand: "Usta" } };

/** What a page at an address writes into its head: `rel` and `hrefLang` of each link, and where it leads. */
function linksAt(address: string, head: Partial<Head>) {
  const { pathname, search } = new URL(address, root.data.origin);
  const args = { data: { head: { title: "A", description: "B", ...head } }, matches: [root] };
  const given = pageMeta({ ...args, location: { pathname, search } } as never) ?? [];
  return given.flatMap((one) =>
    "tagName" in one && "href" in one ? [[one.rel, one.hrefLang, one.href].filter(Boolean).join(" ")] : [],
  );
}

describe("The head of a page", () => {
  it("names its own address and the same page in each language", () => {
    expect(linksAt("/ar/services", {})).toEqual([
      "canonical https://usta.test/ar/services",
      "alternate en https://usta.test/en/services",
      "alternate ar https://usta.test/ar/services",
      "alternate x-default https://usta.test/services",
    ]);
    expect(linksAt("/en", {})[3]).toBe("alternate x-default https://usta.test/");
  });

  it("leaves out a query that makes no page of its own", () => {
    expect(linksAt("/en/services?utm_source=mail", {})[0]).toBe("canonical https://usta.test/en/services");
  });

  it("names a page that is not to be found as well, with its query, and never another one", () => {
    expect(linksAt("/en/technicians?city=cairo", { isPrivate: true })).toEqual([
      "canonical https://usta.test/en/technicians?city=cairo",
      "alternate en https://usta.test/en/technicians?city=cairo",
      "alternate ar https://usta.test/ar/technicians?city=cairo",
      "alternate x-default https://usta.test/technicians?city=cairo",
    ]);
  });
});
