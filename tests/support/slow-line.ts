import { expect, type Page } from "@playwright/test";

/** Holds back every request whose address matches, from now on. @returns what lets them go */
export async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {};
  const due = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, (route) => due.then(() => route.continue()));
  return release;
}

/** The scripts of the page have taken it over, and what they do at first is done. */
export async function comesAlive(page: Page): Promise<void> {
  const isTaken = () =>
    page.evaluate(() =>
      Object.keys(document.querySelector("#main") ?? {}).some((key) => key.startsWith("__reactFiber")),
    );
  await expect.poll(isTaken).toBe(true);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done))));
}
