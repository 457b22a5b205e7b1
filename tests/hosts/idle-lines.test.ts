import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningServer, startServer } from "../support/server";

const path = "/en/requests/add-request";
const head = '--x\r\nContent-Disposition: form-data; name="photos"; filename="sink.jpg"\r\n\r\n';

let folder: string;
let server: RunningServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "usta-empty-"));
  const env = {
    ...{ DATA_DIR: folder, DEMO: "off", TRUST_PROXY: "1", OPERATOR_VAT_NUMBER: "100200300" },
    ...{ PUBLIC_URL: "https://usta.example", SESSION_SECRET: "0123456789abcdef0123456789abcdef" },
  };
  server = await startServer(env, [], 110_000);
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const headersFrom = (address: string) => ({
  "Content-Type": "multipart/form-data; boundary=x",
  "Sec-Fetch-Site": "same-origin",
  "X-Forwarded-For": address,
});

/** A form with a photo that begins to come, and says nothing of how long it is. */
function begin(address: string): ClientRequest {
  const line = request(server.url + path, { method: "POST", headers: headersFrom(address) });
  line.write(head);
  return line;
}

/** A whole form with a photo, from somebody who has no session: it is read, and then refused. */
async function send(): Promise<number> {
  const body = `${head}${"a".repeat(1_200_000)}\r\n--x--\r\n`;
  const answer = await fetch(server.url + path, {
    method: "POST",
    headers: headersFrom("198.51.100.9"),
    body,
  });
  await answer.text();
  return answer.status;
}

const brings = (line: ClientRequest, bytes: number, everyMs: number) =>
  setInterval(() => line.write("a".repeat(bytes)), everyMs);

it("Lines on which next to nothing comes make room for others, a slow one is heard to its end", async () => {
  const slow = begin("198.51.100.5");
  const slowly = brings(slow, 1024, 250);
  const answered = once(slow, "response") as Promise<[IncomingMessage]>;
  const idle = Array.from({ length: 23 }, (_, n) => begin(`198.51.100.${Math.floor(n / 6) + 1}`));
  const dropped = new Set<ClientRequest>();
  for (const line of idle) line.once("error", () => dropped.add(line));
  const drips = idle.map((line) => brings(line, 1, 3000));
  await expect.poll(send, { timeout: 5000 }).toBe(503);
  await expect.poll(send, { timeout: 30_000, interval: 500 }).toBe(403);
  await expect.poll(() => dropped.size, { timeout: 10_000 }).toBe(idle.length);
  for (const drip of [slowly, ...drips]) clearInterval(drip);
  slow.end("\r\n--x--\r\n");
  const [answer] = await answered;
  answer.resume();
  expect(answer.statusCode).toBe(403);
  const errors = server.output().match(/^.*"level":[56]0.*$/gm) ?? [];
  expect(errors.filter((line) => !line.includes('"status":503'))).toEqual([]);
});
