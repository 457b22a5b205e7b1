import { keyed } from "~/components/ui/keyed";
import { Note } from "~/components/ui/note";
import type { OrderDetails } from "~/contract/order-fields";
import { DateTime } from "~/i18n/date-time";
import { useT } from "~/i18n/use-t";

/** Why the work is not approved yet: what is to be changed, and why the approval waits. */
export function ChangesAsked({ order }: { order: OrderDetails }) {
  const t = useT();
  const { status, changes_asked, is_paused, pause_reason } = order;
  const waits = status === "delivered" && is_paused && pause_reason;
  if ((status !== "in_progress" || changes_asked.length === 0) && !waits) return null;
  return (
    <Note tone="amber" icon={waits ? "circle-pause" : "rotate-ccw"}>
      <p className="med">{t(waits ? "orders:pause.said" : "orders:changes.said")}</p>
      {waits ? (
        <p dir="auto">{pause_reason}</p>
      ) : (
        keyed(changes_asked, ({ at }) => at).map(({ key, entry }) => (
          <p key={key}>
            <bdi>{entry.reason}</bdi> <DateTime iso={entry.at} as="relative" className="sm muted" />
          </p>
        ))
      )}
    </Note>
  );
}
