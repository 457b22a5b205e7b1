import type { Branch } from "./floor/app/branch";

export type Content = { branches: Branch[]; texts: string[] };

const leaves = new Set([
  "area",
  "base",
  "br",
  "col",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "track",
  "wbr",
]);
const renamed: Record<string, string> = {
  class: "className",
  for: "htmlFor",
  tabindex: "tabIndex",
  crossorigin: "crossOrigin",
};
const characters: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#x27": "'",
  "#39": "'",
  nbsp: "\u00a0",
};

/** The body of a page that React rendered, without its scripts, as elements and texts for the floor to draw. */
export function contentOf(html: string): Content {
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? "";
  const bare = body.replace(
    /<script[\s\S]*?<\/script>|<link[^>]*>|<!--[\s\S]*?-->|<template[\s\S]*?<\/template>/g,
    "",
  );
  const texts: string[] = [];
  const top: Branch[] = [];
  const open: Branch[][] = [top];
  for (const [, closing, tag = "", attributes = "", text] of bare.matchAll(
    /<(\/?)([\w-]+)((?:[^>"]|"[^"]*")*?)\/?>|([^<]+)/g,
  )) {
    const inside = open.at(-1) ?? top;
    if (text !== undefined) inside.push(texts.push(decode(text)) - 1);
    else if (closing) open.pop();
    else {
      const branches: Branch[] = [];
      inside.push([tag, propsOf(attributes), branches]);
      if (!leaves.has(tag)) open.push(branches);
    }
  }
  return { branches: top, texts };
}

function propsOf(attributes: string): Record<string, string> {
  const found = [...attributes.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].filter(([, name]) => name !== "nonce");
  return Object.fromEntries(found.map(([, name = "", value = ""]) => [renamed[name] ?? name, decode(value)]));
}

const decode = (text: string) =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => characters[name] ?? whole);
