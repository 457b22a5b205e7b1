import { useNavigate } from "@remix-run/react";
import { type MouseEvent, type ReactNode, useRef } from "react";
import { buttonClass } from "~/components/ui/button";
import { Link, type Path, useHref } from "~/i18n/link";
import { useT } from "~/i18n/use-t";
import { Earlier, Shown } from "./endless-list";
import type { Part } from "./use-endless";
import { useNewRows } from "./use-new-rows";

/** A part of an own list. `growsHere`: the older rows come below these, and not on a page of their own. */
export type OwnPart<Row> = Part<Row> & { growsHere: boolean };

type Props<Row> = {
  part: OwnPart<Row>;
  item: (row: Row) => ReactNode;
  /** What stands here when there is no row. */
  empty: ReactNode;
};

const rowId = (index: number) => `row-${index + 1}`;

/**
 * A list of one's own things. Its next part is a link to the same page with one part more, to the first row that is new there; scripts
 * follow it in place: the rows are always the loader's, as they are now. Of a list as long as it grows, it is a link to the page after
 * this. The page's loader answers `list`, with the dictionary `lists`.
 */
export function GrowingList<Row extends { id: string }>({ part, item, empty }: Props<Row>) {
  const t = useT();
  const rowsRef = useRef<HTMLUListElement>(null);
  const { rows, older, newer, growsHere } = part;
  const followFocus = useNewRows(rowsRef, rows.length);
  const navigate = useNavigate();
  const href = useHref();

  function grow(event: MouseEvent, to: Path) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    followFocus();
    navigate(href(to), { replace: true, preventScrollReset: true });
  }

  return (
    <div className="stack gap-4">
      <Earlier to={newer} />
      {rows.length === 0 ? (
        empty
      ) : (
        <ul ref={rowsRef} className="panel list">
          {rows.map((row, index) => (
            <li key={row.id} id={rowId(index)}>
              {item(row)}
            </li>
          ))}
        </ul>
      )}
      {older ? (
        <Link
          to={`${older}#${rowId(growsHere ? rows.length : 0)}`}
          rel="next"
          onClick={(event) => growsHere && grow(event, older)}
          className={buttonClass({ variant: "line", block: true })}
        >
          {t("lists:more")}
        </Link>
      ) : null}
      <Shown count={rows.length} {...{ older, newer }} isGrown={false} />
    </div>
  );
}
