import { useMatches } from "@remix-run/react";
import { useMemo } from "react";
import { type Packed, unpack } from "./packed";
import { type Bundle, type Texts, type Translate, translator } from "./translate";
import { useSetting } from "./use-setting";

/** What a loader answers, as far as texts go. */
type Page = { m?: Record<string, Packed> };

/** The texts that this page may show: what the loaders of all matched routes returned as `m`. */
export function useTexts(): Texts {
  const { locale, digits } = useSetting();
  const matches = useMatches();
  return useMemo(() => {
    const bundle: Record<string, Bundle[string]> = {};
    for (const { data } of matches)
      for (const [name, packed] of Object.entries((data as Page | undefined)?.m ?? {}))
        bundle[name] = unpack(packed);
    return { locale, digits, bundle };
  }, [matches, locale, digits]);
}

/** The translate function of the page: `t("requests:title")`, `t("requests:offers", { count: 3 })`. */
export function useT(): Translate {
  const { locale, digits, bundle } = useTexts();
  return useMemo(() => translator(locale, bundle, digits), [locale, bundle, digits]);
}
