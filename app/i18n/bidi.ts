import type { Locale } from "./locale";

const opposite: Record<Locale, RegExp> = {
  ar: /^(?:\P{L}*\p{Script=Latin}|[+\u2212]\p{Nd}|\p{Nd}+[-\u2013]\p{Nd})/u,
  en: /^\P{L}*\p{Script=Arabic}/u,
};

/**
 * A value as it may stand in a sentence of plain text: between U+2068 and U+2069 when it begins in the other direction (in
 * Arabic a Latin name, an e-mail, a phone, a signed figure, an invoice's number; in English an Arabic name), so that what follows it keeps its
 * place. Web addresses stay bare, because mail readers would take the mark for a part of them. Markup uses <bdi> instead.
 */
export function isolated(value: string, locale: Locale): string {
  return opposite[locale].test(value) && !/^https?:/.test(value) ? `\u2068${value}\u2069` : value;
}
