import { describe, expect, it } from "vitest";
import { type Import, importsOf, type Source, sources } from "../support/sources";

/** Who stands where, and what may be named from there. The first zone that holds a file is its own. */
type Zone = {
  zone: string;
  files: RegExp;
  /** Paths of the project, besides the file's own zone. */
  may: RegExp[];
  /** Paths of which only types may be named. */
  mayType?: RegExp[];
  packages: RegExp;
};

const web = /^app\/web\//;
const i18n = /^app\/i18n\//;
const contract = /^app\/contract\//;
const env = /^app\/env\.server$/;
const kit = /^app\/components\/ui\//;
/** Client-only behaviours: like the kit, they know nothing of the product. */
const live = /^app\/components\/live\//;
const asset = /\.(css|svg|woff2|json)$/;
const plumbing = /^app\/api\/[^/]+$/;
const lifeCycle = /^app\/api\/life-cycle$/;
/** Names of sets of states, which rules, queries and indices share. */
const states = /^app\/api\/db\/states$/;
/** Steps of a record's life with all that follows from them: other areas' records move along in the same transaction. */
const moves = /^app\/api\/[^/]+\/[\w-]*moves$/;
const db = /^app\/api\/db\//;
const outside = /^app\/api\/outside\//;
const face = /^(react|react-dom|@remix-run\/(react|node)|remix-utils|react-toastify|lucide-static)(\/|$)/;
const none = /^$/;
const server =
  /^(@node-rs|@electric-sql|drizzle-orm|hono|@hono|pino|postgres|proper-lockfile|sharp|zod|node:)/;

const zones: Zone[] = [
  {
    zone: "routes",
    files: /^app\/(routes\/|root\.tsx)/,
    may: [/^app\/components\//, web, i18n, contract, asset],
    packages: face,
  },
  { zone: "the kit", files: kit, may: [kit, i18n, asset], packages: face },
  {
    zone: "components",
    files: /^app\/components\//,
    may: [kit, live, i18n, asset],
    mayType: [contract],
    packages: face,
  },
  {
    zone: "web",
    files: web,
    may: [web, contract, i18n, env],
    packages: /^(@remix-run\/|remix-|react$|zod$|isbot)/,
  },
  { zone: "contract", files: contract, may: [contract], packages: /^zod$/ },
  {
    zone: "i18n",
    files: i18n,
    may: [i18n, asset],
    packages: /^(react$|@remix-run\/|i18next$|remix-i18next\/|libphonenumber-js)/,
  },
  { zone: "env", files: /^app\/env\.server\.ts$/, may: [], packages: /^zod$/ },
  {
    zone: "entry",
    files: /^app\/entry\./,
    may: [web, i18n, contract, env, /^app\/components\//],
    packages: /^(react|@remix-run\/|isbot|remix-i18next)/,
  },
  {
    zone: "rules",
    files: /^app\/api\/[^/]+\/[\w-]*rules/,
    may: [lifeCycle, states],
    mayType: [contract],
    packages: none,
  },
  {
    zone: "stores",
    files: /^app\/api\/(?!db\/|outside\/)[^/]+\/[\w-]*store/,
    may: [db],
    mayType: [contract, plumbing],
    packages: /^drizzle-orm/,
  },
  {
    zone: "database and outside",
    files: /^app\/api\/(db|outside)\//,
    may: [plumbing, db, outside, contract, i18n, env],
    packages: server,
  },
  {
    zone: "operations",
    files: /^app\/api\/[^/]+\//,
    may: [/^app\/api\/[^/]+\/[\w-]*store/, moves, plumbing, db, outside, contract, i18n],
    packages: none,
  },
  {
    zone: "the API",
    files: /^app\/api\/[^/]+$/,
    may: [/^app\/api\//, contract, i18n, env],
    packages: server,
  },
  {
    zone: "routes.ts",
    files: /^app\/routes\.ts$|^app\/[\w-]+\.d\.ts$/,
    may: [],
    packages: /^(@remix-run\/|react-dom)/,
  },
];

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
