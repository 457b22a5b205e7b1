import { data } from "@remix-run/node";
import { env } from "~/env.server";
import type { Page } from "../page.server";
import { isAnothers, isCsrfToken } from "../session/csrf.server";

type Provenance = "own" | "stale" | "another's" | "foreign";

/**
 * Whether a post comes from a form of this site and session.
 * @returns "stale" when the browser vouches for the site but the token is of another session: signed in or out in another tab;
 * "another's" when the one who is signed in since then is not who had the form
 */
export async function provenance(page: Page, token: unknown): Promise<Provenance> {
  const origin = originOf(page.request);
  if (origin === "foreign") return "foreign";
  if (await isCsrfToken(page.exchange.session.csrf, token)) return "own";
  if (origin !== "own") return "foreign";
  return (await isAnothers(token, page.viewer)) ? "another's" : "stale";
}

/** The answer to a post that is not from a form of this site and session, where the form cannot come back as it was filled in. */
export const notOwnForm = () => data({ status: 403, code: "stale" }, { status: 403 });

/** What the browser says of where a request comes from. Old browsers say nothing, then the token decides. */
export function originOf(request: Request): "own" | "foreign" | "unsaid" {
  const site = request.headers.get("Sec-Fetch-Site");
  const origin = request.headers.get("Origin");
  if (site && site !== "same-origin" && site !== "none") return "foreign";
  if (origin !== null) return ownOrigins(request).includes(origin) ? "own" : "foreign";
  return site === "same-origin" ? "own" : "unsaid";
}

/** The address of the request, and the one that people use, in case a proxy stands between. */
function ownOrigins({ url }: Request): string[] {
  const { PUBLIC_URL } = env();
  return [url, ...(PUBLIC_URL ? [PUBLIC_URL] : [])].map((address) => new URL(address).origin);
}
