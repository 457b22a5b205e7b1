import * as build from "virtual:remix/server-build";
import { createRequestHandler } from "@remix-run/server-runtime";
import { adoptEnv } from "~/env.server";
import { namesTooLongPath, tooLongPath } from "../server/path-bounds";
import { securityHeaders } from "../server/security-headers";

const handle = createRequestHandler(build, "production");

/** The web application on an edge runtime: pages here, the website API at API_BASE_URL, files by the platform. */
const worker = {
  async fetch(request: Request, bindings: Record<string, unknown>): Promise<Response> {
    adoptEnv(bindings);
    const requestId = crypto.randomUUID();
    const address = request.headers.get("CF-Connecting-IP");
    const { pathname, search } = new URL(request.url);
    const response = namesTooLongPath(pathname + search)
      ? new Response(tooLongPath.text, tooLongPath)
      : await handle(request, { requestId, address, cookies: [] });
    response.headers.set("X-Request-Id", requestId);
    for (const [name, value] of securityHeaders(request.url.startsWith("https:")))
      response.headers.set(name, value);
    return response;
  },
};

// The form in which the platform asks for it.
export default worker;
