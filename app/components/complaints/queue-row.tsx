import { Price } from "~/components/ui/price";
import type { QueuedComplaint } from "~/contract/complaint-fields";
import { DateTime } from "~/i18n/date-time";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import { appealForm } from "./appeal-form";
import { ClockText } from "./clock-text";
import { RowFrame } from "./row-frame";

/** A complaint in the queue: what about, between whom, how much, and how late it is. */
export function QueueRow({ row }: { row: QueuedComplaint & { title: string } }) {
  const { id, clock, amount, taken_by } = row;
  return (
    <RowFrame to={`/admin/complaints/${id}`} row={row} under={<Sides row={row} />}>
      <p className="sm row gap-x-4 gap-y-1">
        {amount ? <Price minor={amount.amount} currency={amount.currency} /> : null}
        <ClockText clock={clock} />
        {taken_by && clock?.kind === "decision" ? (
          <span className="muted">
            <Text k="staff:complaints.taken" values={{ name: taken_by.name }} />
          </span>
        ) : null}
      </p>
    </RowFrame>
  );
}

function Sides({ row: { kind, filer, other, created_at } }: { row: QueuedComplaint }) {
  const t = useT();
  const words = other
    ? t("staff:complaints.against", { filer: filer.name, other: other.name })
    : t(`staff:complaints.by${appealForm(kind)}`, { filer: filer.name });
  return (
    <p className="sm muted row gap-x-3 gap-y-0.5">
      <span>{words}</span>
      <DateTime iso={created_at} as="relative" />
    </p>
  );
}
