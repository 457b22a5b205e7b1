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

/** The lines of a receipt under a perforation, then the total. */
export function Receipt({
  lines,
  total,
  className = "pad",
}: {
  lines: Definition[];
  total: Definition;
  className?: string;
}) {
  return (
    <dl className={`lines ${className}`}>
      {lines.map((line, index) => (
        <div key={keyOf(line, index)} className={line.className}>
          <dt>{line.term}</dt>
          <dd>{line.value}</dd>
        </div>
      ))}
      <div className="tot">
        <dt>{total.term}</dt>
        <dd>{total.value}</dd>
      </div>
    </dl>
  );
}
