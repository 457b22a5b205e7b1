import type { LoaderFunctionArgs } from "@remix-run/node";
import { env } from "~/env.server";
import { locales, pathIn } from "~/i18n/locale";
import { type Client, createClient } from "../calls/client.server";
import { exchangeOf } from "../calls/exchange.server";

/** Pages that are the same for everybody and worth finding. Each service has one of its own besides. */
const pages = [
  "/",
  "/services",
  "/services/all-services",
  "/technicians",
  "/all-requests",
  "/register",
  "/RegisterProvider",
];

/** Areas of an account, of tests and of machines; with each language before them. */
const closed = ["/admin", "/requests/add-request", "/sign-out", "/dev/"];

const originOf = (request: Request) => env().PUBLIC_URL ?? new URL(request.url).origin;

/** What names the host that the caller named is for that caller alone. */
const headers = (type: string) => ({
  "Content-Type": type,
  "Cache-Control": env().PUBLIC_URL ? "public, max-age=3600" : "no-store",
});

/** What crawlers may visit. A demonstration's invented people are not for search engines. */
export function robots(request: Request): Response {
  const rules = env().DEMO
    ? ["Disallow: /"]
    : closed.flatMap((path) => locales.map((locale) => `Disallow: ${pathIn(locale, path)}`));
  const lines = ["User-agent: *", ...rules, "", `Sitemap: ${originOf(request)}/sitemap.xml`, ""];
  return new Response(lines.join("\n"), { headers: headers("text/plain; charset=utf-8") });
}

/** A site map takes 50 000 addresses; of technicians, who are listed best first, as many as can be read off in a moment. */
const mostTechnicians = 500;

async function technicianPaths(api: Client): Promise<string[]> {
  const paths: string[] = [];
  let cursor: string | undefined;
  do {
    const { content, meta } = await api.technicians.list({ cursor });
    paths.push(...content.map(({ id }) => `/technicians/${id}`));
    cursor = meta.meta.nextCursor ?? undefined;
  } while (cursor && paths.length < mostTechnicians);
  return paths;
}

/** Every public page that stays, in each language, naming its pair and the address that chooses the reader's language. */
export async function siteMap(api: Client, origin: string): Promise<string> {
  const [{ groups }, technicians] = await Promise.all([api.catalogue.services(), technicianPaths(api)]);
  const services = groups.flatMap((group) => group.services.map(({ id }) => `/services/all-services/${id}`));
  const entries = [...pages, ...services, ...technicians].flatMap((path) =>
    locales.map((locale) => entry(origin, locale, path)),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}

export async function sitemap(args: LoaderFunctionArgs): Promise<Response> {
  const api = createClient((await exchangeOf(args)).door("en"));
  const xml = await siteMap(api, originOf(args.request));
  return new Response(xml, { headers: headers("application/xml; charset=utf-8") });
}

function entry(origin: string, locale: (typeof locales)[number], path: string): string {
  const addresses = [...locales.map((one) => [one, pathIn(one, path)]), ["x-default", path]];
  const links = addresses.map(
    ([language, to]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${to}"/>`,
  );
  return `<url><loc>${origin}${pathIn(locale, path)}</loc>${links.join("")}</url>`;
}
