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

/** What was lately signed; signing once takes a thirtieth of a page's time. */
const tokens = new Map<string, string>();
const most = 500;

async function signed(text: string): Promise<string> {
  const known = tokens.get(text);
  if (known) return known;
  const key = await signingKey(await sessionSecret());
  const token = base64url(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text)));
  if (tokens.size >= most) tokens.clear();
  tokens.set(text, token);
  return token;
}

/** The token of a session: HMAC-SHA-256 of its random part. */
export const csrfToken = (csrf: string) => signed(csrf);

type Writer = { id: string };

/** Tells one writer from another, and nothing more of them: 96 bits. No random part has a space. */
const markOf = async ({ id }: Writer) => (await signed(`writer ${id}`)).slice(0, 16);

/** What a form carries: its session's token and, where something may be typed in it, whose it is; the shell's own buttons say nothing of that. */
export async function formToken(csrf: string, writer: Writer | null): Promise<string> {
  const token = await csrfToken(csrf);
  return writer ? `${token}.${await markOf(writer)}` : token;
}

/** Whether a form was given to somebody else than who is signed in now. */
export async function isAnothers(posted: unknown, viewer: Writer | null): Promise<boolean> {
  if (!viewer || typeof posted !== "string") return false;
  const [, mark] = posted.split(".");
  return mark !== undefined && mark !== (await markOf(viewer));
}

/** Whether a posted token is the session's. Compares MACs of both, so that time tells nothing. */
export async function isCsrfToken(csrf: string | null, posted: unknown): Promise<boolean> {
  if (!csrf || typeof posted !== "string") return false;
  const key = await signingKey(await sessionSecret());
  const expected = new TextEncoder().encode(await csrfToken(csrf));
  const [token] = posted.split(".", 1);
  const mac = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(token));
  return crypto.subtle.verify("HMAC", key, mac, expected);
}
