import { describe, expect, it } from "vitest";
import { sitemap } from "../support/sitemap";
import { paths } from "../support/sources";

/** Routes that show nothing by themselves, or nothing that a plain visit reaches: the stories go there. */
const notVisited = ["/:splat", "/login/google/callback", "/requests/:id/accept"];

/** "app/routes/($lang).requests.$id._index.tsx" → "/requests/:id" */
function pathOf(file: string): string {
  const name = file
    .replace(/^app\/routes\/\(\$lang\)\.?/, "")
    .replace(/\.tsx$/, "")
    .replace(/[[\]]/g, "");
  const parts = name.split(".").filter((part) => part !== "_index" && part !== "");
  return `/${parts.map((part) => (part === "$" ? ":splat" : part.replace(/^\$/, ":").replace(/_$/, ""))).join("/")}`;
}

describe("The sitemap of the tests", () => {
  it("visits every page there is", () => {
    const pages = paths("app/routes", /\.tsx$/).filter(
      (file) => file.includes("($lang).") && !file.endsWith("($lang).tsx"),
    );
    const visited = new Set([
      ...sitemap.map(({ path }) => path.replace(/^\/admin\/one$/, "/admin/:splat").replace(/\/one$/, "/:id")),
      ...notVisited,
    ]);
    expect(pages.map(pathOf).filter((path) => !visited.has(path))).toEqual([]);
  });

  it("gives each picture a name of its own", () => {
    const names = sitemap.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });
});
