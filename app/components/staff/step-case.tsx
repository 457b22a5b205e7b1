import { Num } from "~/components/ui/num";
import type { FailedStep } from "~/contract/staff-fields";
import { DateTime } from "~/i18n/date-time";
import { Link } from "~/i18n/link";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import { Press } from "./decision-forms";

/** A step that time could not make: what it was to do, of what, when, and how often it was tried. */
export function StepCase({ step }: { step: FailedStep }) {
  const t = useT();
  const { id, kind, request, complaint_id, tries, due_at, next_try_at } = step;
  const when = (iso: string) => ({ when: <DateTime iso={iso} as="relative" isInside /> });
  return (
    <div className="pad stack gap-4">
      <div className="stack gap-1">
        <h2 className="h3s">{t(`staff:step.${kind}`)}</h2>
        <p className="row gap-x-3 gap-y-0.5">
          {request ? (
            <Link to={`/admin/audit?entity=request&of=${request.id}`}>
              <bdi>{request.title}</bdi>
            </Link>
          ) : null}
          {complaint_id ? (
            <Link to={`/admin/complaints/${complaint_id}`}>{t("staff:steps.complaint")}</Link>
          ) : null}
        </p>
        <p>
          <Num className="select-all">{id}</Num>
        </p>
        <p className="sm muted row gap-x-3 gap-y-0.5">
          <span>
            <Text k="staff:steps.due" values={when(due_at)} />
          </span>
          <span>{t("staff:events.tries", { count: tries })}</span>
          <span>
            <Text k="staff:events.next" values={when(next_try_at)} />
          </span>
        </p>
      </div>
      <div className="decide">
        <Press intent={`retry ${id}`} text="steps.retry" icon="refresh-cw" about={request?.title ?? id} />
      </div>
    </div>
  );
}
