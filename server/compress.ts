import { once } from "node:events";
import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { type BrotliCompress, constants, createBrotliCompress, createGzip, type Gzip } from "node:zlib";
import { type Encoding, preferredEncoding } from "./header-lists";

const compressible = /^(text\/|application\/(json|xml|manifest\+json|javascript)|image\/svg)/;
/** Bytes below which compression costs more than it saves. */
const smallest = 1024;

/**
 * The encoding in which an answer is sent, which its headers then say; null when it goes as it is. The body is asked for first: the server's
 * own kind of answer copies its headers when it gets one.
 */
export function encode(request: Request, { body, headers, status }: Response): Encoding | null {
  const length = headers.get("Content-Length");
  if (status === 204 || status === 304 || status === 206 || headers.has("Content-Encoding")) return null;
  if (!compressible.test(headers.get("Content-Type") ?? "")) return null;
  headers.append("Vary", "Accept-Encoding");
  const encoding = preferredEncoding(request.headers.get("Accept-Encoding"), ["br", "gzip"]);
  if (!encoding || request.method === "HEAD" || (length && Number(length) < smallest)) return null;
  if (!body) return null;
  headers.set("Content-Encoding", encoding);
  headers.delete("Content-Length");
  return encoding;
}

/** Compresses a rendered answer as it streams: brotli at a quality and window that cost a page little, else gzip. */
export function compress(request: Request, response: Response): Response {
  const encoding = encode(request, response);
  const { headers, status } = response;
  if (!encoding || !response.body) return response;
  const encoder = encoding === "br" ? brotli() : createGzip({ level: 6 });
  void pump(response.body, encoder);
  return new Response(Readable.toWeb(encoder) as ReadableStream<Uint8Array>, { status, headers });
}

function brotli(): BrotliCompress {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants;
  return createBrotliCompress({ params: { [BROTLI_PARAM_QUALITY]: 4, [BROTLI_PARAM_LGWIN]: 16 } });
}

/** Flushes whenever the source pauses, so that what is rendered reaches the browser before what is still awaited. */
async function pump(source: ReadableStream<Uint8Array>, encoder: BrotliCompress | Gzip): Promise<void> {
  const reader = (source as NodeReadableStream<Uint8Array>).getReader();
  let pause: NodeJS.Immediate | undefined;
  encoder.once("close", () => {
    clearImmediate(pause);
    reader.cancel().catch(() => {});
  });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      clearImmediate(pause);
      if (done) break;
      if (!encoder.write(value)) await once(encoder, "drain");
      pause = setImmediate(() => encoder.flush());
    }
    encoder.end();
  } catch (error) {
    encoder.destroy(error instanceof Error ? error : new Error(String(error)));
  }
}
