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
  blockedMs: number;
  shift: number;
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
  const { lcp, blocked, shift } = await page.evaluate(() => window.vitals);
  const sizes = await Promise.all(asked.fonts);
  await context.close();
  return {
    ...{ requests: asked.own.length, outside: asked.outside },
    fonts: { count: sizes.length, bytes: sizes.reduce((sum, one) => sum + one, 0) },
    ...{ lcpMs: lcp, blockedMs: blocked, shift },
  };
}

declare global {
  interface Window {
    vitals: { lcp: number; blocked: number; shift: number };
  }
}

/** Runs in the page: largest paint, time that long tasks blocked, layout shift. */
function observe(): void {
  window.vitals = { lcp: 0, blocked: 0, shift: 0 };
  const on = (type: string, add: (entry: PerformanceEntry & { value: number }) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) add(entry as PerformanceEntry & { value: number });
    }).observe({ type, buffered: true });
  on("largest-contentful-paint", (entry) => {
    window.vitals.lcp = entry.startTime;
  });
  on("longtask", (entry) => {
    window.vitals.blocked += Math.max(0, entry.duration - 50);
  });
  on("layout-shift", (entry) => {
    window.vitals.shift += entry.value;
  });
}
