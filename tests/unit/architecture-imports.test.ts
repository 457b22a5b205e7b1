import { describe, expect, it } from "vitest";
import { type Zone, zones } from "../support/import-zones";
import { type Import, importsOf, type Source, sources } from "../support/sources";

const app = sources("app");

function breaches(file: Source): string[] {
  const zone = zones.find(({ files }) => files.test(file.path));
  if (!zone) return [`${file.path} stands in no zone of the house`];
  return importsOf(file)
    .filter((named) => !isAllowed(file, zone, named))
    .map(({ target }) => `${file.path} (${zone.zone}) names ${target}`);
}

function isAllowed(file: Source, zone: Zone, { target, isType }: Import): boolean {
  if (!target.startsWith("app/") && !/\.(css|svg|woff2|json)$/.test(target))
    return zone.packages.test(target) || isType;
  const own = file.path.startsWith("app/components/") || file.path.startsWith("app/api/");
  if (own && area(target) === area(file.path)) return true;
  if (file.path === "app/web/api.server.ts" && target === "app/api/index") return true;
  return (
    zone.may.some((path) => path.test(target)) ||
    (isType && (zone.mayType ?? []).some((path) => path.test(target)))
  );
}

/** "app/components/offers" of everything in it. */
const area = (path: string) => path.split("/").slice(0, 3).join("/");

describe("The house", () => {
  it("lets a file name only what its place allows", () => {
    expect(app.flatMap(breaches)).toEqual([]);
  });

  it("keeps Node's built-ins out of what runs on an edge runtime or in the browser", () => {
    const portable = sources(
      "app/routes",
      "app/components",
      "app/web",
      "app/i18n",
      "app/contract",
      "app/root.tsx",
    );
    const named = portable.flatMap((file) =>
      importsOf(file).map(({ target }) => `${file.path} names ${target}`),
    );
    expect(named.filter((line) => / node:/.test(line))).toEqual([]);
  });

  it("has one door to the API, opened when it is needed", () => {
    const direct = app
      .filter((file) => !file.path.startsWith("app/api/"))
      .filter((file) =>
        importsOf(file).some(({ target, isType }) => !isType && target.startsWith("app/api/")),
      )
      .map(({ path }) => path);
    expect(direct).toEqual(["app/web/api.server.ts"]);
  });

  it("never names a test from the product", () => {
    const product = sources("app", "server", "server.ts", "edge", "scripts");
    const named = product.flatMap((file) =>
      importsOf(file).map(({ target }) => `${file.path} names ${target}`),
    );
    expect(named.filter((line) => / (tests|vitest|@playwright)/.test(line))).toEqual([]);
  });
});
