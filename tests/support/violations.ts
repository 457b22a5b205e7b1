import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The smaller of its builds, for it is read by every page anew. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What of the page as it stands is not accessible, and where. */
export async function violationsIn(page: Page) {
  await page.evaluate(source);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run({ resultTypes: ["violations"] });
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      at: nodes.map(({ target }) => target.join(" ")),
    }));
  });
}
