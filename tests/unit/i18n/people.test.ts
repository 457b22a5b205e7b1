import { describe, expect, it } from "vitest";
import { countries, isWorkday, weekdaysOf } from "~/i18n/country";
import { initials, shortName } from "~/i18n/names";
import { formatPhone, phoneHref } from "~/i18n/phone";
import { parsePhone } from "~/i18n/phone-parse.server";

describe("a name", () => {
  it.each([
    ["Nadia Samir", "Nadia\u00A0S.", "NS"],
    ["نادية سمير", "نادية\u00A0س.", "ن"],
    ["نادية أحمد سمير", "نادية\u00A0س.", "ن"],
    ["عبد الرحمن محمد", "عبد الرحمن\u00A0م.", "ع"],
    ["عبدالرحمن محمد", "عبدالرحمن\u00A0م.", "ع"],
    ["محمد عبد الله", "محمد\u00A0ع.", "م"],
    ["نور الدين حسن", "نور الدين\u00A0ح.", "ن"],
    ["أحمد الشريف", "أحمد\u00A0ش.", "أ"],
    ["السيد بدوي", "السيد\u00A0ب.", "س"],
    ["أبو بكر علي", "أبو بكر\u00A0ع.", "أ"],
    ["هناء الهواري", "هناء\u00A0هـ.", "هـ"],
    ["مُحَمَّد عليّ", "مُحَمَّد\u00A0ع.", "م"],
    ["Omar El Sayed", "Omar\u00A0S.", "OS"],
    ["Abdel Rahman Ali", "Abdel Rahman\u00A0A.", "AA"],
    ["  mona   zaki ", "mona\u00A0Z.", "MZ"],
    ["Cher", "Cher", "C"],
    ["Élodie Ünal", "Élodie\u00A0Ü.", "ÉÜ"],
    ["", "", ""],
  ])("%j is %j to strangers and %j on an avatar", (name, short, letters) => {
    expect(shortName(name)).toBe(short);
    expect(initials(name)).toBe(letters);
  });
});

describe("a phone number", () => {
  it.each([
    ["+966501234567", "+966 50 123 4567"],
    ["+971501234567", "+971 50 123 4567"],
    ["+201001234567", "+20 100 123 4567"],
    ["+20212345678", "+20 2 1234 5678"],
    ["+96550012345", "+965 5001 2345"],
    ["+442079460958", "+442 079 460 958"],
  ])("%s is shown as %s", (e164, shown) => expect(formatPhone(e164)).toBe(shown));

  it("is called by its whole number", () => {
    expect(phoneHref("+966501234567")).toBe("tel:+966501234567");
  });

  it.each([
    ["0501234567", "SA", "+966501234567"],
    ["0501234567", "AE", "+971501234567"],
    ["501234567", "SA", "+966501234567"],
    ["00966501234567", "EG", "+966501234567"],
    ["+966 50 123 4567", "EG", "+966501234567"],
    ["٠١٠٠١٢٣٤٥٦٧", "EG", "+201001234567"],
    ["۰۱۰۰ ۱۲۳ ۴۵۶۷", "EG", "+201001234567"],
    ["٠٠٢٠-١٠٠-١٢٣٤٥٦٧", "SA", "+201001234567"],
    ["50012345", "KW", "+96550012345"],
    ["33123456", "QA", "+97433123456"],
    ["36001234", "BH", "+97336001234"],
    ["92123456", "OM", "+96892123456"],
  ] as const)("%s typed in %s is %s", (text, country, e164) => expect(parsePhone(text, country)).toBe(e164));

  it.each(["", "12345", "0501234567 call me", "050123456", "05012345678", "0223456789", "abc"])(
    "%j is none",
    (text) => {
      expect(parsePhone(text, "EG")).toBeNull();
    },
  );
});

describe("a country", () => {
  it("begins and ends its week in its own way", () => {
    expect(weekdaysOf(countries.EG)[0]).toBe(6);
    expect(weekdaysOf(countries.SA)[0]).toBe(0);
    expect(weekdaysOf(countries.AE)).toEqual([1, 2, 3, 4, 5, 6, 0]);
    const free = Object.values(countries).map((country) =>
      weekdaysOf(country).filter((day) => !isWorkday(country, day)),
    );
    expect(free).toEqual([
      [6, 5],
      [5, 6],
      [6, 0],
    ]);
  });

  it("has its currency and its VAT", () => {
    const facts = Object.values(countries).map(
      ({ code, currency, vatRate }) => `${code} ${currency} ${vatRate}`,
    );
    expect(facts).toEqual(["EG EGP 14", "SA SAR 15", "AE AED 5"]);
  });
});
