import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import ts from "typescript";

/** A source file of the project: its path from the root, its text, and its syntax tree where it is TypeScript. */
export type Source = { path: string; text: string; lines: number; tree: ts.SourceFile };

/** What a file names in an import, export-from, `import()` or `typeof import()`: a path from the root, or a package. */
export type Import = { target: string; isType: boolean };

const root = new URL("../..", import.meta.url).pathname;
const parsed = new Map<string, Source>();

/** Paths of all files under a folder (or of the one file), hidden ones left out. */
export function paths(under: string, ending = /\.[jt]sx?$/): string[] {
  const full = join(root, under);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return ending.test(under) ? [under] : [];
  return readdirSync(full)
    .filter((name) => !name.startsWith("."))
    .flatMap((name) => paths(join(under, name), ending))
    .filter((path) => !path.startsWith("tests/results"));
}

export function sources(...under: string[]): Source[] {
  return under.flatMap((folder) => paths(folder)).map(source);
}

function source(path: string): Source {
  const known = parsed.get(path);
  if (known) return known;
  const text = readFileSync(join(root, path), "utf8");
  const kind = /x$/.test(path) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const read = { path, text, tree, lines: text.trimEnd().split("\n").length };
  parsed.set(path, read);
  return read;
}

/** The text of a file that is not TypeScript. */
export function textOf(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

export function everyNode(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => everyNode(child, visit));
}

/** "app/web/enter.ts:12", for a message that an editor can open. */
export function place(file: Source, node: ts.Node): string {
  return `${file.path}:${file.tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}

export function importsOf(file: Source): Import[] {
  const found: Import[] = [];
  const add = (name: ts.Node | undefined, isType: boolean) => {
    if (name && ts.isStringLiteralLike(name)) found.push({ target: resolve(file.path, name.text), isType });
  };
  everyNode(file.tree, (node) => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, onlyTypes(node));
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isImportTypeNode(node))
      add(ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined, true);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false);
  });
  return found;
}

/** By its name in a file: what is imported, and from where. */
export function namesIn(file: Source): Map<string, { target: string; name: string }> {
  const found = new Map<string, { target: string; name: string }>();
  for (const statement of file.tree.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const named = statement.importClause?.namedBindings;
    if (!named || !ts.isNamedImports(named)) continue;
    const target = resolve(file.path, statement.moduleSpecifier.text);
    for (const { name, propertyName } of named.elements)
      found.set(name.text, { target, name: (propertyName ?? name).text });
  }
  return found;
}

function onlyTypes({ importClause }: ts.ImportDeclaration): boolean {
  if (!importClause) return false;
  const named = importClause.namedBindings;
  if (importClause.isTypeOnly) return true;
  if (importClause.name || !named || !ts.isNamedImports(named)) return false;
  return named.elements.length > 0 && named.elements.every((element) => element.isTypeOnly);
}

/** "~/web/enter" and "./enter" become "app/web/enter"; a package keeps its name; `?url` and the ending are dropped. */
function resolve(from: string, name: string): string {
  const bare = name.replace(/\?.*$/, "").replace(/\.tsx?$/, "");
  if (!/^(~\/|\.)/.test(bare)) return bare;
  const path = bare.startsWith("~/") ? join("app", bare.slice(2)) : normalize(join(dirname(from), bare));
  return existsSync(join(root, path, "index.ts")) ? join(path, "index") : path;
}
