import { createCookieFactory, createCookieSessionStorageFactory } from "@remix-run/server-runtime";

// What the application takes from `@remix-run/node`, for a runtime without Node: the same cookies, signed by Web Crypto.
export {
  createRequestHandler,
  data,
  redirect,
  unstable_parseMultipartFormData,
} from "@remix-run/server-runtime";

const encoder = new TextEncoder();

async function sign(value: string, secret: string): Promise<string> {
  const signature = await crypto.subtle.sign("HMAC", await keyOf(secret), encoder.encode(value));
  return `${value}.${btoa(String.fromCharCode(...new Uint8Array(signature))).replace(/=+$/, "")}`;
}

async function unsign(cookie: string, secret: string): Promise<string | false> {
  const dot = cookie.lastIndexOf(".");
  const value = cookie.slice(0, dot);
  const signature = decode(cookie.slice(dot + 1));
  const isOurs =
    signature && (await crypto.subtle.verify("HMAC", await keyOf(secret), signature, encoder.encode(value)));
  return isOurs ? value : false;
}

function keyOf(secret: string): Promise<CryptoKey> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  return crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign", "verify"]);
}

function decode(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

export const createCookie = createCookieFactory({ sign, unsign });
export const createCookieSessionStorage = createCookieSessionStorageFactory(createCookie);
