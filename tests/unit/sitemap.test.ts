import { describe, expect, it } from "vitest";
import { staffPages } from "~/components/staff/staff-pages";
import { guarded, noId } from "../support/guarded";
import { sitemap } from "../support/sitemap";
import { paths } from "../support/sources";

/** Routes that show nothing by themselves, or nothing that a plain visit reaches: the stories go there. */
const notVisited = [
  "/:splat",
  "/login/google/callback",
  "/requests/:id/accept",
  "/otp",
  "/payment/go",
  "/sandbox/pay/:id",
];

/** "app/routes/($lang).requests.$id._index.tsx" → "/requests/:id"; "….$id.job[.]ics.ts" → "/…/:id/job.ics" */
function pathOf(file: string): string {
  const name = file.replace(/^app\/routes\/\(\$lang\)\.?/, "").replace(/\.tsx?$/, "");
  // What stands in brackets is no sign of the router's.
  const parts = name.match(/(?:\[[^\]]*\]|[^.])+/g) ?? [];
  const said = parts.filter((part) => part !== "_index").map((part) => part.replace(/[[\]]/g, ""));
  return `/${said.map((part) => (part === "$" ? ":splat" : part.replace(/^\$/, ":").replace(/_$/, ""))).join("/")}`;
}

const routesOf = (ending: RegExp) =>
  paths("app/routes", ending)
    .filter((file) => file.includes("($lang).") && !file.endsWith("($lang).tsx"))
    .map(pathOf);

const pages = routesOf(/\.tsx$/);
/** What is no page and has guards too: files, and figures for scripts. */
const all = routesOf(/\.tsx?$/);

const patternOf = (path: string) =>
  path
    .replace(/\?.*$/, "")
    .replace(noId, ":id")
    .replace(/\/one$/, "/:id");

describe("The sitemap of the tests", () => {
  it("visits every page there is", () => {
    const visited = new Set([...sitemap.map(({ path }) => patternOf(path)), ...notVisited]);
    expect(pages.filter((path) => !visited.has(path))).toEqual([]);
  });

  it("knows of every page and file whom its guards lead away", () => {
    const known = new Set(["/:splat", ...guarded.map(({ path }) => patternOf(path))]);
    expect(all.filter((path) => !known.has(path))).toEqual([]);
  });

  it("gives each picture a name of its own", () => {
    const names = sitemap.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });
});

it("The staff area's menu leads to every list of the area", () => {
  const lists = pages.filter((path) => /^\/admin(\/[^/:]+)?$/.test(path) && path !== "/admin/login");
  expect(staffPages.map(({ to }) => to as string).sort()).toEqual(lists.sort());
});
