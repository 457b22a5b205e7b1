import { type MouseEvent, useRef } from "react";
import { Earlier, Shown } from "~/components/live/endless-list";
import { type Part, PartFailure, useEndless } from "~/components/live/use-endless";
import { useNearness } from "~/components/live/use-nearness";
import { useNewRows } from "~/components/live/use-new-rows";
import { announce } from "~/components/ui/announce";
import { buttonClass } from "~/components/ui/button";
import { formatDay } from "~/i18n/dates";
import { Link, type Path } from "~/i18n/link";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";
import { NoticeRow, type NoticeRowData } from "./notice-row";

/** So near the end of the list, in pixels, its next page comes by itself. */
const nearness = 50;

/** As the page has them now, then those that were opened below: what was read meanwhile, or came meanwhile, is so here too. */
function upToDate(now: NoticeRowData[], opened: NoticeRowData[]): NoticeRowData[] {
  const known = new Set(now.map(({ id }) => id));
  return [...now, ...opened.filter(({ id }) => !known.has(id))];
}

/** Notifications by the days they came on, newest first; the next page is a link, which scripts open in place as the end comes near. */
export function NoticeList({ part, marking }: { part: Part<NoticeRowData>; marking: string }) {
  const t = useT();
  const reading = useReading();
  const { list, loadMore, isLoading } = useEndless(part);
  const rows = upToDate(part.rows, list.rows);
  const rowsRef = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const followFocus = useNewRows(rowsRef, rows.length);
  const dayOf = ({ createdAt }: NoticeRowData) => formatDay(reading, createdAt);
  const today = formatDay(reading, reading.now);

  const load = () =>
    loadMore().catch((error: unknown) => {
      const said = error instanceof PartFailure && error.message;
      announce({ type: "error", message: said || t("notices:failure") });
    });
  useNearness(end, list.older, load, nearness);

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    followFocus();
    load();
  }

  return (
    <>
      <Earlier to={list.newer} />
      <ul ref={rowsRef} className="panel nts">
        {rows.map((row, index) => {
          const day = dayOf(row);
          const before = rows[index - 1];
          return (
            <li key={row.id}>
              {before && dayOf(before) === day ? null : <h2 className="nt-day">{day}</h2>}
              <NoticeRow row={row} isToday={day === today} marking={marking} />
            </li>
          );
        })}
      </ul>
      <div ref={end} className="mt-6 text-center">
        <More to={list.older} isLoading={isLoading} open={open} />
        <Shown count={rows.length} older={list.older} newer={list.newer} isGrown={list !== part} />
      </div>
    </>
  );
}

type MoreProps = { to: Path | null; isLoading: boolean; open: (event: MouseEvent) => void };

function More({ to, isLoading, open }: MoreProps) {
  const t = useT();
  if (!to) return null;
  return (
    <Link
      to={to}
      rel="next"
      className={buttonClass({ variant: "line" })}
      onClick={open}
      aria-busy={isLoading || undefined}
    >
      {t(isLoading ? "lists:loading" : "lists:more")}
    </Link>
  );
}
