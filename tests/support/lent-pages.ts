import type { Browser, BrowserContextOptions, Page } from "@playwright/test";

/** What a story asks of the browser that is lent to it; the address is the one that its requests come from. */
type Lending = { browser: Browser; options: BrowserContextOptions; address: string };

const free = new Map<string, Page[]>();
const nameOf = ({ viewport: _, ...options }: BrowserContextOptions) => JSON.stringify(options);

/** Pages with something that no browser takes back: scripts of their own at each start, another clock. */
const bent = new WeakSet<Page>();

/** Events to which stories listen. */
const heard = ["pageerror", "console", "request", "response", "framenavigated", "dialog"] as const;

/**
 * A page of a browser without a past: no cookies, nothing kept, nobody who listens. A new one costs its process, three times what a page
 * of the product costs, so that a worker lends the same ones from story to story.
 */
export async function lend({ browser, options, address }: Lending): Promise<Page> {
  const page = free.get(nameOf(options))?.pop() ?? (await open(browser, options));
  await page.context().setExtraHTTPHeaders({ "X-Forwarded-For": address });
  const { viewport } = options;
  if (viewport && page.viewportSize()?.width !== viewport.width) await page.setViewportSize(viewport);
  return page;
}

async function open(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  const [addInitScript, install] = [page.addInitScript.bind(page), page.clock.install.bind(page.clock)];
  page.addInitScript = (...script: Parameters<typeof addInitScript>) => {
    bent.add(page);
    return addInitScript(...script);
  };
  page.clock.install = (...time) => {
    bent.add(page);
    return install(...time);
  };
  return page;
}

/** Takes a page back and empties its browser. @param isSound whether the story went well; otherwise nobody else gets the page */
export async function takeBack(page: Page, options: BrowserContextOptions, isSound: boolean): Promise<void> {
  const context = page.context();
  if (!isSound || bent.has(page) || page.isClosed()) return context.close();
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const event of heard) page.removeAllListeners(event);
  await Promise.all([page.unrouteAll(), context.unrouteAll(), context.setOffline(false)]);
  // A page of this site that does nothing: what the story kept is reached from it, and its process stays.
  await page.goto("/robots.txt");
  await Promise.all([context.clearCookies(), page.mouse.move(0, 0)]);
  if (options.javaScriptEnabled !== false) await page.evaluate(() => sessionStorage.clear());
  free.set(nameOf(options), [...(free.get(nameOf(options)) ?? []), page]);
}
