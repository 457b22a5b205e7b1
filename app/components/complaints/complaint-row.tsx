import { Badge } from "~/components/ui/badge";
import type { ComplaintRow as Row } from "~/contract/complaint-fields";
import { DateTime } from "~/i18n/date-time";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import { filerForm } from "./appeal-form";
import { ClockText } from "./clock-text";
import { RowFrame } from "./row-frame";

/** A complaint in the list of one of its parties. */
export function ComplaintRow({ row }: { row: Row & { title: string } }) {
  const { id, clock, waits_for } = row;
  return (
    <RowFrame to={`/complaints/${id}`} row={row} under={<Filer row={row} />}>
      {waits_for === "nobody" ? null : (
        <p className="sm row gap-x-3 gap-y-1">
          <Turn of={waits_for} />
          <ClockText clock={clock} />
        </p>
      )}
    </RowFrame>
  );
}

function Filer({ row }: { row: Row }) {
  const { is_mine, filer, created_at } = row;
  return (
    <p className="sm muted">
      <Text
        k={`complaints:row.${is_mine ? "byYou" : "by"}${filerForm(row)}`}
        values={{ name: filer.name, when: <DateTime iso={created_at} as="relative" isInside /> }}
      />
    </p>
  );
}

function Turn({ of }: { of: Row["waits_for"] }) {
  const t = useT();
  const words = t(`complaints:turn.${of}`);
  return of === "you" || of === "both" ? (
    <Badge tone="amber" icon="bell">
      {words}
    </Badge>
  ) : (
    <span className="med">{words}</span>
  );
}
