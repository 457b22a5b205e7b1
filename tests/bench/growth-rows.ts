import { addressOf, sitemap } from "../support/sitemap";
import { growth } from "./growth";
import { type Asked, countQueries } from "./queries";
import { header, known, type Scene, startAsking } from "./scene";
import type { Row } from "./table";

const lists = ["/en/all-requests", "/en/all-requests?service=ac-repair", "/en/all-requests?city=cairo"];

/** Every page of the product, once for each visitor who sees another page there. */
async function pagesOf({ cookiesOf }: Scene, site: string): Promise<Asked[]> {
  const pages: Asked[] = [];
  for (const entry of sitemap) {
    const cookies = entry.visitor === "guest" ? [known] : cookiesOf(entry.visitor);
    const address = await addressOf(entry, "en", async (path) => {
      const response = await fetch(site + path, { headers: header(cookies), redirect: "manual" });
      return { status: response.status, text: await response.text() };
    });
    pages.push({ name: entry.name, url: site + address, cookies });
  }
  return pages;
}

export async function growthRows(scene: Scene, many: number): Promise<Row[]> {
  const { cluster } = scene;
  const grown = await growth(cluster.url, many, lists);
  const slowest = grown.toSorted((a, b) => b.time - a.time)[0];
  const largest = grown.toSorted((a, b) => Math.abs(b.bytes - 1) - Math.abs(a.bytes - 1))[0];
  const server = await startAsking(scene);
  const pages = await pagesOf(scene, server.url);
  const { log, url } = cluster;
  const asked = log ? await countQueries({ url, log }, pages) : [];
  await server.stop();
  const most = asked.toSorted((a, b) => b.queries - a.queries)[0];
  const size = `1,000 → ${many.toLocaleString("en")} rows`;
  return [
    {
      figure: `list page's time, ${size}`,
      value: slowest?.time ?? Number.NaN,
      ...{ unit: "×", must: 1.2, aim: 1.1, isHard: true },
      note: grown
        .map(({ path, msFew, msMany }) => `${path} ${msFew.toFixed(2)} → ${msMany.toFixed(2)} ms`)
        .join(", "),
    },
    {
      figure: `list page's HTML, ${size}`,
      value: Math.abs((largest?.bytes ?? Number.NaN) - 1) * 100,
      ...{ unit: "%", must: 5, aim: 1, isHard: true },
    },
    {
      figure: "queries of one page",
      value: most?.queries ?? Number.NaN,
      ...{ unit: "", must: 6, aim: 3, isHard: true },
      note: asked
        .filter(({ queries }) => queries > 3)
        .map(({ name, queries: count }) => `${name} ${count}`)
        .join(", "),
    },
  ];
}
