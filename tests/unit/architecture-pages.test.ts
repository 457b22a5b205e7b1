import ts from "typescript";
import { describe, expect, it } from "vitest";
import { everyNode, paths, place, type Source, sources, textOf } from "../support/sources";

const layout = "app/routes/($lang).tsx";
/** Its answer is a status code. */
const unknownPage = "app/routes/($lang).$.tsx";
const pages = sources("app/routes").filter(
  ({ path }) => path.startsWith("app/routes/($lang).") && path !== layout,
);
const drawn = sources("app/routes", "app/components", "app/root.tsx");
const letters = /\p{L}{2,}/u;
/** Attributes that people read or hear. */
const spoken =
  /^(aria-label|aria-description|aria-roledescription|aria-valuetext|alt|title|placeholder|label)$/;
const physicalClass =
  /(?:^|[\s"'`:])-?(?:m[lr]|p[lr]|scroll-[mp][lr]|left|right|rounded-(?:[lr]|[tb][lr])|border-[lr]|float-(?:left|right)|clear-(?:left|right)|text-(?:left|right))(?:-[\w[]|(?=[\s"'`]|$))/;
const physicalRule =
  /(?:^|[\s;{])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)[\w-]*|(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)/;

/** The function behind `export const loader = …`, `export async function loader`, or a name that stands for one. */
function exported(file: Source, name: string): ts.FunctionLikeDeclaration | undefined {
  for (const statement of file.tree.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return statement;
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name: left, initializer: right } of statement.declarationList.declarations) {
      if (left.getText() !== name || !right) continue;
      if (ts.isIdentifier(right)) return exported(file, right.text);
      if (ts.isArrowFunction(right) || ts.isFunctionExpression(right)) return right;
    }
  }
  return undefined;
}

function startsWithEnter({ body }: ts.FunctionLikeDeclaration): boolean {
  if (!body) return false;
  let isThere = false;
  const first = ts.isBlock(body) ? body.statements[0] : body;
  if (!first) return false;
  everyNode(first, (node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === "enter") isThere = true;
  });
  return isThere;
}

describe("A page", () => {
  it.each(["loader", "action"])("asks `enter` first in its %s", (name) => {
    const blind = pages.filter((file) => {
      const found = exported(file, name);
      return found && !startsWithEnter(found);
    });
    expect(blind.map(({ path }) => path)).toEqual([]);
  });

  it("reads the id in its path by `pageId`, which leads nowhere when there can be no such id", () => {
    const own = pages.filter(({ text }) => /\bparams\.id\b/.test(text));
    expect(own.map(({ path }) => path)).toEqual([]);
  });

  it("reads what its address asks for by `readFilters`, which leaves out what cannot be", () => {
    const own = pages.filter(({ text }) => /\breadInput\(|searchParams\.get\("(?:cursor|tab|q)"/.test(text));
    expect(own.map(({ path }) => path)).toEqual([]);
  });

  it("with a form is kept as it is filled in when no answer comes", () => {
    const asking = pages.filter((file) => file.path !== unknownPage && exported(file, "action"));
    const losing = asking.filter(
      ({ text }) =>
        !/^export const clientAction = keepTyped;$/m.test(text) ||
        !/^export const shouldRevalidate = (stayWhileTyping|stayUntilLeft|refreshAfterRefusal);$/m.test(text),
    );
    expect(losing.map(({ path }) => path)).toEqual([]);
    expect(asking.length).toBeGreaterThan(10);
  });

  it("holds no SQL, no fetch, no cookie, no status code", () => {
    const found: string[] = [];
    for (const file of pages.filter(({ path }) => path !== unknownPage)) {
      everyNode(file.tree, (node) => {
        const isCall =
          ts.isCallExpression(node) && /^(fetch|sql|createCookie)$/.test(node.expression.getText());
        const isStatus =
          ts.isPropertyAssignment(node) &&
          node.name.getText() === "status" &&
          ts.isNumericLiteral(node.initializer);
        if (isCall || isStatus) found.push(place(file, node));
      });
    }
    expect(found).toEqual([]);
  });

  it("is drawn by the server at first: the build has no way to wait for the browser's own loader", () => {
    const waits = pages.filter(({ text }) => /\bHydrateFallback\b|\bclientLoader\.hydrate\b/.test(text));
    expect(waits.map(({ path }) => path)).toEqual([]);
  });
});

describe("What is drawn", () => {
  it("takes every word from the dictionaries", () => {
    const found: string[] = [];
    for (const file of drawn) {
      everyNode(file.tree, (node) => {
        if (ts.isJsxText(node) && letters.test(node.text.replace(/&\w+;/g, "")))
          found.push(`${place(file, node)} says ${node.text.trim()}`);
        if (ts.isJsxAttribute(node) && spoken.test(node.name.getText()) && literal(node)) {
          found.push(`${place(file, node)} says ${node.getText()}`);
        }
      });
    }
    expect(found).toEqual([]);
  });

  it("has no style attribute: the content security policy would drop it", () => {
    const found: string[] = [];
    for (const file of drawn) {
      everyNode(file.tree, (node) => {
        if (ts.isJsxAttribute(node) && node.name.getText() === "style") found.push(place(file, node));
      });
    }
    expect(found).toEqual([]);
  });

  it("knows start and end, not left and right", () => {
    const found: string[] = [];
    for (const file of drawn) {
      everyNode(file.tree, (node) => {
        const isText =
          ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
        if (isText && !ts.isImportDeclaration(node.parent) && physicalClass.test(node.text))
          found.push(place(file, node));
      });
    }
    for (const path of paths("app", /\.css$/)) {
      const lines = textOf(path).split("\n");
      found.push(
        ...lines.flatMap((line, index) => (physicalRule.test(line) ? [`${path}:${index + 1}`] : [])),
      );
    }
    expect(found).toEqual([]);
  });
});

/** Whether an attribute is given words as they stand, quoted or in a template. */
function literal({ initializer }: ts.JsxAttribute): boolean {
  const value = initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
  return Boolean(value && ts.isStringLiteralLike(value) && letters.test(value.text));
}
