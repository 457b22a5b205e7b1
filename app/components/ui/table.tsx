import type { ReactNode } from "react";

export type Column<Row> = {
  id: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Amounts stand at the inline end and never wrap. */
  amount?: boolean;
  /** The cell that names its row. */
  names?: boolean;
  className?: string;
};

type TableProps<Row> = {
  /** Names the table; for ears only, since a heading stands above it. */
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowId: (row: Row) => string;
  /** Without a head, for two or three columns that speak for themselves. */
  headless?: boolean;
  /** With a border of its own; leave out inside a panel. */
  framed?: boolean;
  className?: string;
};

function classOf<Row>({ amount, className }: Column<Row>): string | undefined {
  return [amount && "amt", className].filter(Boolean).join(" ") || undefined;
}

/** What scrolls must be reached by the keyboard. */
const scrolling = { tabIndex: 0 };

/** A table that scrolls by itself where it is too wide. */
export function Table<Row>({ caption, columns, rows, rowId, headless, framed, className }: TableProps<Row>) {
  return (
    <section className={framed ? "panel scroll-x" : "scroll-x"} aria-label={caption} {...scrolling}>
      <table className={className ? `table ${className}` : "table"}>
        <caption className="vh">{caption}</caption>
        {headless ? null : (
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.id} scope="col" className={classOf(column)}>
                  {column.head}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row) => (
            <tr key={rowId(row)}>{columns.map((column) => cellOf(column, row))}</tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function cellOf<Row>(column: Column<Row>, row: Row): ReactNode {
  const className = classOf(column);
  if (column.names) {
    return (
      <th key={column.id} scope="row" className={className}>
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td key={column.id} className={className}>
      {column.cell(row)}
    </td>
  );
}
