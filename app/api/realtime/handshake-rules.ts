import { type Code, codes } from "./code-rules";

/** The version of the protocol that is spoken here. */
const spoken = 7;

/** What a client asks for when it connects: what is wrong with it, if anything is. */
export type Handshake = { refusal: Code | null };

/**
 * Reads where a client connects: `/app/{key}?protocol=7&client=js&version=8.6.0` (Pusher Channels protocol, "Establishing a connection").
 * @param target path and query of the upgrade request
 * @returns null when it is none of this server's addresses
 */
export function readHandshake(target: string, key: string): Handshake | null {
  // By hand: a target such as `//[` is no address, and the platform's parser throws.
  const [path = "", query = ""] = target.split("?", 2);
  const [, app, named, ...more] = path.split("/");
  if (app !== "app") return null;
  if (!named || more.length > 0) return { refusal: codes.noPath };
  if (named !== key) return { refusal: codes.unknownApp };
  const version = new URLSearchParams(query).get("protocol") ?? "";
  if (!/^\d{1,3}$/.test(version)) return { refusal: codes.badVersion };
  return { refusal: Number(version) === spoken ? null : codes.unsupportedVersion };
}

/**
 * Whether a page of ours connects, or no page at all: only browsers name an origin.
 * @param origin the header; undefined without one
 * @param hosts those by which this site is known: of `PUBLIC_URL`, else as the request names it
 */
export function isOwnOrigin(origin: string | undefined, hosts: readonly string[]): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && hosts.includes(new URL(origin).host);
}
