import type { AppLoadContext, DataFunctionArgs, EntryContext, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse } from "@remix-run/react";
import { drawDocument } from "./document.server";
import { passHeaders } from "./web/answer-headers.server";
import { type Exchange, exchangeOf } from "./web/calls/exchange.server";
import { contentSecurityPolicy, newNonce } from "./web/document-policy.server";
import { readMethods } from "./web/site/read-only.server";

export { createRequestHandler } from "@remix-run/node";
export { env } from "./env.server";
export { openApi } from "./web/api.server";

/** Data that takes longer than this is cut off. */
export const streamTimeout = 10_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const nonce = newNonce();
  const { html, isWhole } = await drawDocument(remixContext, request.url, nonce);
  if (!isWhole && !request.signal.aborted)
    logError({ request, context }, new Error("A part of the page was not drawn"));
  const outcome = isWhole ? shownStatus(remixContext, status) : 500;
  finishHeaders(await exchangeOf({ request, context }), headers);
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (outcome === 405) headers.set("Allow", readMethods);
  headers.set("Content-Security-Policy", contentSecurityPolicy(nonce));
  return new Response(html, { status: outcome, headers });
}

/** The page of an error has its status, also after a form whose action found nothing wrong: the framework has the action's win. */
function shownStatus({ staticHandlerContext }: EntryContext, status: number): number {
  const [error] = Object.values(staticHandlerContext.errors ?? {});
  if (error === undefined) return status;
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** What the router fetches for itself gets the same cookies as a page. */
export async function handleDataRequest(
  response: Response,
  { request, context }: DataFunctionArgs,
): Promise<Response> {
  finishHeaders(await exchangeOf({ request, context }), response.headers);
  return response;
}

/** What a signed-in visitor sees is not kept: after signing out, the way back in the browser's history asks anew. */
function finishHeaders(exchange: Exchange, headers: Headers): void {
  const kept = exchange.session.token ? "private, no-store" : "private, no-cache";
  passHeaders(exchange, headers);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", kept);
}

/** The framework's word to who asks for data as before single fetch: any caller can. */
const isOutdatedCall = (error: unknown) =>
  error instanceof Error && error.message.startsWith("Warning: Single fetch-enabled apps");

/** What the router itself refuses, such as a method that a page does not take, is no failure of ours. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if ((isRouteErrorResponse(error) && error.status < 500) || isOutdatedCall(error)) return;
  if (!request.signal.aborted) logError({ request, context }, error);
};

/** The path without its query: what people typed stays out of the log. */
function logError(of: Pick<DataFunctionArgs, "request" | "context">, error: unknown): void {
  const { method, url } = of.request;
  const { requestId } = of.context as { requestId?: string };
  const stack = error instanceof Error ? error.stack : String(error);
  console.error(
    JSON.stringify({
      level: 50,
      time: Date.now(),
      msg: "page failed",
      ...{ requestId, method, path: new URL(url).pathname },
      stack,
    }),
  );
}
