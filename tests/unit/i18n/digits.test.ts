import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasMoreDecimals, parseMoneyToMinor, parseNumber, toLatinDigits } from "~/i18n/digits";
import { formatNumber, formatPercent, formatRating, inDigits } from "~/i18n/number";

describe("figures as people type them", () => {
  it.each([
    ["12", 12],
    ["١٢", 12],
    ["۱۲", 12],
    ["١٬٢٥٠٫٥", 1250.5],
    ["1,250.5", 1250.5],
    ["1 250", 1250],
    ["١،٢٥٠", 1250],
    [" 7 ", 7],
    ["-7", -7],
    ["\u221260", -60],
    ["\u200E\u221260", -60],
    ["+5", 5],
    [".5", 0.5],
    ["5.", 5],
    ["-0", 0],
  ])("%j is %d", (text, value) => expect(parseNumber(text)).toBe(value));

  it.each([
    "",
    " ",
    "-",
    ".",
    "12,5",
    "1,25,000",
    "1,250,00",
    "1.2.3",
    "1e5",
    "0x1F",
    "12 EGP",
    "Infinity",
    "NaN",
    "٣ ٤",
  ])("%j is nonsense", (text) => {
    expect(parseNumber(text)).toBeNull();
    expect(parseMoneyToMinor(text, "EGP")).toBeNull();
  });

  it("become minor units without rounding", () => {
    expect(parseMoneyToMinor("١٬٢٥٠٫٥", "EGP")).toBe(125050);
    expect(parseMoneyToMinor("0.29", "EGP")).toBe(29);
    expect(parseMoneyToMinor("1.100", "EGP")).toBe(110);
    expect(parseMoneyToMinor("1.125", "KWD")).toBe(1125);
    expect(parseMoneyToMinor("90071992547409.91", "EGP")).toBe(9007199254740991);
    for (const wrong of ["1.125", "-5", "90071992547409.92"])
      expect(parseMoneyToMinor(wrong, "EGP")).toBeNull();
  });

  it("have more decimals than a currency in either digits, and of each currency by its own", () => {
    const more = (currency: string) =>
      ["120.555", "١٢٠٫٥٥٥", "120.550", "0.5", "120.5555"].filter((text) => hasMoreDecimals(text, currency));
    expect(more("EGP")).toEqual(["120.555", "١٢٠٫٥٥٥", "120.5555"]);
    expect(more("KWD")).toEqual(["120.5555"]);
    expect(more("JPY")).toHaveLength(5);
    expect(hasMoreDecimals("1.2.345", "EGP")).toBe(false);
  });

  it("keep everything that is no figure", () => {
    expect(toLatinDigits("رقم ٠١٢٣٤٥٦٧٨٩ أو ۰۱۲۳۴۵۶۷۸۹")).toBe("رقم 0123456789 أو 0123456789");
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(toLatinDigits(inDigits(toLatinDigits(text), "arab"))).toBe(toLatinDigits(text));
      }),
    );
  });
});

describe("figures as people read them", () => {
  it("are grouped, and in the reader's set alone", () => {
    expect([0, 5, 999, 1000, 1250.5, 1_000_000, -60, 0.1 + 0.2].map((value) => formatNumber(value))).toEqual([
      "0",
      "5",
      "999",
      "1,000",
      "1,250.5",
      "1,000,000",
      "−60",
      "0.3",
    ]);
    expect(formatNumber(-1250.5, "arab")).toBe("−١٬٢٥٠٫٥");
    expect([formatNumber(-0.0001), formatNumber(Number.NaN), formatNumber(Number.POSITIVE_INFINITY)]).toEqual(
      ["0", "", ""],
    );
  });

  it("have the decimals and the sign that were asked for", () => {
    expect(formatNumber(2, "latn", { least: 1, most: 2 })).toBe("2.0");
    expect(formatNumber(2.456, "latn", { least: 1, most: 2 })).toBe("2.46");
    expect(formatNumber(51, "latn", { isSigned: true })).toBe("+51");
    const [en, ar] = [{ locale: "en", digits: "latn" } as const, { locale: "ar", digits: "latn" } as const];
    expect([
      formatPercent(en, 0.154),
      formatPercent(en, -0.1),
      formatPercent({ ...ar, digits: "arab" }, 0.51, true),
    ]).toEqual(["15%", "−10%", "+٥١٪"]);
    expect([formatPercent(ar, 0.154), formatPercent(ar, -0.1)]).toEqual([
      "\u206615%\u2069",
      "\u2066−10%\u2069",
    ]);
    expect([formatRating(4.86), formatRating(5), formatRating(4.9, "arab")]).toEqual(["4.9", "5.0", "٤٫٩"]);
  });

  it("agree with Intl on every integer", () => {
    const latin = new Intl.NumberFormat("en-GB-u-nu-latn");
    fc.assert(
      fc.property(fc.integer(), (value) => {
        expect(formatNumber(value).replace("\u2212", "-")).toBe(latin.format(value));
      }),
    );
  });

  it("typed again give the same number", () => {
    const numbers = fc.integer({ min: -1e12, max: 1e12 }).map((value) => value / 1000);
    fc.assert(
      fc.property(numbers, fc.constantFrom("latn", "arab"), (value, digits) => {
        expect(parseNumber(formatNumber(value, digits))).toBe(value === 0 ? 0 : value);
      }),
    );
  });
});
