import { keyed } from "~/components/ui/keyed";
import { Note } from "~/components/ui/note";
import type { OrderDetails } from "~/contract/order-fields";
import type { Side } from "~/contract/people";
import { DateTime } from "~/i18n/date-time";
import { useT } from "~/i18n/use-t";

/** Why the work is not approved yet: what is to be changed, and why the approval waits. */
export function ChangesAsked({ order, viewer }: { order: OrderDetails; viewer: Side }) {
  const t = useT();
  const { status, changes_asked, is_paused, pause_reason } = order;
  const waits = status === "delivered" && is_paused && pause_reason;
  if ((status !== "in_progress" || changes_asked.length === 0) && !waits) return null;
  const said = viewer === "customer" ? "orders:pause.said.you" : "orders:pause.said";
  return (
    <Note tone="amber" icon={waits ? "circle-pause" : "rotate-ccw"}>
      <p className="med">{t(waits ? said : "orders:changes.said")}</p>
      {waits ? (
        <p className="whitespace-pre-line wrap-anywhere w-fit max-w-full" dir="auto">
          {pause_reason}
        </p>
      ) : (
        keyed(changes_asked, ({ at }) => at).map(({ key, entry }) => (
          <div key={key}>
            <p className="whitespace-pre-line wrap-anywhere w-fit max-w-full" dir="auto">
              {entry.reason}
            </p>
            <p className="sm muted">
              <DateTime iso={entry.at} as="relative" />
            </p>
          </div>
        ))
      )}
    </Note>
  );
}
