import ar from "./ar/meta.json";
import en from "./en/meta.json";
import type { Locale } from "./locale";
import type { Dictionary } from "./translate";

const titles: Record<Locale, Dictionary> = { en, ar };

/**
 * The message of a status, its own or its kind's: "Page Not Found"; a code may have one of its own. Apart, because the head of
 * any page may need it.
 */
export function failureTitle(locale: Locale, status: number, code = ""): string {
  const own = titles[locale][`failure.${code}`] ?? titles[locale][`failure.${status}`];
  return own ?? titles[locale][status >= 500 ? "failure.500" : "failure.other"] ?? "";
}
