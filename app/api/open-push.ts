import type { Env } from "~/env.server";
import type { Log } from "./log";
import { hostedBy, hostedPush } from "./outside/hosted-push";
import { embeddedPush, type Push } from "./outside/push";
import type { PushApp } from "./outside/push-signature";
import { type RealtimeServer, realtimeServer } from "./realtime/server";
import { keyedDigest } from "./secrets";

/**
 * The application that this process serves by itself. Its key and secret are made of the secret that signs cookies: the same after
 * every start, and nothing more to keep. The key is no secret: browsers name it.
 */
export const embeddedApp = (secret: string): PushApp => ({
  id: "usta",
  key: keyedDigest(secret, "realtime key").slice(0, 20),
  secret: keyedDigest(secret, "realtime secret"),
});

/** Hosted push where the environment names it, else the realtime server of this process. */
export function openPush(
  env: Env,
  secret: string,
  log: Log,
): { push: Push; realtime: RealtimeServer | null } {
  const hosted = hostedBy(env);
  if (hosted) return { push: hostedPush(hosted, log), realtime: null };
  const app = embeddedApp(secret);
  const realtime = realtimeServer(app);
  return { push: embeddedPush(app, realtime.hub), realtime };
}
