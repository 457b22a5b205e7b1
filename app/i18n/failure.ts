import ar from "./ar/failure.json";
import en from "./en/failure.json";
import { failureTitle } from "./failure-title";
import type { Locale } from "./locale";
import type { Dictionary } from "./translate";

/**
 * The texts of the error pages. They travel in the error pages' own script, in both languages, because an error page must
 * speak also when the loaders that bring all other texts have failed.
 */
export const failureTexts: Record<Locale, Dictionary> = { en, ar };

/** Message and description of a failure: of its code, else of its status, else those of its kind. */
export function failureWords(locale: Locale, status: number, code?: string): { title: string; text: string } {
  const texts = failureTexts[locale];
  const text =
    texts[`${code}.text`] ??
    texts[`${status}.text`] ??
    texts[status >= 500 ? "500.text" : "other.text"] ??
    "";
  return { title: failureTitle(locale, status, code), text };
}
