import { base64url } from "../base64url";
import { sessionSecret } from "./session-secret.server";

/** A session's random part: 256 bits. */
export const newCsrfSecret = () => base64url(crypto.getRandomValues(new Uint8Array(32)));

const keys = new Map<string, Promise<CryptoKey>>();

function signingKey(secret: string): Promise<CryptoKey> {
  const known = keys.get(secret);
  if (known) return known;
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const made = crypto.subtle.importKey("raw", new TextEncoder().encode(`csrf ${secret}`), algorithm, false, [
    "sign",
    "verify",
  ]);
  keys.set(secret, made);
  return made;
}

/** Tokens lately given, by their random parts; signing one takes a thirtieth of a page's time. */
const tokens = new Map<string, string>();
const most = 500;

/** The token that every form of a session carries: HMAC-SHA-256 of its random part. */
export async function csrfToken(csrf: string): Promise<string> {
  const known = tokens.get(csrf);
  if (known) return known;
  const key = await signingKey(await sessionSecret());
  const token = base64url(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(csrf)));
  if (tokens.size >= most) tokens.clear();
  tokens.set(csrf, token);
  return token;
}

/** Whether a posted token is the session's. Compares MACs of both, so that time tells nothing. */
export async function isCsrfToken(csrf: string | null, posted: unknown): Promise<boolean> {
  if (!csrf || typeof posted !== "string") return false;
  const key = await signingKey(await sessionSecret());
  const expected = new TextEncoder().encode(await csrfToken(csrf));
  const mac = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(posted));
  return crypto.subtle.verify("HMAC", key, mac, expected);
}
