import type { Locale } from "./locale";

type Currency = { decimals: number } & Record<Locale, string>;

const currencies: Readonly<Record<string, Currency>> = {
  EGP: { decimals: 2, en: "EGP", ar: "ج.م" },
  SAR: { decimals: 2, en: "SAR", ar: "ر.س" },
  AED: { decimals: 2, en: "AED", ar: "د.إ" },
  KWD: { decimals: 3, en: "KWD", ar: "د.ك" },
  QAR: { decimals: 2, en: "QAR", ar: "ر.ق" },
  BHD: { decimals: 3, en: "BHD", ar: "د.ب" },
  OMR: { decimals: 3, en: "OMR", ar: "ر.ع" },
  JOD: { decimals: 3, en: "JOD", ar: "د.أ" },
};

/**
 * How many decimals a currency has (ISO 4217): EGP 2, KWD 3, JPY 0.
 * @throws RangeError when `currency` is not three letters.
 */
export function decimalsOf(currency: string): number {
  const known = currencies[currency];
  if (known) return known.decimals;
  const { maximumFractionDigits } = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
  }).resolvedOptions();
  return maximumFractionDigits ?? 2;
}

/** A currency as people write it: EGP → "EGP", "ج.م"; one that is not in the table by its code. */
export function symbolOf(currency: string, locale: Locale): string {
  return currencies[currency]?.[locale] ?? currency;
}
