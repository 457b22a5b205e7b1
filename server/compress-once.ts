import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { compress, encode } from "./compress";

const compressed = {
  br: (bytes: Uint8Array) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: 6 }),
};

/** Answers that are kept compressed: more than there are without a search in them. */
const most = 50;

/** Compresses what has a tag of its content once for each encoding, and everything else as it streams. */
export class CompressedAnswers {
  private readonly kept = new Map<string, Uint8Array<ArrayBuffer>>();

  async answer(request: Request, response: Response): Promise<Response> {
    const etag = response.headers.get("ETag") ?? "";
    if (response.status !== 200 || !etag.startsWith('"')) return compress(request, response);
    const encoding = encode(request, response);
    if (!encoding) return response;
    const key = `${encoding} ${etag}`;
    const bytes =
      this.kept.get(key) ??
      new Uint8Array(await compressed[encoding](new Uint8Array(await response.arrayBuffer())));
    // What was asked for last is forgotten last.
    this.kept.delete(key);
    this.kept.set(key, bytes);
    const [oldest = ""] = this.kept.keys();
    if (this.kept.size > most) this.kept.delete(oldest);
    const { headers } = response;
    headers.set("Content-Length", String(bytes.byteLength));
    return new Response(bytes, { headers });
  }
}
