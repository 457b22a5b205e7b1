import { describe, expect, it } from "vitest";
import { invoiceNumber, zatcaContent } from "~/api/invoices/rules";

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
  });
});
