import type { ReactNode } from "react";

export type Definition = { term: ReactNode; value: ReactNode; className?: string };

const keyOf = ({ term }: Definition, index: number) => (typeof term === "string" ? term : index);

/** Terms and values: side by side, or the value under its term. */
export function Definitions({
  rows,
  stacked,
  className,
}: {
  rows: Definition[];
  stacked?: boolean;
  className?: string;
}) {
  return (
    <dl className={[stacked ? "kv" : "pairs", className].filter(Boolean).join(" ")}>
      {rows.map((row, index) => (
        <div key={keyOf(row, index)} className={row.className}>
          <dt>{row.term}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}

type ReceiptProps = { lines: Definition[]; total: Definition; under?: Definition[]; className?: string };

/** The lines of a receipt under a perforation, then the total. @param under what is said of the total */
export function Receipt({ lines, total, under = [], className = "pad" }: ReceiptProps) {
  const all = [...lines, { ...total, className: "tot" }, ...under];
  return (
    <dl className={`lines ${className}`}>
      {all.map((line, index) => (
        <div key={keyOf(line, index)} className={line.className}>
          <dt>{line.term}</dt>
          <dd>{line.value}</dd>
        </div>
      ))}
    </dl>
  );
}
