import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import { placeOf } from "~/api/network-place";
import { formBytes, uploadLimits } from "~/contract/files";
import { takesFiles } from "~/web/site/file-pages";
import { paced } from "./pace";

const { texts: form, withFiles: formWithFiles } = formBytes;
/** One file, and its envelope. */
const upload = uploadLimits.bytes + 1024 * 1024;
/** Requests with files that may be on their way at once, of all and from one place: each holds a file in memory. */
const mostAtOnce = { ofAll: 24, ofOne: 6 };

type SiteContext = Context<{ Bindings: HttpBindings }>;
type Options = {
  refuse: (context: SiteContext, status: 413 | 503) => Response;
  addressOf: (context: SiteContext) => string;
  /** Ends the line on which a request comes. */
  drop: (context: SiteContext) => void;
};

/**
 * Refuses what announces to be larger than its kind of request may be, and more files at once than memory holds. Whose files come
 * slower than any line is makes room for others.
 */
export function limitBodies({
  refuse,
  addressOf,
  drop,
}: Options): MiddlewareHandler<{ Bindings: HttpBindings }> {
  const senders = new Map<string, number>();
  return async (context, next) => {
    const { raw } = context.req;
    if (raw.method === "GET" || raw.method === "HEAD") return next();
    const refused = async (status: 413 | 503) => {
      // Whoever hangs up over it waits for no answer.
      await discard(raw.body).catch(() => {});
      return refuse(context, status);
    };
    const most = limitOf(raw);
    const announced = Number(raw.headers.get("Content-Length") ?? Number.NaN);
    if (announced > most) return refused(413);
    if (most === form || announced <= form) return next();
    const place = placeOf(addressOf(context));
    const own = senders.get(place) ?? 0;
    const all = [...senders.values()].reduce((sum, count) => sum + count, 0);
    if (own >= mostAtOnce.ofOne || all >= mostAtOnce.ofAll) return refused(503);
    senders.set(place, own + 1);
    try {
      const body = raw.body && paced(raw.body, () => drop(context));
      if (body) context.req.raw = new Request(raw, { body, duplex: "half" });
      await next();
    } finally {
      const left = (senders.get(place) ?? 1) - 1;
      if (left > 0) senders.set(place, left);
      else senders.delete(place);
    }
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

/** The most bytes that a request may announce. One that announces nothing is held to its bounds by whoever reads it. */
function limitOf(request: Request): number {
  const { pathname } = new URL(request.url);
  if (pathname === "/api/v1/uploads") return upload;
  const isMultipart = request.headers.get("Content-Type")?.startsWith("multipart/form-data");
  return isMultipart && takesFiles(pathname) ? formWithFiles : form;
}
