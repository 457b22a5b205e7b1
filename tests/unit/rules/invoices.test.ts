import { describe, expect, it } from "vitest";
import { invoiceNumber, readVatNumber, zatcaContent } from "~/api/invoices/rules";
import { countries } from "~/i18n/country";

const taxed = {
  ...{ seller: "أُسطى", vatNumber: "300000000000003", at: new Date("2026-11-22T10:30:00.123Z") },
  ...{ total: "115.00", vat: "15.00" },
};

/** The fields of a code, read back as the authority's reader does. */
function fieldsIn(content: string): [tag: number, text: string][] {
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
  const fields: [number, string][] = [];
  for (let at = 0; at < bytes.length; ) {
    const [tag = 0, length = 0] = bytes.slice(at, at + 2);
    fields.push([tag, new TextDecoder().decode(bytes.slice(at + 2, at + 2 + length))]);
    at += 2 + length;
  }
  return fields;
}

describe("An invoice", () => {
  it("is numbered by its year, with six figures", () => {
    expect(invoiceNumber(2026, 123)).toBe("2026-000123");
    expect(invoiceNumber(2026, 1_234_567)).toBe("2026-1234567");
  });

  it("says in its Saudi code who sells, under which number, when, how much and the VAT in it", () => {
    expect(fieldsIn(zatcaContent(taxed))).toEqual([
      [1, "أُسطى"],
      [2, "300000000000003"],
      [3, "2026-11-22T10:30:00Z"],
      [4, "115.00"],
      [5, "15.00"],
    ]);
  });

  it("has no code for what cannot be said in one", () => {
    expect(() => zatcaContent({ ...taxed, seller: "ا".repeat(128) })).toThrow(RangeError);
    expect(() => zatcaContent({ ...taxed, seller: "a".repeat(256) })).toThrow(RangeError);
    expect(fieldsIn(zatcaContent({ ...taxed, seller: "a".repeat(255) }))[0]).toEqual([1, "a".repeat(255)]);
  });
});

describe("A technician's VAT number", () => {
  it.each([
    ["EG", "123456789"],
    ["SA", "300000000000003"],
    ["AE", "100123456789012"],
  ] as const)("of %s is kept as its digits, however it is spaced, and is whole or none", (code, number) => {
    const read = (typed: string) => readVatNumber(typed, countries[code]);
    for (const typed of [number, ` ${number} `, number.replace(/(...)(?!$)/g, "$1-"), [...number].join(" ")])
      expect(read(typed), typed).toBe(number);
    for (const wrong of [`${number}0`, `0${number}`, number.slice(1), "VAT", `${number}x`])
      expect(read(wrong), wrong).toBeUndefined();
    for (const nothing of ["", " ", " - "]) expect(read(nothing)).toBeNull();
  });
});
