import type { Locale } from "./locale";

const collators: Partial<Record<Locale, Intl.Collator>> = {};

/**
 * Compares two texts in a language's alphabetical order, for `sort`. Not for search: it holds أحمد and احمد for the same
 * word, but not سباكة and سباكه.
 */
export function compareTexts(locale: Locale, a: string, b: string): number {
  collators[locale] ??= new Intl.Collator(locale, { numeric: true });
  return collators[locale].compare(a, b);
}
