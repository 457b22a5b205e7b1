import { Panel } from "~/components/ui/panel";
import type { Complaint } from "~/contract/complaint-fields";
import { DateTime } from "~/i18n/date-time";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import { useOutcome } from "./decisions";
import { Figures, type Sides } from "./figures";

/** How a complaint ended, and what was carried out. */
export function Ending({ complaint, sides }: { complaint: Complaint; sides: Sides }) {
  const t = useT();
  const words = useOutcome(complaint.kind);
  const { end, status } = complaint;
  if (!end) return null;
  const { outcome, figures, at } = end;
  return (
    <Panel
      title={t("complaints:end.title")}
      action={
        <span className="sm muted">
          <Text k="complaints:end.at" values={{ when: <DateTime iso={at} as="when" isInside /> }} />
        </span>
      }
    >
      <div className="stack gap-3">
        <p className="strong">
          {outcome === "charged_back"
            ? t("complaints:end.charged_back")
            : status === "settled"
              ? t("complaints:end.settled")
              : words(outcome)}
        </p>
        {figures ? <Figures figures={figures} sides={sides} /> : null}
      </div>
    </Panel>
  );
}
