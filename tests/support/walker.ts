import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { type Asked, watchRequests } from "./asked";
import { countLayoutShift } from "./layout-shift";
import { type Cookie, demoLogins, signIn } from "./sign-in";
import type { Visitor } from "./sitemap";
import { watch } from "./watch";

/** A browser that goes from page to page, and what is noted of the one that it is on. */
export type Walker = {
  page: Page;
  asked: Asked;
  problems: string[];
  layoutShift: Awaited<ReturnType<typeof countLayoutShift>>;
};

const site = () => process.env.SITE_URL ?? "";

const sessions = new Map<Visitor, Promise<Cookie[]>>();

/** One sign-in for each kind of visitor and worker. */
export function sessionOf(visitor: Visitor): Promise<Cookie[]> {
  if (visitor === "guest") return Promise.resolve([]);
  const known = sessions.get(visitor) ?? signIn(site(), demoLogins[visitor]);
  sessions.set(visitor, known);
  return known;
}

const walkers = new Map<string, Promise<Walker>>();

async function open(visitor: Visitor, browser: Browser, options: BrowserContextOptions): Promise<Walker> {
  const context = await browser.newContext(options);
  await context.addCookies(await sessionOf(visitor));
  const page = await context.newPage();
  const layoutShift = await countLayoutShift(page);
  return { page, asked: watchRequests(page, new URL(site()).host), problems: watch(page), layoutShift };
}

/** One browser for each kind of visitor, language and worker: it has the scripts, and draws one page after another. */
export async function walkerOf(
  visitor: Visitor,
  browser: Browser,
  options: BrowserContextOptions,
): Promise<Walker> {
  const name = [visitor, options.locale, options.viewport?.width].join(" ");
  const known = walkers.get(name) ?? open(visitor, browser, options);
  walkers.set(name, known);
  const walker = await known;
  for (const noted of [...Object.values(walker.asked), walker.problems]) noted.length = 0;
  if (options.viewport) await walker.page.setViewportSize(options.viewport);
  return walker;
}
