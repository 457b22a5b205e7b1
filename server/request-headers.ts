import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** The id that a caller of ours gave, else a new one; what handles the request finds it in the header. */
export function nameRequest({ headers, rawHeaders }: IncomingMessage): string {
  const given = headers["x-request-id"]?.toString() ?? "";
  if (/^[\w-]{8,64}$/.test(given)) return given;
  const id = randomUUID();
  setHeader(rawHeaders, "X-Request-Id", id);
  return id;
}

/** A form of ours names the public address as its origin, also behind a proxy that asks by another host: that one is compared with it. */
export function nameHost({ headers, rawHeaders }: IncomingMessage, publicUrl: string | undefined): void {
  const own = publicUrl ? new URL(publicUrl) : null;
  if (own && headers.origin === own.origin) setHeader(rawHeaders, "X-Forwarded-Host", own.host);
}

function setHeader(rawHeaders: string[], name: string, value: string): void {
  const wanted = name.toLowerCase();
  const at = rawHeaders.findIndex((text, index) => index % 2 === 0 && text.toLowerCase() === wanted);
  rawHeaders.splice(...((at < 0 ? [rawHeaders.length, 0] : [at, 2]) as [number, number]), name, value);
}
