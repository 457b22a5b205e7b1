import { Note } from "~/components/ui/note";
import type { OrderDetails } from "~/contract/order-fields";
import type { Side } from "~/contract/people";
import { DateTime } from "~/i18n/date-time";
import { useT } from "~/i18n/use-t";

/** Why the work is not approved yet: what is to be changed now, or why the approval waits. */
export function ChangesAsked({ order, viewer }: { order: OrderDetails; viewer: Side }) {
  const t = useT();
  const { status, changes_asked, is_paused, pause_reason } = order;
  const asked = status === "in_progress" ? changes_asked[0] : undefined;
  const waits = status === "delivered" && is_paused && pause_reason;
  if (!asked && !waits) return null;
  const said = viewer === "customer" ? "orders:pause.said.you" : "orders:pause.said";
  return (
    <Note tone="amber" icon={waits ? "circle-pause" : "rotate-ccw"}>
      <p className="med">{t(waits ? said : "orders:changes.said")}</p>
      <p className="whitespace-pre-line wrap-anywhere w-fit max-w-full" dir="auto">
        {asked ? asked.reason : pause_reason}
      </p>
      {asked ? (
        <p className="sm muted">
          <DateTime iso={asked.at} as="relative" />
        </p>
      ) : null}
    </Note>
  );
}

/** What was asked for before that. */
export const askedBefore = ({ status, changes_asked }: OrderDetails) =>
  status === "in_progress" ? changes_asked.slice(1) : changes_asked;
