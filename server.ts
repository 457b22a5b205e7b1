import { createServer, type Server } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { pino } from "pino";
import { announce, giveUp, warn } from "./server/announce";
import type { Application } from "./server/application";
import { listener } from "./server/listener";
import { createSite } from "./server/site";
import { stopOnSignal } from "./server/stop";
import { takeUpgrades } from "./server/upgrade";

/** Generous to a slow phone that uploads photos, final to one that only holds the line. */
const timeouts = { headersTimeout: 15_000, requestTimeout: 300_000, keepAliveTimeout: 65_000 };
const silenceMs = 60_000;

// React reads this when the build first loads it.
process.env.NODE_ENV ??= "production";
const build: Application = await import(new URL("./server/index.js", import.meta.url).href);

async function start(): Promise<void> {
  const { env, openApi } = build.entry.module;
  const settings = env();
  const log = pino({ level: settings.LOG_LEVEL, base: undefined });
  const client = new URL("./client", import.meta.url).pathname;
  const site = createSite({ build, open: openApi, client, log });
  const handle = getRequestListener((request, bindings) => site.fetch(request, bindings as HttpBindings));
  const by = { hops: settings.TRUST_PROXY, publicUrl: settings.PUBLIC_URL };
  const answer = listener(handle, { ...by, log });
  const http = createServer(timeouts, answer);
  takeUpgrades(http, { ...by, open: openApi, listener: answer });
  http.setTimeout(silenceMs);

  await listen(http, settings);
  const api = await openApi();
  stopOnSignal(http, { hangUp: async () => api?.realtime?.close(), close: async () => api?.close() });
  announce(http, api?.demoAccounts() ?? []);
  warn(api);
}

function listen(http: Server, { PORT, HOST }: { PORT: number; HOST: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once("error", reject).listen(PORT, HOST, () => {
      http.off("error", reject);
      resolve();
    });
  });
}

await start().catch(giveUp);
