import ts from "typescript";
import { describe, expect, it } from "vitest";
import { everyNode, paths, place, type Source, sources } from "../support/sources";

const all = sources("app", "server", "server.ts", "edge", "scripts", "tests");
const product = all.filter(({ path }) => !path.startsWith("tests/"));

/** Most lines of a file. The first pattern that fits counts; data is exempt. */
const sizes: [RegExp, number][] = [
  [/^app\/api\/db\/(((money|complaint)-)?schema|columns|seed)/, Number.POSITIVE_INFINITY],
  [/^app\/i18n\/(en|ar)\.server\.ts$/, Number.POSITIVE_INFINITY],
  [/^tests\//, 200],
  [/^app\/api\/[^/]+\/[\w-]*rules/, 100],
  [/^(server|scripts|edge|app\/api\/db|app\/api\/outside)\//, 80],
  [/./, 150],
];
const longestFunction = 40;
/** A component is its markup, which the formatter gives a line for each attribute. */
const longestComponent = 60;

function isBarrel({ tree }: Source): boolean {
  const modules = tree.statements.filter(
    (statement) =>
      ts.isExportDeclaration(statement) &&
      /\.json"$/.test(statement.moduleSpecifier?.getText() ?? "") === false,
  );
  return (
    modules.length > 0 && tree.statements.every((one) => ts.isImportDeclaration(one) || modules.includes(one))
  );
}

function longFunctions(file: Source): string[] {
  const found: string[] = [];
  const line = (position: number) => file.tree.getLineAndCharacterOfPosition(position).line;
  everyNode(file.tree, (node) => {
    if (!ts.isFunctionLike(node) || !("body" in node) || !node.body) return;
    const length = line(node.getEnd()) - line(node.getStart()) + 1;
    const isComponent =
      ts.isFunctionDeclaration(node) && /^[A-Z]/.test(node.name?.text ?? "") && /x$/.test(file.path);
    if (length >= (isComponent ? longestComponent : longestFunction))
      found.push(`${place(file, node)} is a function of ${length} lines`);
  });
  return found;
}

describe("Files", () => {
  it("are named after what they hold, not after where things end up", () => {
    const drawers = /(^|\/)(utils?|helpers?|lib|common|shared|misc|types?)(\/|\.[\w.]+$)/;
    const files = ["app", "server", "scripts", "tests"].flatMap((folder) => paths(folder, /./));
    expect(files.filter((path) => drawers.test(path) && !/^app\/i18n\/(en|ar)\//.test(path))).toEqual([]);
  });

  it("are spelt in kebab case", () => {
    const named = product.filter(({ path }) => !path.startsWith("app/routes/"));
    const spelt = /^[a-z0-9]+(-[a-z0-9]+)*(\.(server|client|d|config))?\.(tsx?|m?js)$/;
    expect(named.map(({ path }) => path).filter((path) => !spelt.test(path.split("/").pop() ?? ""))).toEqual(
      [],
    );
  });

  it("stay small enough to be read at once", () => {
    const most = (path: string) => sizes.find(([pattern]) => pattern.test(path))?.[1] ?? 0;
    const long = all.filter(({ path, lines }) => lines > most(path));
    expect(long.map(({ path, lines }) => `${path} has ${lines} lines of ${most(path)}`)).toEqual([]);
  });

  it("hold functions that fit on a screen", () => {
    const counted = product.filter(({ path }) => !path.startsWith("app/api/db/seed/"));
    expect(counted.flatMap(longFunctions)).toEqual([]);
  });

  it("are no barrels: a name is imported from where it is made", () => {
    expect(product.filter(isBarrel).map(({ path }) => path)).toEqual([]);
  });

  it("export by name, save the defaults that the framework asks for", () => {
    const asked = /^(app\/(routes\/|root\.tsx|entry\.server\.tsx|routes\.ts)|edge\/worker\.ts|tests\/)/;
    const unasked = product.filter(
      ({ path, tree }) =>
        !asked.test(path) && tree.statements.some((one) => ts.isExportAssignment(one) || isDefault(one)),
    );
    expect(unasked.map(({ path }) => path)).toEqual([]);
  });
});

function isDefault(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);
}

describe("Code", () => {
  it("is typed: no `any`, no silenced checker", () => {
    const found: string[] = [];
    for (const file of all) {
      everyNode(file.tree, (node) => {
        if (node.kind === ts.SyntaxKind.AnyKeyword) found.push(place(file, node));
      });
    }
    const silenced = all.filter(({ text }) =>
      /@ts-(ignore|nocheck|expect-error)|biome-ignore lint\/(suspicious|style)|biome-ignore-|biome-ignore [^:]+$/m.test(
        comments(text),
      ),
    );
    expect([...found, ...silenced.map(({ path }) => path)]).toEqual([]);
  });

  it("reads the environment in one place", () => {
    const readers = sources("app").filter(({ text }) =>
      /process\.env|import\.meta\.env\.(?!(?:DEV|SSR)\b)/.test(comments(text, false)),
    );
    expect(readers.map(({ path }) => path)).toEqual(["app/env.server.ts"]);
  });

  it("leaves no mark of unfinished work", () => {
    const marks = all.filter(({ text }) => /\b(TODO|FIXME|XXX|HACK)\b/.test(comments(text)));
    const skipped = all.filter(
      ({ path, text }) =>
        /\.spec\.|\.test\./.test(path) && /\b(it|test|describe)\.(skip|only|todo|fixme|fails)\b/.test(text),
    );
    expect([...marks, ...skipped].map(({ path }) => path)).toEqual([]);
  });
});

/** The comments of a text, or the text without them. */
function comments(text: string, keep = true): string {
  const pattern = /\/\*[\s\S]*?\*\/|(?<![:"'`])\/\/.*$/gm;
  return keep ? (text.match(pattern) ?? []).join("\n") : text.replace(pattern, "");
}
