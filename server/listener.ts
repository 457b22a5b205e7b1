import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { clientOf } from "./client";
import { dropTypeOfNothing } from "./not-modified";
import { namesTooLongPath, tooLongPath } from "./path-bounds";
import { nameHost, nameRequest } from "./request-headers";
import { securityHeaders } from "./security-headers";

type Exchange = { requestId: string; address: string };
const exchanges = new WeakMap<IncomingMessage, Exchange>();

/** The id and the caller's address of a request that came through `listener`. */
export function exchangeOf(request: IncomingMessage): Exchange {
  const exchange = exchanges.get(request);
  if (!exchange) throw new Error("The request did not come through the listener.");
  return exchange;
}

type Options = {
  hops: number;
  log: Logger;
  /** The address that people use, where it is known. */
  publicUrl?: string | undefined;
};

/** What holds for every exchange, also for one that the framework refuses to parse: id, headers, caller, log line. */
export function listener(next: RequestListener, options: Options): RequestListener {
  return (request, response) => {
    const started = performance.now();
    const requestId = nameRequest(request);
    nameHost(request, options.publicUrl);
    const client = clientOf(request, options.hops);
    const path = localPath(request.url);
    exchanges.set(request, { requestId, address: client.address });
    request.url = client.secure ? secureAddress(request, path) : path;
    response.setHeader("X-Request-Id", requestId);
    for (const [name, value] of securityHeaders(client.secure)) response.setHeader(name, value);
    dropTypeOfNothing(response);
    response.once("close", () => write(options.log, request, response, { requestId, path, started }));
    if (!namesTooLongPath(path)) return next(request, response);
    response.writeHead(tooLongPath.status, tooLongPath.headers).end(tooLongPath.text);
  };
}

/** Path and query of a request target; the host of an absolute one is the caller's word. */
function localPath(target = "/"): string {
  if (target.startsWith("/")) return target;
  const url = URL.canParse(target) ? new URL(target) : null;
  return url ? url.pathname + url.search : "/";
}

/** The absolute form, from which the framework learns that the caller spoke TLS to the proxy. */
function secureAddress(request: IncomingMessage, path: string): string {
  const host = request.headers.host ?? "";
  return /^[\w.:[\]-]+$/.test(host) ? `https://${host}${path}` : path;
}

type Visit = { requestId: string; path: string; started: number };

/** No query, no address, no header: they carry searches, tokens and people. */
function write(log: Logger, request: IncomingMessage, response: ServerResponse, visit: Visit): void {
  const line = {
    requestId: visit.requestId,
    method: request.method,
    path: visit.path.split("?", 1)[0],
    status: response.statusCode,
    ms: Math.round(performance.now() - visit.started),
  };
  if (!response.writableFinished) log.info(line, "request cut off by the caller");
  else if (response.statusCode >= 500) log.error(line, "request");
  else log.info(line, "request");
}
