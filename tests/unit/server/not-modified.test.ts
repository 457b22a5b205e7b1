import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { pino } from "pino";
import { expect, it } from "vitest";
import { listener } from "../../../server/listener";

it.each([
  [304, null],
  [200, "text/plain; charset=UTF-8"],
])("an answer with status %i that names no type has the type %s", async (status, type) => {
  const answer = getRequestListener(() => new Response(null, { status, headers: { ETag: '"a"' } }));
  const server = createServer(listener(answer, { hops: 0, log: pino({ level: "silent" }) })).listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const { headers } = await fetch(`http://127.0.0.1:${port}/`);
  expect(headers.get("Content-Type")).toBe(type);
  expect(headers.get("ETag")).toBe('"a"');
  server.close();
});
