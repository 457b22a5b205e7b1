/** A cell: text of people, a figure that is written as it is, or an amount in minor units, of a currency with so many decimals. */
export type Cell = string | number | { minor: number; decimals: number } | null;

/**
 * Where a spreadsheet takes a text for a formula, also in the wide forms of East Asia: at its start, and after what parts cells where the
 * reader's comma is in the decimals, because a quote counts only at the start of what such a reader takes for a cell.
 */
const formula = /(?<=^|[;\t\r\n])(?=[ \t]*[=+\-@＝＋－＠])|^(?=[\t\r])/g;
const parting = /[",;\t\r\n]/;

function cell(value: Cell): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  if (typeof value === "object") return (value.minor / 10 ** value.decimals).toFixed(value.decimals);
  const safe = value.replace(formula, "'");
  return parting.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

type Rows = readonly (readonly Cell[])[];
type CsvFile = { bytes: Uint8Array<ArrayBuffer>; mime: string };

const written = (rows: Rows) => rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
const encoded = (text: string): CsvFile => ({
  ...{ bytes: new TextEncoder().encode(text), mime: "text/csv; charset=utf-8" },
});

/** A CSV file (RFC 4180) in UTF-8 with a mark by which spreadsheets know it; no text in it is run as a formula. */
export const csvFile = (rows: Rows): CsvFile => encoded(`\uFEFF${written(rows)}`);

/** More rows of a file that was begun. */
export const csvRows = (rows: Rows): CsvFile => encoded(written(rows));
