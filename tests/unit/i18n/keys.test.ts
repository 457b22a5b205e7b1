import ts from "typescript";
import { expect, it } from "vitest";
import { dictionaries } from "~/i18n/messages.server";
import { allTexts, dictionaryOf, split } from "../../support/dictionaries";
import { everyNode, place, type Source, sources } from "../../support/sources";

const namespaces = Object.keys(dictionaries.en);
const bases = new Set(
  allTexts("en").flatMap(({ namespace, base, key }) => [`${namespace}:${base}`, `${namespace}:${key}`]),
);
const named = new RegExp(`^(${namespaces.join("|")}):([\\w.-]+)$`);

/** Whether a node is the key handed to `t(…)` or to `k=`: there a name without a namespace is one of `common`. */
function isKey(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isCallExpression(parent))
    return parent.arguments[0] === node && /^(t|page\.t)$/.test(parent.expression.getText());
  return ts.isJsxAttribute(parent) && parent.name.getText() === "k";
}

/** The key that a node writes, or how it begins when a part of it is worked out: `statuses:offer.${status}`. */
function keyOf(node: ts.Node): { text: string; isWhole: boolean } | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
    return { text: node.text, isWhole: true };
  return ts.isTemplateExpression(node) ? { text: node.head.text, isWhole: false } : null;
}

function unknownKeys(file: Source): string[] {
  const found: string[] = [];
  everyNode(file.tree, (node) => {
    const key = keyOf(node);
    if (!key || !(named.test(key.text) || (isKey(node) && /^[\w.-]+$/.test(key.text)))) return;
    const whole = named.test(key.text) ? key.text : `common:${key.text}`;
    const isKnown = key.isWhole ? bases.has(whole) : [...bases].some((base) => base.startsWith(whole));
    if (!isKnown) found.push(`${place(file, node)} ${whole}`);
  });
  return found;
}

it("every key that the code names is in the dictionaries", () => {
  expect(sources("app").flatMap(unknownKeys)).toEqual([]);
});

it("a key is found by its plural, and a status that only looks plural by itself", () => {
  expect(split("counts", "offers_few")).toEqual({ base: "offers", form: "few" });
  expect(split("statuses", "complaint.awaiting_other")).toEqual({
    base: "complaint.awaiting_other",
    form: null,
  });
  expect(dictionaryOf("en", "no such")).toEqual({});
});
