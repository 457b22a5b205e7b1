import { redirect } from "@remix-run/node";
import { detectLocale } from "~/i18n/i18n.server";
import { isLocale, type Locale, pathIn } from "~/i18n/locale";
import type { EnterArgs } from "./enter.server";
import { notFound } from "./not-found.server";

/** The locale of the path. A path without one is redirected to the visitor's; an unknown one is a 404. */
export async function requireLocale(args: EnterArgs): Promise<Locale> {
  const { lang } = args.params;
  if (lang !== undefined && !isLocale(lang)) throw notFound();
  return layoutLocale(args);
}

/** As `requireLocale`, but an unknown locale is left to the page's own loader: its 404 stands in the visitor's language. */
export async function layoutLocale({ request, params }: EnterArgs): Promise<Locale> {
  const tidy = tidyAddress(pageAddress(new URL(request.url)));
  if (isLocale(params.lang) && tidy && request.method === "GET") throw redirect(tidy, 301);
  if (isLocale(params.lang)) return params.lang;
  const locale = await detectLocale(request);
  if (params.lang !== undefined) return locale;
  throw redirect(pathIn(locale, pageAddress(new URL(request.url)).replace(/^\/{2,}/, "/")), {
    headers: { Vary: "Accept-Language, Cookie" },
  });
}

/** A page goes by one address: without slashes at its path's end, nor doubled. Null where it has that. */
function tidyAddress(address: string): string | null {
  const [path = "", query] = address.split(/(?=\?)/, 2);
  const tidy = path.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1");
  return tidy === path ? null : tidy + (query ?? "");
}

/** Path and query as the reader sees them, without what the router's own fetches add. */
export function pageAddress(url: URL): string {
  const query = new URLSearchParams(url.search);
  query.delete("_routes");
  query.delete("index");
  const text = query.toString();
  const path = url.pathname.replace(/\/_root\.data$/, "/").replace(/\.data$/, "");
  return text ? `${path}?${text}` : path;
}
