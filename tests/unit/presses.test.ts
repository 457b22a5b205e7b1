import { describe, expect, it } from "vitest";
import { pressedDeeds, pressedRoutes } from "../support/presses";
import { importsOf, paths, type Source, sources, textOf } from "../support/sources";

const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

/** What a file does for forms: each by a function of the page, or by the form's intent itself. */
const deedsOf = ({ text }: Source): string[] => [
  ...[...text.matchAll(/^\s+"?([a-z_-]+)"?: (?:async )?\((?:\{ api \}|page|_)[,)]/gm)].map(
    ([, name = ""]) => name,
  ),
  ...[...text.matchAll(/form\.intent [!=]== "([a-z-]+)"/g)].map(([, name = ""]) => name),
];
const doing = sources("app/web").filter((file) => deedsOf(file).length > 0);
const nameOf = ({ path }: Source) => path.replace(/^app\/web\//, "").replace(/\.server\.ts$/, "");

/** A route whose form no file above answers, or a file that a page offers. */
function isByItself(route: Source): boolean {
  const hasAction = /export (async function|const) action|as action|, action \}/.test(route.text);
  const isFile = !route.path.endsWith("x");
  if (!hasAction || /action = (readOnly|unknown)/.test(route.text)) return isFile;
  return !importsOf(route).some(({ target }) => doing.some(({ path }) => path === `${target}.ts`));
}
const routes = sources("app/routes")
  .filter(({ path }) => path.startsWith("app/routes/($lang)"))
  .filter(isByItself)
  .map(({ path }) => path.replace(/^app\/routes\/\(\$lang\)\./, "").replace(/\.tsx?$/, ""));

const presses = [...Object.values(pressedDeeds).flatMap(Object.values), ...Object.values(pressedRoutes)];
const specs = sorted(presses.map(([spec]) => `tests/e2e/${spec}.spec.ts`));

/** A story with the steps that it takes from elsewhere. */
function wordsOf(spec: string): string {
  const [file] = sources(spec);
  if (!file) return "";
  const steps = importsOf(file).filter(({ target }) => target.startsWith("tests/support/"));
  return [file.text, ...steps.map(({ target }) => textOf(`${target}.ts`))].join("\n");
}

describe("Every button that sends something", () => {
  it("is pressed by an end-to-end story: each deed that a form can ask for", () => {
    for (const file of doing)
      expect(sorted(Object.keys(pressedDeeds[nameOf(file)] ?? {})), file.path).toEqual(sorted(deedsOf(file)));
    expect(sorted(Object.keys(pressedDeeds))).toEqual(sorted(doing.map(nameOf)));
  });

  it("and so each form that asks for one thing alone, and each file that a page offers", () => {
    expect(sorted(Object.keys(pressedRoutes))).toEqual(sorted(routes));
  });

  it("by a story that is there, and names what it presses", () => {
    const there = paths("tests/e2e");
    expect(specs.filter((spec) => !there.includes(spec))).toEqual([]);
    const unnamed = presses.filter(([spec, named]) => !wordsOf(`tests/e2e/${spec}.spec.ts`).includes(named));
    expect(unnamed).toEqual([]);
  });
});
