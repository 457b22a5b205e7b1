import { type Browser, chromium } from "@playwright/test";
import config from "../../playwright.config";
import { watchRequests } from "../support/asked";
import type { Cookie } from "../support/sign-in";

export type FirstView = {
  /** Requests to our host, photos of people aside. */
  requests: number;
  outside: string[];
  fonts: { count: number; bytes: number };
  lcpMs: number;
  /** What long tasks took beyond 50 ms each, from the first paint of content on. */
  blockedMs: number;
  shift: number;
  /** What moved, as selectors of a kind. */
  moved: string[];
};

/** A phone on a slow 4G line, as Lighthouse simulates one. */
const slow = {
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const slowdown = 4;
/** Until late scripts and fonts have settled. */
const settledMs = 2500;

export async function openBrowser(): Promise<Browser> {
  return chromium.launch(config.use?.launchOptions);
}

/** What a browser with nothing cached fetches and shows for a page, on a simulated slow phone. */
export async function firstView(browser: Browser, url: string, cookies: Cookie[] = []): Promise<FirstView> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, ...slow });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const asked = watchRequests(page, new URL(url).host);
  // The runner names the functions that it hands over by a helper of its own.
  await page.addInitScript("globalThis.__name = (one) => one");
  await page.addInitScript(observe);
  await page.goto(url);
  await page.waitForTimeout(settledMs);
  const { lcp, painted, tasks, shift, moved } = await page.evaluate(() => window.vitals);
  const sizes = await Promise.all(asked.fonts.map(async (font) => (await font.body()).byteLength));
  await context.close();
  return {
    ...{ requests: asked.own.length, outside: asked.outside },
    fonts: { count: sizes.length, bytes: sizes.reduce((sum, one) => sum + one, 0) },
    ...{ lcpMs: lcp, blockedMs: blockedAfter(painted, tasks), shift, moved },
  };
}

type Task = { startTime: number; duration: number };
type Vitals = { lcp: number; painted: number; tasks: Task[]; shift: number; moved: string[] };

function blockedAfter(painted: number, tasks: Task[]): number {
  const taken = tasks.map(({ startTime, duration }) => startTime + duration - Math.max(startTime, painted));
  return taken.reduce((sum, one) => sum + Math.max(0, one - 50), 0);
}

declare global {
  interface Window {
    vitals: Vitals;
  }
}

/** Runs in the page: first and largest paint, long tasks, layout shift. */
function observe(): void {
  window.vitals = { lcp: 0, painted: 0, tasks: [], shift: 0, moved: [] };
  type Entry = PerformanceEntry & { value: number; sources?: { node?: Node }[] };
  const on = (type: string, add: (entry: Entry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) add(entry as Entry);
    }).observe({ type, buffered: true });
  on("largest-contentful-paint", (entry) => {
    window.vitals.lcp = entry.startTime;
  });
  on("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") window.vitals.painted = startTime;
  });
  on("longtask", ({ startTime, duration }) => {
    window.vitals.tasks.push({ startTime, duration });
  });
  on("layout-shift", ({ value, sources = [] }) => {
    window.vitals.shift += value;
    window.vitals.moved.push(
      ...sources.map(({ node }) => (node instanceof Element ? `${node.tagName}.${node.className}` : "text")),
    );
  });
}
