import { type ReactNode, useRef } from "react";
import { buttonClass } from "~/components/ui/button";
import { Link } from "~/i18n/link";
import { useT } from "~/i18n/use-t";
import { Earlier, Shown } from "./endless-list";
import type { Part } from "./use-endless";
import { useNewRows } from "./use-new-rows";

type Props<Row> = {
  part: Part<Row>;
  item: (row: Row) => ReactNode;
  /** What stands here when there is no row. */
  empty: ReactNode;
};

/**
 * A list of one's own things. Its next part is a link to the same page with one part more, which scripts follow in place: the rows
 * are always the loader's, as they are now. The page's loader answers `list`, with the dictionary `lists`.
 */
export function GrowingList<Row extends { id: string }>({ part, item, empty }: Props<Row>) {
  const t = useT();
  const rowsRef = useRef<HTMLUListElement>(null);
  const { rows, older, newer } = part;
  const followFocus = useNewRows(rowsRef, rows.length);
  return (
    <div className="stack gap-4">
      <Earlier to={newer} />
      {rows.length === 0 ? (
        empty
      ) : (
        <ul ref={rowsRef} className="panel list">
          {rows.map((row) => (
            <li key={row.id}>{item(row)}</li>
          ))}
        </ul>
      )}
      {older ? (
        <Link
          to={older}
          rel="next"
          replace
          preventScrollReset
          onClick={followFocus}
          className={buttonClass({ variant: "line", block: true })}
        >
          {t("lists:more")}
        </Link>
      ) : null}
      <Shown count={rows.length} isAll={!older} isGrown={false} />
    </div>
  );
}
