import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimalsOf } from "~/i18n/currency";
import { parseMoneyToMinor, toLatinDigits } from "~/i18n/digits";
import { locales } from "~/i18n/locale";
import { fixedT } from "~/i18n/messages.server";
import { formatMoney, formatMoneyRange } from "~/i18n/money";

const currencies = ["SAR", "AED", "EGP", "KWD"];
const minor = (major: number, currency: string) => Math.round(major * 10 ** decimalsOf(currency));

/** The no-break space shown as "_", an isolate as "<" and ">". */
const seen = (text: string) =>
  text.replaceAll("\u00A0", "_").replaceAll("\u2066", "<").replaceAll("\u2069", ">");

describe("an amount", () => {
  it.each(locales)("is written by one helper on both sides in %s", (locale) => {
    const rows = currencies.map((currency) =>
      [1250.5, -1250.5, 0, 1_000_000].map((m) =>
        seen(formatMoney(locale, "latn", minor(m, currency), currency)),
      ),
    );
    expect(rows).toEqual(
      locale === "en"
        ? [
            ["SAR_1,250.50", "−SAR_1,250.50", "SAR_0", "SAR_1,000,000"],
            ["AED_1,250.50", "−AED_1,250.50", "AED_0", "AED_1,000,000"],
            ["EGP_1,250.50", "−EGP_1,250.50", "EGP_0", "EGP_1,000,000"],
            ["KWD_1,250.500", "−KWD_1,250.500", "KWD_0", "KWD_1,000,000"],
          ]
        : [
            ["1,250.50_ر.س", "<−1,250.50>_ر.س", "0_ر.س", "1,000,000_ر.س"],
            ["1,250.50_د.إ", "<−1,250.50>_د.إ", "0_د.إ", "1,000,000_د.إ"],
            ["1,250.50_ج.م", "<−1,250.50>_ج.م", "0_ج.م", "1,000,000_ج.م"],
            ["1,250.500_د.ك", "<−1,250.500>_د.ك", "0_د.ك", "1,000,000_د.ك"],
          ],
    );
  });

  it("has Arabic-Indic figures and separators where the reader set them", () => {
    expect(seen(formatMoney("ar", "arab", 125050, "EGP"))).toBe("١٬٢٥٠٫٥٠_ج.م");
    expect(seen(formatMoney("ar", "arab", -4500, "EGP"))).toBe("<−٤٥>_ج.م");
  });

  it("shows a plus, or decimals, where asked, and none for a currency without", () => {
    expect(seen(formatMoney("en", "latn", 90000, "EGP", { isSigned: true }))).toBe("+EGP_900");
    expect(seen(formatMoney("en", "latn", 0, "EGP", { isSigned: true }))).toBe("EGP_0");
    expect(seen(formatMoney("en", "latn", 5, "EGP"))).toBe("EGP_0.05");
    expect(seen(formatMoney("en", "latn", 90000, "EGP", { hasDecimals: true }))).toBe("EGP_900.00");
    expect(seen(formatMoney("en", "latn", 1250, "JPY"))).toBe("JPY_1,250");
  });

  it("is never half a minor unit", () => {
    for (const wrong of [1.5, Number.NaN, 2 ** 53])
      expect(() => formatMoney("en", "latn", wrong, "EGP")).toThrow(RangeError);
  });

  it("contains no right-to-left mark and no plain space, whatever it is", () => {
    fc.assert(
      fc.property(
        fc.maxSafeInteger(),
        fc.constantFrom(...currencies),
        fc.constantFrom(...locales),
        (m, currency, locale) => {
          expect(formatMoney(locale, "latn", m, currency)).not.toMatch(/[\u200F\u061C ]/);
        },
      ),
    );
  });

  it("typed as it is written gives the same amount, in both languages and both sets of figures", () => {
    const amounts = fc.nat({ max: Number.MAX_SAFE_INTEGER });
    fc.assert(
      fc.property(
        amounts,
        fc.constantFrom(...currencies),
        fc.constantFrom("latn", "arab"),
        (m, currency, digits) => {
          const figure = formatMoney("ar", digits, m, currency).split("\u00A0")[0] ?? "";
          expect(parseMoneyToMinor(figure, currency)).toBe(m);
          expect(parseMoneyToMinor(toLatinDigits(figure), currency)).toBe(m);
        },
      ),
    );
  });
});

describe("a range of amounts", () => {
  const range = (locale: "en" | "ar", least: number | null, most: number | null) =>
    seen(formatMoneyRange({ locale, digits: "latn", t: fixedT(locale) }, least, most, "EGP"));

  it("is a dash in English and words in Arabic", () => {
    expect(range("en", 30000, 50000)).toBe("EGP_300–500");
    expect(range("ar", 30000, 50000)).toBe("من 300 إلى 500_ج.م");
    expect(range("ar", 30000, 50050)).toBe("من 300.00 إلى 500.50_ج.م");
  });

  it("may lack an end, or both", () => {
    expect([range("en", 30000, null), range("en", null, 50000), range("en", null, null)]).toEqual([
      "From EGP_300",
      "Up to EGP_500",
      "Open budget",
    ]);
    expect([range("ar", 30000, null), range("ar", null, 50000), range("ar", null, null)]).toEqual([
      "من 300_ج.م",
      "حتى 500_ج.م",
      "الميزانية مفتوحة",
    ]);
  });

  it("is one amount when both ends are the same", () => expect(range("ar", 30000, 30000)).toBe("300_ج.م"));
});
