import { addressOf, type Entry, isProduct, sitemap } from "../support/sitemap";
import { type Weight, weigh } from "./bytes";
import { header, type Scene } from "./scene";
import type { Row } from "./table";

type Weighed = Weight & { entry: Entry };

/** The heaviest page of each kind, in both languages. */
export async function bytesRows(scene: Scene): Promise<Row[]> {
  const weighed: Weighed[] = [];
  for (const entry of sitemap.filter(isProduct)) {
    for (const locale of ["en", "ar"] as const) {
      const headers = header(scene.cookiesOf(entry.visitor));
      const address = await addressOf(entry, locale, async (path) => {
        const response = await fetch(scene.server.url + path, { headers, redirect: "manual" });
        return { status: response.status, text: await response.text() };
      });
      weighed.push({ ...(await weigh(scene.server.url + address, headers)), entry });
    }
  }
  const open = weighed.filter(({ entry }) => entry.visitor === "guest");
  const signedIn = weighed.filter(({ entry }) => entry.visitor !== "guest");
  const landing = weighed.filter(({ entry }) => entry.name === "home");
  return [
    row("JavaScript of a public page, gzip", open, (page) => page.scriptGzip, 95, 88),
    row("JavaScript of a public page, brotli", open, (page) => page.scriptBrotli, 83, 77),
    row("JavaScript of a signed-in page, gzip", signedIn, (page) => page.scriptGzip, 115, 100),
    row("CSS of any page, gzip", weighed, (page) => page.styles, 12, 8),
    row("HTML of the landing page, gzip", landing, (page) => page.html, 11, 8),
  ];
}

function row(
  figure: string,
  pages: Weighed[],
  pick: (page: Weighed) => number,
  must: number,
  aim: number,
): Row {
  const heaviest = pages.toSorted((a, b) => pick(b) - pick(a))[0];
  const value = heaviest ? pick(heaviest) / 1000 : Number.NaN;
  return { figure, value, unit: "kB", must, aim, isHard: true, note: heaviest?.entry.name ?? "" };
}
