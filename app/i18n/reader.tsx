import { useLocation, useMatches, useRouteLoaderData } from "@remix-run/react";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { type Digits, defaultLocale, digitsIn, isLocale, type Locale, localeOf } from "./locale";
import { type Packed, unpack } from "./packed";
import { type Bundle, type Texts, type Translate, translator } from "./translate";

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

type Reader = { setting: Setting; texts: Texts; t: Translate };

const ReaderContext = createContext<Reader | null>(null);

/**
 * Works out once for a page how it is read and which texts it carries, which each of its parts asks for. When the root loader
 * failed the language is the path's, and the rest is neutral, so that an error page can still be drawn.
 */
export function ReaderProvider({ children }: { children: ReactNode }) {
  const setting = useFoundSetting();
  const { locale, digits } = setting;
  const matches = useMatches();
  const reader = useMemo(() => {
    const bundle = bundleOf(matches.map(({ data }) => data as Page | undefined));
    return { setting, texts: { locale, digits, bundle }, t: translator(locale, bundle, digits) };
  }, [matches, setting, locale, digits]);
  return <ReaderContext.Provider value={reader}>{children}</ReaderContext.Provider>;
}

/** @throws Error outside of a page */
export function useReader(): Reader {
  const reader = useContext(ReaderContext);
  if (!reader) throw new Error("Only a page has a reader.");
  return reader;
}

function useFoundSetting(): Setting {
  const root = useRouteLoaderData("root") as Partial<Setting> | undefined;
  const { pathname } = useLocation();
  return useMemo(() => {
    const locale = isLocale(root?.locale) ? root.locale : (localeOf(pathname) ?? defaultLocale);
    return {
      locale,
      digits: digitsIn(locale, root?.digits ?? "latn"),
      now: root?.now ?? "1970-01-01T00:00:00.000Z",
      timeZone: root?.timeZone ?? "UTC",
      origin: root?.origin ?? "",
    };
  }, [root, pathname]);
}

/** What a loader answers, as far as texts go. */
type Page = { m?: Record<string, Packed> } | null;

function bundleOf(pages: (Page | undefined)[]): Bundle {
  const packed = pages.flatMap((page) => Object.entries(page?.m ?? {}));
  return Object.fromEntries(packed.map(([name, texts]) => [name, unpack(texts)]));
}
