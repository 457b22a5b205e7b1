import { createHash } from "node:crypto";
import type { Endpoint } from "~/contract/endpoint";
import type { SuccessBody } from "~/contract/failure";
import { fileKept, filePolicy } from "~/contract/files";
import { failureBody, unsignedBy } from "../errors";
import { type House, readerOf } from "../mount";
import { type Http, localeOf } from "./input";

type Stored = { text: string; etag: string };
type Bytes = { bytes: Uint8Array<ArrayBuffer>; mime: string; isPublic: boolean; next?: string };

/** Answers that are held in memory are put into text once. */
const stored = new WeakMap<SuccessBody<unknown>, Stored>();

function tagged(text: string): Stored {
  return { text, etag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"` };
}

function storedText(body: SuccessBody<unknown>): Stored {
  const known = stored.get(body);
  if (known) return known;
  const made = tagged(JSON.stringify(body));
  stored.set(body, made);
  return made;
}

/** `If-None-Match` compares weakly: a proxy that compressed the answer marks its tag "W/". */
const names = (header: string | undefined, etag: string) =>
  (header ?? "").split(",").some((one) => one.trim() === "*" || one.trim().replace(/^W\//, "") === etag);

type Ages = Pick<Endpoint, "cacheSeconds" | "staleSeconds">;

function publicAnswer(c: Http, { text, etag }: Stored, ages: Ages, type = "application/json"): Response {
  const stale = ages.staleSeconds ? `, stale-while-revalidate=${ages.staleSeconds}` : "";
  c.header("Cache-Control", `public, max-age=${ages.cacheSeconds}${stale}`);
  c.header("ETag", etag);
  if (names(c.req.header("If-None-Match"), etag)) return c.body(null, 304);
  return c.body(text, 200, { "Content-Type": type });
}

/** Answers everybody with one text, which is made when it is first asked for. */
export function constantAnswer(make: () => string | Promise<string>, type: string) {
  let made: Promise<Stored> | undefined;
  return async (c: Http): Promise<Response> => {
    made ??= Promise.resolve(make()).then(tagged);
    return publicAnswer(c, await made, { cacheSeconds: 300, staleSeconds: 3000 }, type);
  };
}

function fileAnswer(c: Http, { bytes, mime, isPublic, next }: Bytes): Response {
  if (next) c.header("Next-Cursor", next);
  c.header("Cache-Control", isPublic ? fileKept.public : fileKept.private);
  c.header("Content-Security-Policy", filePolicy);
  c.header("X-Content-Type-Options", "nosniff");
  return c.body(bytes, 200, { "Content-Type": mime, "Content-Length": String(bytes.byteLength) });
}

/** A good answer in the form that its endpoint states. */
export function answer(c: Http, endpoint: Endpoint, body: SuccessBody<unknown>): Response {
  if (endpoint.answer === "file") return fileAnswer(c, body.data as Bytes);
  if (endpoint.cacheSeconds) return publicAnswer(c, storedText(body), endpoint);
  return c.json(body, endpoint.success ?? 200);
}

/** The door for gateways is open to all: what is not signed there is no fault of ours, and told once a minute whoever knocks. */
function tellUnforeseen({ log, uses, now }: House, requestId: string, error: Error): void {
  const gateway = unsignedBy(error);
  if (gateway === null) {
    log.error({ requestId, err: error }, "operation failed");
    return;
  }
  const isTold = uses.take([{ name: "unsigned", subject: gateway, max: 1, seconds: 60 }], now());
  if (!isTold) log.warn({ requestId, gateway }, "an event was not signed by its gateway");
}

/** The one form of failure. What nobody foresaw is logged with the request's id, and says nothing of itself. */
export async function failure(c: Http, house: House, error: Error): Promise<Response> {
  const requestId = c.res.headers.get("X-Request-Id") ?? "";
  const body = failureBody(error, await readerOf(localeOf(c), c.get("memo")), requestId);
  if (body.request_id !== undefined) tellUnforeseen(house, requestId, error);
  // What is left of the body is not read, so the connection is of no further use.
  if (body.code === "tooLarge") c.header("Connection", "close");
  if (body.retry_after !== undefined) c.header("Retry-After", String(body.retry_after));
  return c.json(body, body.status as 400);
}
