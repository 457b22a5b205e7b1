import { expect, type Page } from "@playwright/test";
import { demoPassword } from "./sign-in";
import { t } from "./texts";

type Stay = { to: RegExp; after: number; hasScripts: boolean };

/**
 * Sends a form and measures how long its page stays before it leads on: never faster than `after` ms, never twice, with
 * scripts in the same document, without them by the answer's `Refresh`.
 * @returns the delay in milliseconds
 */
export async function measureLeave(page: Page, send: () => Promise<void>, stay: Stay): Promise<number> {
  const arrivals: number[] = [];
  const isThere = (url: string) => stay.to.test(new URL(url).pathname);
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame() && isThere(frame.url())) arrivals.push(Date.now());
  });
  if (stay.hasScripts) await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await send();
  const answer = await answered;
  // By the browser's clock: the runner may hear of it late.
  const { startTime, responseStart } = answer.request().timing();
  if (!stay.hasScripts) {
    const [, seconds, next = ""] = /^(\d+); url=(\/[^?]*)/.exec(answer.headers().refresh ?? "") ?? [];
    expect(Number(seconds) * 1000).toBe(stay.after);
    expect(next, "where the answer leads by itself").toMatch(stay.to);
  }
  await page.waitForURL((url) => isThere(url.href));
  const took = (arrivals[0] ?? Number.NaN) - (startTime + responseStart);
  if (stay.hasScripts)
    expect(await page.evaluate(() => "isSameDocument" in window), "in the same document").toBe(true);
  await expect(page.locator("h1")).toBeVisible();
  expect(arrivals, "arrivals").toHaveLength(1);
  // The answer's head has arrived a little before the page could begin to count.
  expect(took).toBeGreaterThanOrEqual(stay.after - 25);
  expect(took).toBeLessThan(stay.after + 4_000);
  return took;
}

/** Fills in the login form where the page stands, and sends it. */
export async function logIn(page: Page, language: "en" | "ar", login: string, password = demoPassword) {
  const say = t(language);
  await page.getByLabel(say("account:login.login")).fill(login);
  await page.locator("input[name=password]").fill(password);
  await page.getByRole("button", { name: say("account:login.submit") }).click();
}
