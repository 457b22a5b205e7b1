import { type MouseEvent, type ReactNode, useRef } from "react";
import { announce } from "~/components/ui/announce";
import { buttonClass } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { Link, type Path } from "~/i18n/link";
import { useT } from "~/i18n/use-t";
import { type Part, useEndless } from "./use-endless";
import { useNearness } from "./use-nearness";
import { useNewRows } from "./use-new-rows";

type Props<Row> = {
  part: Part<Row>;
  item: (row: Row) => ReactNode;
  className?: string;
  rowClass?: string;
  /** What stands here when there is no row. */
  empty: ReactNode;
  /** What the link to the next part says, where "Show more" is too little. */
  more?: string;
  /** The next part comes when it is asked for only: there is something below the list. */
  isOnDemand?: boolean;
};

/** Parts that open by themselves before the reader is asked again, so that the foot of the page can be reached. */
const byThemselves = 3;

/**
 * A list without end. Its next part is a link to a page; scripts open that part in place, and by themselves as the end comes near.
 * Who sat on the link is taken to the first new row. The page's loader answers `list`, with the dictionary `lists`.
 */
export function EndlessList<Row extends { id: string }>(props: Props<Row>) {
  const { part, item, className, rowClass, empty, more, isOnDemand = false } = props;
  const t = useT();
  const { list, address, loadMore, isLoading } = useEndless(part);
  const { rows, older, newer } = list;
  const rowsRef = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const left = useRef({ address, parts: byThemselves });
  const followFocus = useNewRows(rowsRef, rows.length);
  useNearness(end, older, () => {
    if (left.current.address !== address) left.current = { address, parts: byThemselves };
    if (isOnDemand || left.current.parts === 0 || !navigator.onLine) return;
    left.current.parts -= 1;
    if (end.current?.contains(document.activeElement)) followFocus();
    // What nobody pressed fails without a word: the link stands there to be pressed.
    loadMore().catch(() => {});
  });

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    left.current = { address, parts: byThemselves };
    followFocus();
    loadMore().catch(() => announce({ type: "error", message: t("ui:unanswered") }));
  }

  return (
    <>
      <Earlier to={newer} />
      {rows.length === 0 ? (
        empty
      ) : (
        <ul ref={rowsRef} className={className}>
          {rows.map((row) => (
            <li key={row.id} className={rowClass}>
              {item(row)}
            </li>
          ))}
        </ul>
      )}
      <div ref={end} className="mt-6 text-center">
        <Onward to={older} more={more} isLoading={isLoading} open={open} />
        <Shown count={rows.length} {...{ older, newer }} isGrown={rows !== part.rows || newer !== null} />
      </div>
    </>
  );
}

export function Earlier({ to }: { to: Path | null }) {
  const t = useT();
  if (!to) return null;
  return (
    <p className="mb-4">
      <Link to={to} rel="prev" className={buttonClass({ variant: "line" })}>
        {t("lists:newer")}
      </Link>
    </p>
  );
}

type OnwardProps = {
  to: Path | null;
  more?: string;
  isLoading: boolean;
  open: (event: MouseEvent) => void;
};

function Onward({ to, more, isLoading, open }: OnwardProps) {
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
      {isLoading ? <Icon name="loader-circle" size="m" /> : null}
      {isLoading ? t("lists:loading") : (more ?? t("lists:more"))}
    </Link>
  );
}

type ShownProps = Pick<Part<unknown>, "older" | "newer"> & { count: number; isGrown: boolean };

/** Says how many rows stand there, to ears whenever that changes, to eyes at the end of a list that was opened part by part. */
export function Shown({ count, older, newer, isGrown }: ShownProps) {
  const t = useT();
  const isPart = older !== null || count === 0;
  return (
    <p role="status" className={older === null && isGrown ? "sm muted" : "vh"}>
      {isPart ? t("lists:shown", { count }) : newer ? t("lists:end") : t("lists:all", { count })}
    </p>
  );
}
