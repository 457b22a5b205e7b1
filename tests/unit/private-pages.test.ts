import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { namedInAddresses, otherPages, privatePages } from "../support/private-pages";
import { sources } from "../support/sources";

const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

describe("A page whose address names a thing", () => {
  it("is walked by a stranger, or named with the reason why not: by its path", () => {
    const routes = readdirSync("app/routes")
      .map((file) => file.replace(/\.tsx?$/, "").replace(/^\(\$lang\)\.?/, ""))
      .filter((route) => /\$[a-z]/.test(route));
    const withId = privatePages.map(({ route }) => route).filter((route) => route.includes("$"));
    expect(sorted(routes)).toEqual(sorted([...withId, ...Object.keys(otherPages)]));
    expect(withId.filter((route) => route in otherPages)).toEqual([]);
  });

  it("and so by what stands behind its path", () => {
    const named = sources("app/web", "app/routes").flatMap(({ path, text }) =>
      [...text.matchAll(/\b(?:namedId|queryId)\(page, ([^)]+)\)/g)].map(([, name = ""]) =>
        name.startsWith('"') ? name.slice(1, -1) : path,
      ),
    );
    expect(sorted(named)).toEqual(sorted(Object.keys(namedInAddresses)));
    const walked = privatePages.filter(({ path }) => path.includes("?")).map(({ route }) => route);
    const routes = Object.values(namedInAddresses).filter((reason) => !reason.includes(" "));
    expect(sorted(walked)).toEqual(sorted(routes));
  });
});
