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
  "/payment/go",
  "/sandbox/pay/:id",
];

/** "app/routes/($lang).requests.$id._index.tsx" → "/requests/:id" */
function pathOf(file: string): string {
  const name = file
    .replace(/^app\/routes\/\(\$lang\)\.?/, "")
    .replace(/\.tsx$/, "")
    .replace(/[[\]]/g, "");
  const parts = name.split(".").filter((part) => part !== "_index" && part !== "");
  return `/${parts.map((part) => (part === "$" ? ":splat" : part.replace(/^\$/, ":").replace(/_$/, ""))).join("/")}`;
}

const pages = paths("app/routes", /\.tsx$/)
  .filter((file) => file.includes("($lang).") && !file.endsWith("($lang).tsx"))
  .map(pathOf);

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

  it("knows of every page whom its guards lead away", () => {
    const known = new Set(["/:splat", ...guarded.map(({ path }) => patternOf(path))]);
    expect(pages.filter((path) => !known.has(path))).toEqual([]);
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
