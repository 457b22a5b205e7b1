import type { ReactNode } from "react";
import type { ComplaintRow } from "~/contract/complaint-fields";
import { Link, type Path } from "~/i18n/link";
import { ComplaintBadge } from "./complaint-badge";

type Props = {
  to: Path;
  row: Pick<ComplaintRow, "excerpt" | "kind" | "is_dispute" | "status" | "waits_for"> & { title: string };
  /** Under the title: whose it is, and since when. */
  under: ReactNode;
  /** Under the words: what there is to know of it in this list. */
  children: ReactNode;
};

/** A complaint in a list: what about, how it stands, and its first words. */
export function RowFrame({ to, row, under, children }: Props) {
  const { title, excerpt } = row;
  return (
    <div className="pad stack gap-2">
      <div className="row between top gap-3">
        <div className="stack gap-1">
          <h2 className="text-h4">
            <Link to={to} className="plain">
              <bdi>{title}</bdi>
            </Link>
          </h2>
          {under}
        </div>
        <ComplaintBadge of={row} />
      </div>
      <p className="excerpt" dir="auto">
        {excerpt}
      </p>
      {children}
    </div>
  );
}
