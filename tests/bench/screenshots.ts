import { mkdirSync, rmSync } from "node:fs";
import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import config from "../../playwright.config";
import { freshDemo, prepareDemo } from "../support/demo";
import { startServer } from "../support/server";
import { demoLogins, signIn } from "../support/sign-in";
import { addressOf, sitemap, type Visitor } from "../support/sitemap";

const folder = "tests/results/screens";
const locales = ["en", "ar"] as const;
const widths = [390, 1440];
/** `npm run screenshots home login` takes only the pages so named. */
const wanted = process.argv.slice(2);
const entries = sitemap.filter(({ name }) => wanted.length === 0 || wanted.includes(name));

async function contextFor(
  browser: Browser,
  site: string,
  visitor: Visitor,
  width: number,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width, height: width < 600 ? 844 : 900 },
    reducedMotion: "reduce",
    timezoneId: "Africa/Cairo",
  });
  if (visitor !== "guest") await context.addCookies(await signIn(site, demoLogins[visitor]));
  return context;
}

async function takeAll(browser: Browser, site: string, visitor: Visitor, width: number): Promise<string[]> {
  const context = await contextFor(browser, site, visitor, width);
  const page = await context.newPage();
  const read = async (path: string) => {
    const response = await context.request.get(path, { maxRedirects: 0 });
    return { status: response.status(), text: await response.text() };
  };
  const failed: string[] = [];
  for (const entry of entries.filter((one) => one.visitor === visitor)) {
    for (const locale of locales) {
      const file = `${entry.name}-${locale}-${width}.png`;
      try {
        const address = await addressOf(entry, locale, read);
        const response = await page.goto(address);
        const isWanted = response?.ok() || entry.name === "no-such-page";
        if (!isWanted) throw new Error(`${address} answers ${response?.status()}`);
        const { pathname, search } = new URL(page.url());
        if (pathname + search !== address) throw new Error(`${address} leads to ${page.url()}`);
        await page.evaluate(() => document.fonts.ready.then(() => true));
        await page.screenshot({ path: `${folder}/${file}`, fullPage: true });
      } catch (error) {
        failed.push(`${file}: ${error instanceof Error ? error.message.split("\n", 1)[0] : error}`);
      }
    }
  }
  await context.close();
  return failed;
}

await prepareDemo();
const data = freshDemo();
const server = await startServer({ DATA_DIR: data, DEMO: "on" });
const browser = await chromium.launch(config.use?.launchOptions);
mkdirSync(folder, { recursive: true });
const failed: string[] = [];
for (const visitor of new Set(entries.map((entry) => entry.visitor))) {
  for (const width of widths) failed.push(...(await takeAll(browser, server.url, visitor, width)));
}
await browser.close();
await server.stop();
rmSync(data, { recursive: true, force: true });
console.log(`${entries.length * locales.length * widths.length - failed.length} screenshots in ${folder}`);
if (failed.length > 0) {
  console.error(failed.join("\n"));
  process.exitCode = 1;
}
