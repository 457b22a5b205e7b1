import { decimalsOf, symbolOf } from "./currency";
import type { Digits, Locale } from "./locale";
import { noBreak } from "./no-break";
import { composeFigure, endIsolate, isolate, minus } from "./number";
import type { Translate } from "./translate";

/** `isSigned` puts a plus before what is above zero; `hasDecimals` writes them also for a whole amount. */
export type MoneyOptions = { isSigned?: boolean; hasDecimals?: boolean };

/** Whether an amount has no minor units left over. */
function isWhole(minor: number, currency: string): boolean {
  return minor % 10 ** decimalsOf(currency) === 0;
}

/** The sign and the figure of an amount, apart. */
function compose(
  digits: Digits,
  minor: number,
  currency: string,
  { isSigned = false, hasDecimals = false }: MoneyOptions = {},
): [sign: string, figure: string] {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Not an amount in minor units: ${minor}`);
  const decimals = decimalsOf(currency);
  const figures = String(Math.abs(minor)).padStart(decimals + 1, "0");
  const cut = figures.length - decimals;
  const fraction = hasDecimals || !isWhole(minor, currency) ? figures.slice(cut) : "";
  const sign = minor < 0 ? minus : isSigned && minor > 0 ? "+" : "";
  return [sign, composeFigure(figures.slice(0, cut), fraction, digits)];
}

/**
 * An amount as text (rulings 39): 125050 EGP → "EGP 1,250.50" or "1,250.50 ج.م", −4500 EGP → "−EGP 45" or "−45 ج.م".
 * `minor` is an integer of minor units; decimals only when it is not whole (or `hasDecimals`); joined by U+00A0, never
 * U+200F; a signed Arabic figure stands between U+2066 and U+2069.
 * @throws RangeError when `minor` is not a safe integer, or `currency` not three letters.
 */
export function formatMoney(
  locale: Locale,
  digits: Digits,
  minor: number,
  currency: string,
  options?: MoneyOptions,
): string {
  const [sign, figure] = compose(digits, minor, currency, options);
  const symbol = symbolOf(currency, locale);
  if (locale === "en") return sign + symbol + noBreak + figure;
  return (sign ? isolate + sign + figure + endIsolate : figure) + noBreak + symbol;
}

/**
 * Two amounts with one symbol: "EGP 300–500", "من 300 إلى 500 ج.م"; one of them missing: "From EGP 300", "Up to EGP 500";
 * both missing: "Open budget"; equal: one amount.
 * @throws RangeError when an amount is not a safe integer.
 */
export function formatMoneyRange(
  { locale, digits, t }: { locale: Locale; digits: Digits; t: Translate },
  least: number | null,
  most: number | null,
  currency: string,
): string {
  const amount = (minor: number) => formatMoney(locale, digits, minor, currency);
  if (least === null) return most === null ? t("money.open") : t("money.upTo", { amount: amount(most) });
  if (most === null) return t("money.from", { amount: amount(least) });
  if (least === most) return amount(least);
  const hasDecimals = !(isWhole(least, currency) && isWhole(most, currency));
  const figure = (minor: number) => compose(digits, minor, currency, { hasDecimals })[1];
  return t("money.range", { from: figure(least), to: figure(most), symbol: symbolOf(currency, locale) });
}

/** An amount as a field holds it, to be read back by `parseMoneyToMinor`: 125050 EGP → "1250.50", 30000 EGP → "300". */
export function writeAmount(minor: number, currency: string): string {
  const decimals = decimalsOf(currency);
  return (minor / 10 ** decimals).toFixed(isWhole(minor, currency) ? 0 : decimals);
}
