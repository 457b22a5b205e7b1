import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { listed, preferredEncoding } from "./header-lists";

type File = {
  type: string;
  cache: string;
  etag: string;
  plain: Uint8Array;
  br?: Uint8Array;
  gzip?: Uint8Array;
};

/**
 * Serves the client build from memory: the few files it holds are read once, so no request names a path on disk.
 * Answers null for what is not a file; under `/assets/`, where every name carries its content's hash, that is a 404.
 */
export function staticFiles(root: string): (request: Request) => Response | null {
  const files = new Map(paths(root).map((path) => [`/${path}`, load(root, path)]));
  return (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") return null;
    const path = new URL(request.url).pathname;
    const file = files.get(path);
    if (file) return answer(request, file);
    return path.startsWith("/assets/") ? notFound() : null;
  };
}

function paths(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .filter((path) => !/(^|\/)\./.test(path) && !/\.(br|gz)$/.test(path));
}

function load(root: string, path: string): File {
  const plain = readFileSync(join(root, path));
  const read = (ending: string) => {
    const name = join(root, `${path}.${ending}`);
    return existsSync(name) ? readFileSync(name) : undefined;
  };
  return {
    type: getMimeType(path) ?? "application/octet-stream",
    cache: path.startsWith("assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600",
    etag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
    plain,
    br: read("br"),
    gzip: read("gz"),
  };
}

function answer(request: Request, file: File): Response {
  const headers = new Headers({ "Content-Type": file.type, "Cache-Control": file.cache, ETag: file.etag });
  const available = (["br", "gzip"] as const).filter((encoding) => file[encoding]);
  const encoding = preferredEncoding(request.headers.get("Accept-Encoding"), available);
  if (available.length > 0) headers.set("Vary", "Accept-Encoding");
  if (encoding) {
    headers.set("Content-Encoding", encoding);
    headers.set("ETag", file.etag.replace(/"$/, `-${encoding}"`));
  }
  const known = listed(request.headers.get("If-None-Match"));
  const etag = headers.get("ETag") ?? "";
  if (known.includes(etag) || known.includes(`W/${etag}`))
    return new Response(null, { status: 304, headers });
  const bytes = (encoding && file[encoding]) || file.plain;
  headers.set("Content-Length", String(bytes.byteLength));
  return new Response(request.method === "HEAD" ? null : (bytes as Uint8Array<ArrayBuffer>), { headers });
}

function notFound(): Response {
  return new Response("404 Not Found", {
    status: 404,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
