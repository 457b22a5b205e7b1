import { type RefObject, useEffect, useRef } from "react";
import { Icon } from "~/components/ui/icon";
import { DateTime } from "~/i18n/date-time";
import { Link, type Path } from "~/i18n/link";
import { useT } from "~/i18n/use-t";
import { lookOf } from "./notice-look";

export type NoticeRowData = {
  id: string;
  kind: string;
  text: string;
  path: Path;
  isRead: boolean;
  createdAt: string;
};

type Props = {
  row: NoticeRowData;
  /** Told by how long ago it was; else by the hour of its day. */
  isToday: boolean;
  /** The id of the form that marks one and stays here. */
  marking: string;
};

/**
 * A notification. One that was read is a link to its subject; one that was not is a button of the form around it, since opening it
 * changes something, and no link may do that.
 */
export function NoticeRow({ row, isToday, marking }: Props) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const hold = useHeldFocus(box, row.isRead);
  if (row.isRead)
    return (
      <div className="nt" ref={box}>
        <Link to={row.path} className="nt-a">
          <Inside row={row} isToday={isToday} />
        </Link>
      </div>
    );
  return (
    <div className="nt unread" ref={box}>
      <button type="submit" name="intent" value={`open ${row.id}`} className="nt-a">
        <Inside row={row} isToday={isToday} />
      </button>
      <button
        type="submit"
        form={marking}
        name="intent"
        value={`read ${row.id}`}
        onClick={hold}
        className="icon-btn"
        aria-label={t("notices:markOne")}
        title={t("notices:markOne")}
        aria-describedby={textId(row)}
      >
        <Icon name="check" size="m" />
      </button>
    </div>
  );
}

/** The button that was pressed is gone once its notification is read: whoever sat on it is at the notification then. */
function useHeldFocus(box: RefObject<HTMLElement>, isRead: boolean): () => void {
  const isHeld = useRef(false);
  useEffect(() => {
    if (!isHeld.current || !isRead) return;
    isHeld.current = false;
    box.current?.querySelector("a")?.focus({ preventScroll: true });
  }, [box, isRead]);
  return () => {
    isHeld.current = true;
  };
}

const textId = ({ id }: NoticeRowData) => `notice-${id}`;

function Inside({ row, isToday }: Pick<Props, "row" | "isToday">) {
  const t = useT();
  const { icon, tone } = lookOf(row.kind);
  return (
    <>
      <span className={`nt-i nt-${tone}`}>
        <Icon name={icon} size="m" />
      </span>
      <span className="nt-b">
        {row.isRead ? null : <span className="vh">{`${t("notices:unread")}: `}</span>}
        <span className="nt-t" id={textId(row)}>
          {row.text}
        </span>
        <DateTime iso={row.createdAt} as={isToday ? "relative" : "time"} className="sm muted" />
      </span>
    </>
  );
}
