import { createCookie } from "@remix-run/node";
import { RemixI18Next } from "remix-i18next/server";
import { preferredLocale } from "./accept-language";
import { defaultLocale, isLocale, type Locale, localeOf, locales } from "./locale";

/** Remembers a reader's language for 365 days. Write it only when it changes, else no page can be cached. */
export const langCookie = createCookie("lang", { path: "/", sameSite: "lax", maxAge: 60 * 60 * 24 * 365 });

async function remembered(request: Request): Promise<Locale | null> {
  const known: unknown = await langCookie.parse(request.headers.get("Cookie"));
  return isLocale(known) ? known : null;
}

const detector = new RemixI18Next({
  detection: {
    supportedLanguages: [...locales],
    fallbackLanguage: defaultLocale,
    cookie: langCookie,
    order: ["custom"],
    findLocale: async (request) =>
      localeOf(new URL(request.url).pathname) ??
      (await remembered(request)) ??
      preferredLocale(request.headers.get("Accept-Language")),
  },
});

/** The language of a request: the path's, else the cookie's, else the one that the browser likes best, else English. */
export async function detectLocale(request: Request): Promise<Locale> {
  const found = await detector.getLocale(request);
  return isLocale(found) ? found : defaultLocale;
}

/** The `Set-Cookie` value that makes `locale` the remembered language, or null when it already is. */
export async function rememberLocale(request: Request, locale: Locale): Promise<string | null> {
  if ((await remembered(request)) === locale) return null;
  return langCookie.serialize(locale, { secure: new URL(request.url).protocol === "https:" });
}
