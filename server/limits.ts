import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { uploadLimits } from "~/contract/files";

const MiB = 1024 * 1024;
const form = MiB;
/** One file, and its envelope. */
const upload = uploadLimits.bytes + MiB;
/** A page's form carries all files of a request, and its fields. */
const formWithFiles = uploadLimits.photosPerRequest * uploadLimits.bytes + form;

type SiteContext = Context<{ Bindings: HttpBindings }>;

/** Refuses what is larger than its kind of request may be, before anything reads it. */
export function limitBodies(
  refuse: (context: SiteContext) => Response,
): MiddlewareHandler<{ Bindings: HttpBindings }> {
  const onError = async (context: Context) => {
    await discard(context.req.raw.body);
    return refuse(context as SiteContext);
  };
  const checks = new Map(
    [form, upload, formWithFiles].map((maxSize) => [maxSize, bodyLimit({ maxSize, onError })]),
  );
  return async (context, next) => {
    if (context.req.method === "GET" || context.req.method === "HEAD") return next();
    return checks.get(limitOf(context.req.raw))?.(context, next);
  };
}

/** A browser shows the answer only once it has sent all: what is not far too large is read and dropped. */
async function discard(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (!body || body.locked) return;
  const reader = body.getReader();
  for (let bytes = 0; bytes < 2 * formWithFiles; ) {
    const { done, value } = await reader.read();
    if (done) return;
    bytes += value.byteLength;
  }
}

/** The most bytes that a request may carry. A length that is not announced gets no room for files in memory. */
export function limitOf(request: Request): number {
  if (new URL(request.url).pathname === "/api/v1/uploads") return upload;
  const multipart = request.headers.get("Content-Type")?.startsWith("multipart/form-data");
  return multipart && request.headers.has("Content-Length") ? formWithFiles : form;
}
