/** The product's languages. The first segment of every path names one of them. */
export const locales = ["en", "ar"] as const;
export type Locale = (typeof locales)[number];

/** Which figures a reader sees: 0-9 (both languages, by default) or ٠-٩ (a user's setting). Never mixed on a page. */
export type Digits = "latn" | "arab";

/** What each language calls itself. */
export const languageNames: Readonly<Record<Locale, string>> = { en: "English", ar: "العربية" };

/** The language when neither path, cookie nor browser names one. */
export const defaultLocale: Locale = "en";

/** Whether `value` is exactly one of the product's languages; "EN", "ar-SA" and undefined are not. */
export function isLocale(value: unknown): value is Locale {
  return value === "en" || value === "ar";
}

/** The direction of a language's text, for `dir`. */
export function direction(locale: Locale): "ltr" | "rtl" {
  return locale === "ar" ? "rtl" : "ltr";
}

/** The language that the switcher offers. */
export function other(locale: Locale): Locale {
  return locale === "ar" ? "en" : "ar";
}

/** The figures of a reader's choice in a language: English always has 0-9. */
export function digitsIn(locale: Locale, choice: Digits): Digits {
  return locale === "ar" ? choice : "latn";
}

/**
 * The one BCP 47 string given to every `Intl` object of a language, calendar and digits pinned, so that Node and every
 * browser agree whatever their ICU data say.
 */
export function formatLocale(locale: Locale, digits: Digits = "latn"): string {
  return `${locale === "ar" ? "ar" : "en-GB"}-u-ca-gregory-nu-${digitsIn(locale, digits)}`;
}

/** A path of this site without its language: "/ar/requests?x=1" → "/requests?x=1", "/en" → "/". */
export function withoutLocale(path: string): string {
  const [, first, rest] = /^\/([^/?#]*)(.*)$/s.exec(path) ?? [];
  if (!isLocale(first)) return path;
  return rest?.startsWith("/") ? rest : `/${rest ?? ""}`;
}

/** The language that a path names, or null: "/ar/login" → "ar", "/login" → null. */
export function localeOf(path: string): Locale | null {
  const first = /^\/([^/?#]*)/.exec(path)?.[1];
  return isLocale(first) ? first : null;
}

/**
 * A path of this site in a language, query and fragment kept: ("ar", "/requests?x=1") → "/ar/requests?x=1",
 * ("en", "/") → "/en". A language already there is replaced.
 * @throws RangeError when `path` is not a path of this site ("https:…", "//host", "\\host").
 */
export function pathIn(locale: Locale, path: string): string {
  if (!/^\/(?![/\\])/.test(path)) throw new RangeError(`Not a path of this site: ${path}`);
  const bare = withoutLocale(path);
  return `/${locale}${/^\/($|[?#])/.test(bare) ? bare.slice(1) : bare}`;
}
