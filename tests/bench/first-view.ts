import { type Browser, chromium, type Page } from "@playwright/test";
import config from "../../playwright.config";
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
  await page.addInitScript(observe);
  await page.goto(url);
  await page.waitForTimeout(settledMs);
  const { lcp, blocked, shift } = await page.evaluate(() => window.vitals);
  const view = { ...(await asked()), lcpMs: lcp, blockedMs: blocked, shift };
  await context.close();
  return view;
}

function watchRequests(
  page: Page,
  host: string,
): () => Promise<Pick<FirstView, "requests" | "outside" | "fonts">> {
  const own: string[] = [];
  const outside: string[] = [];
  const fonts: Promise<number>[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (!url.protocol.startsWith("http")) return;
    if (url.host !== host) outside.push(url.host);
    else if (!/\/files\//.test(url.pathname)) own.push(url.pathname);
  });
  page.on("response", (response) => {
    if (response.request().resourceType() === "font")
      fonts.push(response.body().then(({ byteLength }) => byteLength));
  });
  return async () => {
    const sizes = await Promise.all(fonts);
    return {
      requests: own.length,
      outside,
      fonts: { count: sizes.length, bytes: sizes.reduce((sum, one) => sum + one, 0) },
    };
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
