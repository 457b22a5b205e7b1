import type { PushApp } from "../outside/push-signature";
import { eventsApi } from "./events-api";
import { Hub } from "./hub";
import { type Limits, usualLimits } from "./limit-rules";
import { Sockets } from "./sockets";

/**
 * The embedded realtime server: WebSockets at `/app/{key}` and the HTTP events API below `/apps/{id}`, as Pusher publishes both. It
 * knows the connections of its own process alone.
 * @param app the id, key and secret that clients and publishers name
 */
export function realtimeServer(app: PushApp, limits: Partial<Limits> = {}) {
  const all = { ...usualLimits, ...limits };
  const hub = new Hub(app, all, () => performance.now());
  const sockets = new Sockets(hub, app.key, all);
  const sweeping = setInterval(() => hub.sweep(), all.sweepMs);
  sweeping.unref();
  return {
    hub,
    upgrade: sockets.upgrade.bind(sockets),
    /** Answers a request below `/apps/`. */
    fetch: eventsApi(app, hub, all),
    /** Tells every client to come back at once (4200), and waits until they are gone. */
    close: (): Promise<void> => {
      clearInterval(sweeping);
      return sockets.close();
    },
  };
}

export type RealtimeServer = ReturnType<typeof realtimeServer>;
