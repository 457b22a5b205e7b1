import { isolated } from "./bidi";
import type { Digits, Locale } from "./locale";
import { formatNumber, inDigits } from "./number";

/** One namespace of one language: key → text. Keys are flat; dots in them are only names. */
export type Dictionary = Readonly<Record<string, string>>;
/** The namespaces that a page carries, in its language. */
export type Bundle = Readonly<Record<string, Dictionary | undefined>>;
/** What a text's `{{name}}` stand for. `count` also chooses the plural form; numbers appear in the reader's digits. */
type Values = Readonly<Record<string, string | number>>;
/** Key ("ns:key"; without a namespace, of `common`) → text. An unknown key is reported and returned as it is. */
export type Translate = (key: string, values?: Values) => string;
/** A page's texts and how its reader reads them. */
export type Texts = { locale: Locale; digits: Digits; bundle: Bundle };

const rules: Partial<Record<Locale, Intl.PluralRules>> = {};

function pluralForm(locale: Locale, count: number): string {
  rules[locale] ??= new Intl.PluralRules(locale);
  return rules[locale].select(count);
}

/** Splits "ns:key". */
function split(key: string): [namespace: string, name: string] {
  const colon = key.indexOf(":");
  return colon < 0 ? ["common", key] : [key.slice(0, colon), key.slice(colon + 1)];
}

/** The text of a key as the dictionary has it, in the plural form of `count`. */
function writtenText({ locale, bundle }: Texts, key: string, count?: number): string | undefined {
  const [namespace, name] = split(key);
  const texts = bundle[namespace] ?? {};
  if (count === undefined) return texts[name];
  // English has no grammatical zero, but «no offers yet» is a sentence in both languages.
  const zero = count === 0 ? texts[`${name}_zero`] : undefined;
  return zero ?? texts[`${name}_${pluralForm(locale, count)}`] ?? texts[`${name}_other`] ?? texts[name];
}

/** The same before its values are filled in, its own figures in the reader's digits; undefined when there is none. */
export function findMessage(texts: Texts, key: string, count?: number): string | undefined {
  const text = writtenText(texts, key, count);
  return text && inDigits(text, texts.digits);
}

/** Says on the console that a text is missing: every test fails on that. */
export function reportMissing(locale: string, key: string): void {
  console.error(`No text for "${key}" in "${locale}"`);
}

/** The translate function over a bundle: on a page of the texts that it carries, on the server of all. */
export function translator(locale: Locale, bundle: Bundle, digits: Digits = "latn"): Translate {
  const texts: Texts = { locale, digits, bundle };
  return (key, values = {}) => {
    const message = findMessage(texts, key, typeof values.count === "number" ? values.count : undefined);
    if (message === undefined) {
      reportMissing(locale, key);
      return key;
    }
    return message.replace(/\{\{(\w+)\}\}(\.?)/g, (_, name: string, stop: string) => {
      const value = values[name];
      return showValue(value, locale, digits) + (endsInStop(value) ? "" : stop);
    });
  };
}

/** Whether a value has the full stop of the sentence that it ends, as a short name does: "Nadia S." */
export const endsInStop = (value: unknown): boolean => typeof value === "string" && value.endsWith(".");

/** A value as it stands in a text: numbers in the reader's digits, words isolated, a missing one as nothing. */
export function showValue(value: string | number | undefined, locale: Locale, digits: Digits): string {
  return typeof value === "number" ? formatNumber(value, digits) : isolated(value ?? "", locale);
}
