import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import type { Logger } from "pino";
import type { Api } from "~/api/index";
import type { Application } from "./application";
import { compress } from "./compress";
import { CompressedAnswers } from "./compress-once";
import { isForeignChange } from "./foreign-change";
import { limitBodies } from "./limits";
import { exchangeOf } from "./listener";
import { PageStore } from "./page-store";
import { refuse } from "./refusal";
import { staticFiles } from "./static";

const healthMs = 2000;

type Parts = {
  build: Application;
  /** Gives the embedded API once its database is open; null when the web app talks to a remote one. */
  open: () => Promise<Api | null>;
  /** The folder of the client build. */
  client: string;
  log: Logger;
};

/** The whole site: health, files, API, pages. What needs the database waits until it is open. */
export function createSite({ build, open, client, log }: Parts): Hono<{ Bindings: HttpBindings }> {
  const files = staticFiles(client);
  const pages = build.entry.module.createRequestHandler(build, "production");
  const store = new PageStore();
  const answers = new CompressedAnswers();
  const site = new Hono<{ Bindings: HttpBindings }>();

  site.onError((error, { req, env }) => {
    const { requestId } = exchangeOf(env.incoming);
    log.error({ requestId, err: error }, "request failed");
    return refuse(req.raw, 500, requestId);
  });
  site.get("/healthz", () => health(open));
  site.use(async ({ req }, next) => files(req.raw) ?? next());
  site.use(
    limitBodies({
      refuse: ({ req, env }, status) => refuse(req.raw, status, exchangeOf(env.incoming).requestId),
      addressOf: ({ env }) => exchangeOf(env.incoming).address,
      drop: ({ env }) => void env.incoming.destroy(),
    }),
  );
  site.use(async (context, next) => {
    await next();
    store.heed(context.req.method, context.res.status);
  });
  site.use("/api/v1/*", async ({ req, env }, next) => {
    const api = await open();
    if (!api) return next();
    return answers.answer(req.raw, await api.fetch(req.raw, exchangeOf(env.incoming)));
  });
  site.use("/apps/*", async ({ req }, next) => (await (await open())?.realtime?.fetch(req.raw)) ?? next());
  site.all("*", async ({ req, env }) => {
    if (isForeignChange(req.raw)) return refuse(req.raw, 403, exchangeOf(env.incoming).requestId);
    await open();
    const context = { ...exchangeOf(env.incoming), cookies: [] };
    return compress(req.raw, await store.answer(req.raw, () => pages(req.raw, context)));
  });
  return site;
}

async function health(open: Parts["open"]): Promise<Response> {
  const healthy = await isHealthy(open);
  return Response.json(
    { status: healthy ? "ok" : "unavailable" },
    { status: healthy ? 200 : 503, headers: { "Cache-Control": "no-store" } },
  );
}

/** Up is who answers; healthy is whose database answers too, in time. */
function isHealthy(open: Parts["open"]): Promise<boolean> {
  const database = open().then((api) => api?.isHealthy() ?? true);
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, healthMs, false).unref());
  return Promise.race([database, late]).catch(() => false);
}
