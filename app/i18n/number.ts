import type { Digits, Locale } from "./locale";

/** The minus sign U+2212, as wide as a digit; it stands before the figure in both languages. */
export const minus = "\u2212";
const separators = {
  latn: { group: ",", decimal: "." },
  arab: { group: "\u066C", decimal: "\u066B" },
} as const;

/** What keeps its figures in every set: what is isolated, as a phone is, and words with Latin letters, as a reference is. Else a figure. */
const figures = /\u2066.*?\u2069|[a-z][\w-]*|(\d)/gi;

/** Writes the figures of a text in a reader's digits; separators are left as they are. */
export function inDigits(text: string, digits: Digits): string {
  if (digits !== "arab") return text;
  return text.replace(figures, (all, d?: string) => (d ? String.fromCharCode(0x0660 + Number(d)) : all));
}

/** How many decimals are written: at least, at most; `isSigned` puts a plus before what is above zero. */
export type Figure = { least?: number; most?: number; isSigned?: boolean };

/**
 * A number in a reader's digits, thousands grouped, composed here because ICU data differ between Node and browsers:
 * 1250.5 → "1,250.5" or "١٬٢٥٠٫٥". A negative one starts with U+2212. Up to three decimals unless said otherwise.
 * Not a number, or infinite: "".
 */
export function formatNumber(value: number, digits: Digits = "latn", figure: Figure = {}): string {
  if (!Number.isFinite(value)) return "";
  const { least = 0, most = 3, isSigned = false } = figure;
  const [whole = "0", decimals = ""] = Math.abs(value).toFixed(most).split(".");
  const fraction = decimals.slice(0, least) + decimals.slice(least).replace(/0+$/, "");
  const sign = Number(`${whole}.${fraction}`) === 0 ? "" : value < 0 ? minus : isSigned ? "+" : "";
  return sign + composeFigure(whole, fraction, digits);
}

/** Joins the digits of a whole part and a fraction: ("1250", "50") → "1,250.50". No sign, no rounding. */
export function composeFigure(whole: string, fraction: string, digits: Digits): string {
  const { group, decimal } = separators[digits];
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return inDigits(fraction ? grouped + decimal + fraction : grouped, digits);
}

/** A left-to-right isolate: without it a sign would jump behind its figure in a right-to-left line. */
export const [isolate, endIsolate] = ["\u2066", "\u2069"];

/**
 * A share of one in whole per cent: 0.154 → "15%" or "١٥٪"; signed: "+15%". In Arabic, figures from 0 to 9 stand between U+2066 and
 * U+2069 with their sign.
 */
export function formatPercent(
  { locale, digits }: { locale: Locale; digits: Digits },
  share: number,
  isSigned = false,
): string {
  const figure = formatNumber(share * 100, digits, { most: 0, isSigned });
  if (digits === "arab") return `${figure}\u066A`;
  return locale === "ar" ? `${isolate}${figure}%${endIsolate}` : `${figure}%`;
}

/** A rating from 1 to 5, always one decimal: 4.86 → "4.9". */
export function formatRating(value: number, digits: Digits = "latn"): string {
  return formatNumber(value, digits, { least: 1, most: 1 });
}

/** The score that ranks, always two decimals: 4.9 → "4.90". */
export function formatScore(value: number, digits: Digits = "latn"): string {
  return formatNumber(value, digits, { least: 2, most: 2 });
}
