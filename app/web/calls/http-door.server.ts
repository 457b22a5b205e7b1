import { findEndpoint } from "~/contract/contract";
import type { Endpoint } from "~/contract/endpoint";
import { type FailureBody, failureStatus, type SuccessBody } from "~/contract/failure";
import { isPublicFile } from "~/contract/files";
import type { Locale } from "~/i18n/locale";
import { fixedT } from "~/i18n/messages.server";
import { ApiFailure, type Door, type SentOptions } from "./client.server";

/** Who is calling, in which language. */
export type Voice = {
  token: string | null;
  draftKey: string | null;
  locale: Locale;
  address: string | null;
  requestId: string;
};

const patience = 15_000;

function address(base: string, endpoint: Endpoint, fields: Record<string, unknown>): URL {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = encodeURIComponent(String(fields[name]));
    delete fields[name];
    return value;
  });
  const url = new URL(base.replace(/\/$/, "") + path);
  if (endpoint.method !== "GET" && endpoint.body !== "file") return url;
  for (const [name, value] of Object.entries(fields))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) url.searchParams.append(name, String(one));
  return url;
}

function headersOf(voice: Voice, options: SentOptions, mime: string | null): Headers {
  const headers = new Headers({
    Accept: "application/json",
    "Accept-Language": voice.locale,
    "X-Request-Id": voice.requestId,
  });
  // The API counts tries by the visitor's address, not by ours; it believes this from proxies that it trusts.
  if (voice.address) headers.set("X-Forwarded-For", voice.address);
  if (voice.token) headers.set("Authorization", `Bearer ${voice.token}`);
  if (voice.draftKey) headers.set("Draft-Key", voice.draftKey);
  if (options.idempotencyKey) headers.set("Idempotency-Key", options.idempotencyKey);
  if (mime) headers.set("Content-Type", mime);
  return headers;
}

function unreachable({ locale }: Voice): ApiFailure {
  const message = fixedT(locale)("errors:unavailable");
  const { unavailable: status } = failureStatus;
  return new ApiFailure({ status, code: "unavailable", message, data: [], retry_after: 60 });
}

/** What the API says, or what it means that a proxy answered in its place. */
async function failureOf(response: Response, voice: Voice): Promise<ApiFailure> {
  const body: Partial<FailureBody> = await response.json().catch(() => ({}));
  const isOurs = typeof body.message === "string" && body.code !== undefined && body.code in failureStatus;
  return isOurs ? new ApiFailure({ data: [], ...body } as FailureBody) : unreachable(voice);
}

/** The API at `base` over HTTP. */
export function httpDoor(base: string, voice: Voice): Door {
  return async (area, operation, input, options) => {
    const endpoint = findEndpoint(area, operation);
    if (!endpoint) throw new Error(`No endpoint ${area}.${operation}`);
    const fields = { ...(input as Record<string, unknown>) };
    const url = address(base, endpoint, fields);
    const isFile = endpoint.body === "file";
    const hasBody = endpoint.method !== "GET" && !isFile;
    const response = await fetch(url, {
      method: endpoint.method,
      headers: headersOf(
        voice,
        options,
        isFile ? "application/octet-stream" : hasBody ? "application/json" : null,
      ),
      body: isFile ? (options.bytes as BodyInit) : hasBody ? JSON.stringify(fields) : null,
      signal: AbortSignal.timeout(patience),
    }).catch(() => {
      throw unreachable(voice);
    });
    if (!response.ok) throw await failureOf(response, voice);
    // A proxy's own page, or an answer that breaks off.
    return bodyOf(response, endpoint).catch(() => {
      throw unreachable(voice);
    });
  };
}

async function bodyOf(response: Response, { answer }: Endpoint): Promise<SuccessBody<unknown>> {
  if (answer === "file") return { status: 200, message: null, data: await fileOf(response) };
  return await response.json();
}

async function fileOf(response: Response) {
  const next = response.headers.get("Next-Cursor");
  return {
    bytes: new Uint8Array(await response.arrayBuffer()),
    mime: response.headers.get("Content-Type") ?? "application/octet-stream",
    isPublic: isPublicFile(response.headers.get("Cache-Control")),
    ...(next && { next }),
  };
}
