import { Icon } from "~/components/ui/icon";
import type { ComplaintRow } from "~/contract/complaint-fields";
import { DateTime } from "~/i18n/date-time";
import { Text } from "~/i18n/text";

/** The clock that runs, in a few words: what is due, and when. */
export function ClockText({ clock }: Pick<ComplaintRow, "clock">) {
  if (!clock) return null;
  const { kind, due_at, is_overdue } = clock;
  return (
    <span
      className={is_overdue ? "clock row nowrap top gap-1 text-danger" : "clock row nowrap top gap-1 muted"}
    >
      <Icon name={is_overdue ? "clock-alert" : "clock"} size="s" />
      <span>
        <Text
          k={is_overdue ? "complaints:clock.overdue" : `complaints:clock.${kind}`}
          values={{ due: <DateTime iso={due_at} as="limit" /> }}
        />
      </span>
    </span>
  );
}
