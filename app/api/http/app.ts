import { Hono } from "hono";
import { ApiError } from "../errors";
import { type House, invoke } from "../mount";
import { methodsByPath, type Route, routes } from "../routes";
import { newId } from "../secrets";
import { answer, constantAnswer, failure } from "./answer";
import { readBody } from "./body";
import { docsPage, docsPolicy } from "./docs-page";
import { type Carried, type Http, idempotencyKeyOf, localeOf, readJson, readQuery, tokenOf } from "./input";
import { openApiDocument } from "./openapi";

/** The server's own id for the request, so that its log has one; else the caller's, else a new one. */
function requestIdOf(c: Http): string {
  const given = /^[\w-]{8,64}$/.exec(c.req.header("X-Request-Id") ?? "")?.[0];
  return c.env?.requestId ?? given ?? newId();
}

async function handle(c: Http, house: House, { area, operation, endpoint }: Route): Promise<Response> {
  const isFile = endpoint.body === "file";
  const isQuery = endpoint.method === "GET" || isFile;
  const body = isQuery ? readQuery(endpoint, c) : await readJson(c, house.settings.bodyBytes);
  const result = await invoke(house, {
    area,
    operation,
    input: { ...body, ...c.req.param() },
    token: tokenOf(c),
    locale: localeOf(c),
    address: c.env?.address ?? null,
    requestId: c.res.headers.get("X-Request-Id") ?? "",
    memo: c.get("memo"),
    draftKey: c.req.header("Draft-Key") ?? null,
    idempotencyKey: idempotencyKeyOf(c),
    ...(endpoint.signed && {
      signature: c.req.header("Stripe-Signature") ?? c.req.header("Signature") ?? null,
    }),
    // Read, within its bounds, when the caller turns out to be one who may send it.
    ...(isFile && { bytes: () => readBody(c.req.raw, house.settings.uploadBytes) }),
  });
  return answer(c, endpoint, result);
}

function refuse(code: "methodNotAllowed" | "notFound"): never {
  throw new ApiError(code);
}

/** The website API over HTTP: one route for each endpoint of the contract, its description, and one shape of failure. */
export function createHttp(house: House): Hono<Carried> {
  const app = new Hono<Carried>().basePath("/api/v1");
  app.use(async (c, next) => {
    c.set("memo", {});
    c.header("X-Request-Id", requestIdOf(c));
    c.header("Cache-Control", "no-store");
    c.header("Content-Language", localeOf(c));
    c.header("Vary", "Accept-Language, Authorization");
    await next();
  });
  app.get(
    "/openapi.json",
    constantAnswer(() => JSON.stringify(openApiDocument()), "application/json"),
  );
  app.use("/docs", async (c, next) => {
    c.header("Content-Security-Policy", docsPolicy);
    await next();
  });
  app.get(
    "/docs",
    constantAnswer(async () => String(await docsPage(openApiDocument())), "text/html; charset=utf-8"),
  );
  for (const route of routes) {
    const { method, path } = route.endpoint;
    app.on(method, path, (c) => handle(c, house, route));
  }
  for (const [path, methods] of methodsByPath)
    app.all(path, (c) => {
      c.header("Allow", methods.join(", "));
      return refuse("methodNotAllowed");
    });
  app.notFound((c) => failure(c, house, new ApiError("notFound")));
  app.onError((error, c) => failure(c, house, error));
  return app;
}
