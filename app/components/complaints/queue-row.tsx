import { Price } from "~/components/ui/price";
import { StatusBadge } from "~/components/ui/status-badge";
import type { QueuedComplaint } from "~/contract/complaint-fields";
import { DateTime } from "~/i18n/date-time";
import { Link } from "~/i18n/link";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import { ClockText } from "./clock-text";

/** A complaint in the queue: what about, between whom, how much, and how late it is. */
export function QueueRow({ row }: { row: QueuedComplaint & { title: string } }) {
  const { id, title, excerpt, clock, amount, status, taken_by } = row;
  return (
    <div className="pad stack gap-2">
      <div className="row between top gap-3">
        <div className="stack gap-1">
          <h2 className="text-h4">
            <Link to={`/admin/complaints/${id}`} className="plain">
              <bdi>{title}</bdi>
            </Link>
          </h2>
          <Sides row={row} />
        </div>
        <StatusBadge kind="complaint" status={status} />
      </div>
      <p className="line-clamp-2 wrap-anywhere" dir="auto">
        {excerpt}
      </p>
      <p className="sm row gap-x-4 gap-y-1">
        {amount ? <Price minor={amount.amount} currency={amount.currency} /> : null}
        <ClockText clock={clock} />
        {taken_by ? (
          <span className="muted">
            <Text k="staff:complaints.taken" values={{ name: taken_by.name }} />
          </span>
        ) : null}
      </p>
    </div>
  );
}

function Sides({ row: { filer, other, created_at } }: { row: QueuedComplaint }) {
  const t = useT();
  const words = other
    ? t("staff:complaints.against", { filer: filer.name, other: other.name })
    : t("staff:complaints.by", { filer: filer.name });
  return (
    <p className="sm muted row gap-x-3 gap-y-0.5">
      <span>{words}</span>
      <DateTime iso={created_at} as="relative" />
    </p>
  );
}
