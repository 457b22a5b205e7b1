import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { failureBody } from "~/api/errors";
import { createHttp } from "~/api/http/app";
import { type House, invoke, readerOf } from "~/api/mount";
import { ApiFailure, type Door } from "~/web/calls/client.server";
import { httpDoor, type Voice } from "~/web/calls/http-door.server";

/** How the tests reach the API: the typed client's door, and plain requests below `/api/v1`. */
export type Reach = {
  door: (voice: Voice) => Door;
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Where the API listens; null in process. */
  url: string | null;
  close: () => Promise<void>;
};

export const defaultAddress = "203.0.113.7";

/** No socket: calls go through `invoke`, plain requests through the HTTP application itself. */
export function inProcess(house: House): Reach {
  const http = createHttp(house);
  return {
    door: (voice) => async (area, operation, input, options) => {
      const memo = {};
      try {
        return await invoke(house, { ...voice, ...options, area, operation, input, memo });
      } catch (error) {
        const body = failureBody(error, await readerOf(voice.locale, memo), voice.requestId);
        if (body.code === "internal")
          house.log.error({ requestId: voice.requestId, err: error }, "operation failed");
        throw Object.assign(new ApiFailure(body), { cause: error });
      }
    },
    fetch: async (path, init) => {
      const request = new Request(`http://api.test/api/v1${path}`, init);
      return http.fetch(request, { address: request.headers.get("X-Forwarded-For") ?? defaultAddress });
    },
    url: null,
    close: async () => {},
  };
}

/** A listener on a port of its own; the caller's address is what `X-Forwarded-For` says. */
export async function overHttp(house: House): Promise<Reach> {
  const http = createHttp(house);
  const listener = getRequestListener((request) =>
    http.fetch(request, { address: request.headers.get("X-Forwarded-For") ?? defaultAddress }),
  );
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;
  return {
    door: (voice) => httpDoor(url, voice),
    fetch: (path, init) => fetch(url + path, init),
    url,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
