import { type FilePart, readFormBody } from "~/web/forms/form-body.server";
import { pageFor, site } from "./posted";

export const MiB = 1024 * 1024;
const encoder = new TextEncoder();
export const own = { Origin: site, "Sec-Fetch-Site": "same-origin" };
export const urlEncoded = "application/x-www-form-urlencoded";
export const multipart = "multipart/form-data; boundary=x";

type Sent = { type?: string; headers?: Record<string, string>; take?: (part: FilePart) => Promise<void> };

/** Sends a body in pieces, and tells how much of it was taken. */
export async function send(
  pieces: Iterable<string | Uint8Array>,
  { type = multipart, headers = own, take }: Sent = {},
) {
  const taken = { bytes: 0 };
  const rest = pieces[Symbol.iterator]();
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const { done, value } = rest.next();
        if (done) return controller.close();
        const bytes = typeof value === "string" ? encoder.encode(value) : value;
        taken.bytes += bytes.byteLength;
        controller.enqueue(bytes);
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: "POST", headers: { "Content-Type": type, ...headers }, body, duplex: "half" };
  const page = await pageFor(new Request(`${site}/en/login`, init as RequestInit));
  const answer = await readFormBody(page, take).catch((error: unknown) => error);
  const status = (answer as { init?: { status?: number } }).init?.status;
  return { taken, status, fields: answer as FormData };
}

export const text = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
export const fileHead = (name: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
export const end = "--x--\r\n";

export function* endless(head: string, of = "\u0001") {
  yield head;
  for (;;) yield of.repeat(32 * 1024);
}
