import { createCookie } from "@remix-run/node";
import { isSecure } from "./session.server";

const week = 60 * 60 * 24 * 7;

const cookie = (secure: boolean) =>
  createCookie("draft", { path: "/", httpOnly: true, sameSite: "lax", secure, maxAge: week });

/** The key of the guest's draft, as the browser keeps it. */
export async function readDraftKey(request: Request): Promise<string | null> {
  const key: unknown = await cookie(false).parse(request.headers.get("Cookie"));
  return typeof key === "string" && /^[A-Za-z0-9_-]{43}$/.test(key) ? key : null;
}

/** The `Set-Cookie` value that keeps the key, or with null removes it. */
export const writeDraftKey = (request: Request, key: string | null): Promise<string> =>
  key ? cookie(isSecure(request)).serialize(key) : cookie(isSecure(request)).serialize("", { maxAge: 0 });
