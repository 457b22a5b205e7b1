import { useLocation, useRouteLoaderData } from "@remix-run/react";
import { type Digits, defaultLocale, digitsIn, isLocale, type Locale, localeOf } from "./locale";

/** What the root loader says about how a page is to be read. */
export type Setting = {
  locale: Locale;
  /** The reader's choice; English always has 0-9. */
  digits: Digits;
  /** When the server began the answer, ISO 8601 UTC: the browser counts from it too, so both write the same times. */
  now: string;
  /** IANA name of the zone in which times are shown. */
  timeZone: string;
  /** Scheme and host of this site, for absolute addresses. */
  origin: string;
};

/**
 * The page's setting, from the root loader. When that loader failed there is none: then the language is the path's, and
 * the rest is neutral, so that an error page can still be drawn.
 */
export function useSetting(): Setting {
  const root = useRouteLoaderData("root") as Partial<Setting> | undefined;
  const { pathname } = useLocation();
  const locale = isLocale(root?.locale) ? root.locale : (localeOf(pathname) ?? defaultLocale);
  return {
    locale,
    digits: digitsIn(locale, root?.digits ?? "latn"),
    now: root?.now ?? "1970-01-01T00:00:00.000Z",
    timeZone: root?.timeZone ?? "UTC",
    origin: root?.origin ?? "",
  };
}
