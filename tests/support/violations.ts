import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

type Color = { r: number; g: number; b: number; alpha: number };

declare global {
  interface Window {
    axe: typeof axe & {
      commons: { color: { Color: { prototype: Color & { parseString: (text: string) => Color } } } };
    };
  }
}

/** The smaller of its builds, for it is read by every page anew. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** It reads each colour of each element anew, which takes it half of its time: a page has a dozen. */
const readColorsOnce = () => {
  const { prototype } = window.axe.commons.color.Color;
  const read = prototype.parseString;
  const known = new Map<string, Color>();
  prototype.parseString = function parseString(text) {
    const { r, g, b, alpha } = known.get(text) ?? read.call(this, text);
    known.set(text, { r, g, b, alpha });
    return Object.assign(this, { r, g, b, alpha });
  };
};

/** Scripts that take a page over leave no moment idle until they are done. */
const atRest = async () => {
  for (let moment = 0; moment < 2; moment += 1)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }));
};

/** What of the page, once it is at rest, is not accessible, and where. */
export async function violationsIn(page: Page) {
  await page.evaluate(source);
  await page.evaluate(readColorsOnce);
  await page.evaluate(atRest);
  return page.evaluate(async () => {
    // What it would load first is for rules that are off, and for sounds and films.
    const { violations } = await window.axe.run({ resultTypes: ["violations"], preload: false });
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      at: nodes.map(({ target }) => target.join(" ")),
    }));
  });
}
