import type { Locale } from "~/i18n/locale";
import { dictionaries } from "~/i18n/messages.server";

/** The fixture of spec/arabic.md 13. */
export const counts = [0, 1, 2, 3, 10, 11, 99, 100, 101, 102, 103];
export const arabicForms = ["zero", "one", "two", "few", "many", "other"] as const;

type Split = { base: string; form: string | null };

/**
 * A key without its plural suffix. A key is counted when English has both its forms, or Arabic its "few": a status such as
 * `awaiting_other` only looks like one.
 */
export function split(namespace: string, key: string): Split {
  const [, base = key, form = null] = /^(.+)_(zero|one|two|few|many|other)$/.exec(key) ?? [];
  const has = (locale: Locale, suffix: string) => `${base}_${suffix}` in dictionaryOf(locale, namespace);
  const isCounted = (has("en", "one") && has("en", "other")) || has("ar", "few");
  return form && isCounted ? { base, form } : { base: key, form: null };
}

export function dictionaryOf(locale: Locale, namespace: string): Readonly<Record<string, string>> {
  return Object.entries(dictionaries[locale]).find(([name]) => name === namespace)?.[1] ?? {};
}

/** Every text of a language: its namespace, its whole key, the key without plural suffix, the suffix, the text. */
export function allTexts(locale: Locale): (Split & { namespace: string; key: string; text: string })[] {
  return Object.entries(dictionaries[locale]).flatMap(([namespace, dictionary]) =>
    Object.entries(dictionary).map(([key, text]) => ({ namespace, key, text, ...split(namespace, key) })),
  );
}

/** "ns:key" of every text without a count. */
export function plainKeys(locale: Locale): string[] {
  return allTexts(locale)
    .filter(({ form }) => form === null)
    .map(({ namespace, key }) => `${namespace}:${key}`);
}

/** "ns:key" of every text with a count, without suffix. */
export function countedKeys(locale: Locale): string[] {
  const counted = allTexts(locale).filter(({ form }) => form !== null);
  return [...new Set(counted.map(({ namespace, base }) => `${namespace}:${base}`))];
}
