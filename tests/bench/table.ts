/** One line of the budget. `isHard` rows fail the run when they break their `must`. */
export type Row = {
  figure: string;
  value: number;
  unit: string;
  must: number;
  aim: number;
  isHard?: boolean;
  /** More is better: the limits are least values. */
  isFloor?: boolean;
  /** What was compared with what. */
  note?: string;
};

const isWithin = ({ value, isFloor }: Row, limit: number) => (isFloor ? value >= limit : value <= limit);

export const isBroken = (row: Row) => Boolean(row.isHard) && !isWithin(row, row.must);

export function printTable(rows: Row[]): void {
  const lines = rows.map((row) => [
    row.isHard ? "■" : " ",
    row.figure,
    show(row.value, row.unit),
    show(row.must, row.unit),
    show(row.aim, row.unit),
    verdict(row),
    row.note ?? "",
  ]);
  const all = [["", "figure", "measured", "must", "aim", "", ""], ...lines];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((line) => line[column]?.length ?? 0))) ?? [];
  for (const line of all)
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    );
}

function verdict(row: Row): string {
  if (Number.isNaN(row.value)) return "not measured";
  if (isWithin(row, row.aim)) return "aim";
  return isWithin(row, row.must) ? "ok" : "BROKEN";
}

function show(value: number, unit: string): string {
  if (Number.isNaN(value)) return "–";
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return `${value.toFixed(digits)}${unit && ` ${unit}`}`;
}
