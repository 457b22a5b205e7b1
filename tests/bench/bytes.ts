import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** What a first view of a page costs to carry, in bytes after compression. Photos are not counted. */
export type Weight = {
  html: number;
  scriptGzip: number;
  scriptBrotli: number;
  styles: number;
  /** The page itself and every file of ours that its HTML asks for at once. */
  requests: number;
  /** Hosts other than ours that the HTML names in a file to load. */
  outside: string[];
};

const client = "build/client";

/** Reads what the HTML of a page makes a browser load before the page is usable. */
export async function weigh(url: string, headers: Record<string, string> = {}): Promise<Weight> {
  const html = await (await fetch(url, { headers: { ...headers, "Accept-Encoding": "identity" } })).text();
  const scripts = unique(
    html,
    /(?:rel="modulepreload" href|<script[^>]* src|import \* as \w+ from )="?"?([^"]+\.js)"/g,
  );
  const sheets = unique(html, /rel="stylesheet" href="([^"]+)"/g);
  const icons = unique(html, /<use href="([^"#]+)/g);
  const pictures = unique(html, /<img[^>]* src="(\/assets\/[^"#]+)/g);
  const fonts = unique(html, /rel="preload" as="font"[^>]* href="([^"]+)"/g);
  const named = [...scripts, ...sheets, ...icons, ...pictures, ...fonts];
  return {
    html: gzipSync(html, { level: 6 }).byteLength,
    scriptGzip: sum(scripts.map((path) => size(path, "gz"))),
    scriptBrotli: sum(scripts.map((path) => size(path, "br"))),
    styles: sum(sheets.map((path) => size(path, "gz"))),
    requests: 1 + new Set(named).size,
    outside: named.filter((path) => !path.startsWith("/")),
  };
}

const unique = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, path]) => path ?? "")),
];
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

function size(path: string, ending: "br" | "gz"): number {
  const file = join(client, decodeURI(path));
  if (existsSync(`${file}.${ending}`)) return readFileSync(`${file}.${ending}`).byteLength;
  const bytes = readFileSync(file);
  return (ending === "br" ? brotliCompressSync(bytes) : gzipSync(bytes)).byteLength;
}
