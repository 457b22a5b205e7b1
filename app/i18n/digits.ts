import { decimalsOf } from "./currency";

/**
 * The same text with ٠-٩ and ۰-۹ as 0-9, ٫ as "." and ٬ as ",". For every field that takes figures: `Number("١٢")` is NaN.
 */
export function toLatinDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/\u066B/g, ".")
    .replace(/\u066C/g, ",");
}

/** Sign, whole digits and decimals of a written number, or null. Thousands may be grouped by comma, «،» or spaces. */
function read(text: string): { isNegative: boolean; whole: string; fraction: string } | null {
  const plain = toLatinDigits(text)
    .replace(/،/g, ",")
    .replace(/[\u200E\u200F\u061C\u2066-\u2069]/g, "")
    .trim();
  const match = /^([-+\u2212]?)(\d{1,3}(?:([,\u0020\u00A0\u202F])\d{3}(?:\3\d{3})*)|\d+)?(?:\.(\d*))?$/.exec(
    plain,
  );
  if (!match || (match[2] === undefined && !match[4])) return null;
  const whole = (match[2] ?? "0").replace(/\D/g, "");
  return { isNegative: /[-\u2212]/.test(match[1] ?? ""), whole, fraction: match[4] ?? "" };
}

/** A number as people type it, in either digits: "١٬٢٥٠٫٥" → 1250.5. Anything else, "12,5" and "1.2.3" too: null. */
export function parseNumber(text: string): number | null {
  const parts = read(text);
  if (!parts) return null;
  const value = Number(`${parts.whole}.${parts.fraction || "0"}`);
  return parts.isNegative && value !== 0 ? -value : value;
}

const decimalsIn = ({ fraction }: { fraction: string }) => fraction.replace(/0+$/, "");

/** An amount as people type it that has more decimals than the currency: "120.555" of EGP. */
export function hasMoreDecimals(text: string, currency: string): boolean {
  const parts = read(text);
  return parts !== null && decimalsIn(parts).length > decimalsOf(currency);
}

/**
 * An amount as people type it, in integer minor units, exactly: ("١٬٢٥٠٫٥", "EGP") → 125050. Null for nonsense, for less
 * than nothing, for more decimals than the currency has, and for what is too large to be exact.
 * @throws RangeError when `currency` is not three letters.
 */
export function parseMoneyToMinor(text: string, currency: string): number | null {
  const parts = read(text);
  const decimals = decimalsOf(currency);
  const fraction = parts ? decimalsIn(parts) : "";
  if (!parts || fraction.length > decimals) return null;
  const minor = Number(parts.whole + fraction.padEnd(decimals, "0"));
  return Number.isSafeInteger(minor) && !(parts.isNegative && minor > 0) ? minor : null;
}
