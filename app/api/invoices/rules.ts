/**
 * A VAT registration number as it is kept: without spaces and hyphens.
 * @param typed in ASCII digits
 * @returns null: nothing was typed; undefined: no number of this country looks like it
 */
export function readVatNumber(
  typed: string,
  { vatNumber: pattern }: { vatNumber: string },
): string | null | undefined {
  const number = typed.replace(/[\s-]/g, "");
  if (number === "") return null;
  return new RegExp(`^${pattern}$`).test(number) ? number : undefined;
}

/** @example invoiceNumber(2026, 123) // "2026-000123" */
export const invoiceNumber = (year: number, number: number): string =>
  `${year}-${String(number).padStart(6, "0")}`;

/** An invoice as the Saudi tax authority wants it in a QR code; amounts in major units, VAT included in the total. */
export type Taxed = { seller: string; vatNumber: string; at: Date; total: string; vat: string };

/**
 * What the QR code of a simplified invoice holds in Saudi Arabia: five fields, each its tag, its length in bytes and its UTF-8 text,
 * in base64 (ZATCA, phase one).
 * @throws RangeError when a field is longer than its length can say
 */
export function zatcaContent({ seller, vatNumber, at, total, vat }: Taxed): string {
  const fields = [seller, vatNumber, at.toISOString().replace(/\.\d+Z$/, "Z"), total, vat];
  const bytes = fields.flatMap((field, index) => {
    const text = new TextEncoder().encode(field);
    if (text.length > 255) throw new RangeError("A field of a QR code is too long");
    return [index + 1, text.length, ...text];
  });
  return btoa(String.fromCharCode(...bytes));
}
