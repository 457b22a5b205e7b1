import { createHash } from "node:crypto";
import { hexSignature, type PushApp } from "../outside/push-signature";
import { sameDigest } from "../secrets";

/** How far the publisher's clock may be from ours. */
const mostSeconds = 600;

type Signed = { method: string; path: string; query: URLSearchParams; body: Uint8Array };

/**
 * Why a request to the events API is not whom it says it is from: Pusher Channels HTTP API, "Authentication". Signed is
 * `method\npath\nquery` with the query's names sorted; of a body, its MD5 is in the query.
 * @param now seconds since 1970
 * @returns null when the signature holds
 */
export function whyUnsigned({ method, path, query, body }: Signed, app: PushApp, now: number): string | null {
  if (query.get("auth_key") !== app.key) return "Unknown auth_key";
  if (query.get("auth_version") !== "1.0") return "auth_version is 1.0";
  const at = query.get("auth_timestamp") ?? "";
  if (!/^\d{1,12}$/.test(at) || Math.abs(now - Number(at)) > mostSeconds)
    return `auth_timestamp is not within ${mostSeconds} s of now`;
  const md5 = query.get("body_md5");
  if ((body.length > 0 || md5 !== null) && md5 !== createHash("md5").update(body).digest("hex"))
    return "body_md5 is not that of the body";
  const params = [...query]
    .filter(([name]) => name !== "auth_signature")
    .map(([name, value]) => [name.toLowerCase(), value]);
  const text = params
    .toSorted(([a = ""], [b = ""]) => (a < b ? -1 : Number(a > b)))
    .map((pair) => pair.join("="))
    .join("&");
  const expected = hexSignature(app.secret, [method, path, text].join("\n"));
  return sameDigest(query.get("auth_signature") ?? "", expected) ? null : "auth_signature is wrong";
}
