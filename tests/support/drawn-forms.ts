import ts from "typescript";
import { everyNode, namesIn, type Source, sources } from "./sources";

const kit = "app/components/ui/form";

/** The parts of pages, by their path without its ending. */
const parts = new Map(
  sources("app/components", "app/routes").map((file) => [file.path.replace(/\.tsx?$/, ""), file]),
);

/** What a name stands for in a file: a function, or what a variable is given. */
function meaningsOf(file: Source, name: string): ts.Node[] {
  const found: ts.Node[] = [];
  everyNode(file.tree, (node) => {
    const isNamed = ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node);
    if (isNamed && node.name?.getText() === name) found.push(node);
  });
  return found;
}

/**
 * Whether a piece of a page holds a form that posts, itself or by the components and pieces that it names. What is handed in as
 * `children` may be one.
 */
export function holdsForm(file: Source, piece: ts.Node, seen = new Set<ts.Node>()): boolean {
  if (seen.has(piece)) return false;
  seen.add(piece);
  let isFound = false;
  const imported = namesIn(file);
  everyNode(piece, (node) => {
    if (isFound || !ts.isIdentifier(node)) return;
    const { target, name } = imported.get(node.text) ?? { target: null, name: node.text };
    if (target === kit && name === "Form") isFound = true;
    else if (node.text === "children" && seen.size === 1) isFound = true;
    else {
      const at = target === null ? file : parts.get(target);
      isFound = at !== undefined && meaningsOf(at, name).some((meaning) => holdsForm(at, meaning, seen));
    }
  });
  return isFound;
}

/** The opening tags of a file's elements of this name. */
export function tagsIn(file: Source, name: string): ts.JsxOpeningLikeElement[] {
  const found: ts.JsxOpeningLikeElement[] = [];
  everyNode(file.tree, (node) => {
    if (ts.isJsxOpeningLikeElement(node) && node.tagName.getText() === name) found.push(node);
  });
  return found;
}
