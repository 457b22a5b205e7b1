import type { Page } from "@playwright/test";

type Jump = { value: number; moved: string[] };

declare global {
  interface Window {
    jumps?: Jump[];
  }
}

/** Call before the page is opened: adds up how far things jump that no one touched, and names them. */
export async function countLayoutShift(page: Page): Promise<() => Promise<{ total: number; moved: string }>> {
  await page.addInitScript(() => {
    type Source = { node: Node | null };
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] };
    const nameOf = ({ node }: Source) =>
      node instanceof Element ? `${node.localName}.${node.className}` : (node?.textContent ?? "");
    const jumps: Jump[] = [];
    window.jumps = jumps;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput) jumps.push({ value, moved: sources.map(nameOf) });
    }).observe({ type: "layout-shift", buffered: true });
  });
  return async () => {
    const jumps = await page.evaluate(() => window.jumps ?? []);
    const total = jumps.reduce((sum, { value }) => sum + value, 0);
    return {
      total,
      moved: jumps.map(({ value, moved }) => `${value.toFixed(4)} ${moved.join(" ")}`).join("; "),
    };
  };
}
