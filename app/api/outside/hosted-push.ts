import type { Env } from "~/env.server";
import type { Log } from "../log";
import { authorizeFor, type Push, written } from "./push";
import type { PushApp } from "./push-signature";

type Hosted = { app: PushApp; at: { cluster: string } | { host: string; port: string }; useTLS: boolean };

/** The hosted application that the environment names; null where there is none. */
export function hostedBy(env: Env): Hosted | null {
  const { PUSHER_APP_ID: id, PUSHER_KEY: key, PUSHER_SECRET: secret, PUSHER_HOST: host } = env;
  if (!id || !key || !secret) return null;
  const port = String(env.PUSHER_PORT ?? (env.PUSHER_USE_TLS === false ? 80 : 443));
  const at = host ? { host, port } : { cluster: env.PUSHER_CLUSTER ?? "eu" };
  return { app: { id, key, secret }, at, useTLS: env.PUSHER_USE_TLS ?? true };
}

/** How long a hosted service may take to answer, in milliseconds. */
const patience = 5000;

/** A hosted service, by its own library, which is loaded when something is first published. */
export function hostedPush({ app, at, useTLS }: Hosted, log: Log): Push {
  const { id: appId, key, secret } = app;
  const open = () =>
    import("pusher").then(
      ({ default: Pusher }) => new Pusher({ appId, key, secret, useTLS, timeout: patience, ...at }),
    );
  let opened: ReturnType<typeof open> | undefined;
  return {
    publish: async (channel, event, data) => {
      const text = written(data);
      opened ??= open();
      const service = await opened;
      await service.trigger(channel, event, text).catch((error: unknown) => {
        log.warn({ err: error }, "push not delivered");
      });
    },
    authorize: authorizeFor(app),
  };
}
