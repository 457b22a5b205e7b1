import type { Context as HonoContext } from "hono";
import type { Endpoint } from "~/contract/endpoint";
import { fieldsOf, isYes } from "~/contract/fields";
import { preferredLocale } from "~/i18n/accept-language";
import { parseNumber } from "~/i18n/digits";
import { defaultLocale, type Locale } from "~/i18n/locale";
import { ApiError } from "../errors";
import type { Memo } from "../mount";
import { readBody } from "./body";

/** What the server in front knows of a request. */
export type Bindings = { address?: string; requestId?: string };
/** What a request brings with it and gathers on its way. */
export type Carried = { Bindings: Bindings; Variables: { memo: Memo } };
export type Http = HonoContext<Carried>;

/** The language that the caller likes best of those there are, else English. */
export const localeOf = (c: Http): Locale =>
  preferredLocale(c.req.header("Accept-Language")) ?? defaultLocale;

/** A header that is there but holds no token is refused: whoever sends one does not mean to be a guest. */
export function tokenOf(c: Http): string | null {
  const header = c.req.header("Authorization");
  if (header === undefined) return null;
  const token = /^Bearer ([A-Za-z0-9_-]{20,100})$/i.exec(header)?.[1];
  if (!token) throw new ApiError("unauthenticated");
  return token;
}

/** Names one call of the caller's among its repeats: 1 to 200 characters. */
export function idempotencyKeyOf(c: Http): string | null {
  const key = c.req.header("Idempotency-Key");
  if (key === undefined) return null;
  if (key.length < 1 || key.length > 200) throw new ApiError("malformed");
  return key;
}

/** Query strings are text: what the schema calls a number, a yes-or-no or a list is read as one. */
export function readQuery(endpoint: Endpoint, c: Http): Record<string, unknown> {
  const fields = fieldsOf(endpoint.input);
  const read: Record<string, unknown> = {};
  for (const [name, texts] of Object.entries(c.req.queries())) {
    const [text = ""] = texts;
    const kind = fields[name]?.kind;
    if (text === "" || !kind) continue;
    // What is no number goes on as text: the schema then says so.
    if (kind === "number") read[name] = parseNumber(text) ?? text;
    else if (kind === "boolean") read[name] = isYes(text);
    else read[name] = kind === "list" ? texts : text;
  }
  return read;
}

/** No body stands for an empty object, but not where it would empty what it is put in the place of. */
function withoutBody(c: Http): Record<string, unknown> {
  if (c.req.method === "PUT") throw new ApiError("malformed");
  return {};
}

/** The object in the body, of so many bytes at most. @throws ApiError tooLarge, unsupported, malformed */
export async function readJson(c: Http, most: number): Promise<Record<string, unknown>> {
  if (!c.req.raw.body) return withoutBody(c);
  const text = new TextDecoder().decode(await readBody(c.req.raw, most));
  if (text === "") return withoutBody(c);
  if (!/^application\/json\s*(;|$)/i.test(c.req.header("Content-Type") ?? ""))
    throw new ApiError("unsupported");
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === "object" && body !== null && !Array.isArray(body))
      return body as Record<string, unknown>;
  } catch {
    // Falls through: not JSON, or JSON that is no object, is the same mistake.
  }
  throw new ApiError("malformed");
}
