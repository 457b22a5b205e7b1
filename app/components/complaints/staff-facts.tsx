import { Definitions } from "~/components/ui/definitions";
import { MoreLink, Panel } from "~/components/ui/panel";
import type { Complaint } from "~/contract/complaint-fields";
import type { SplitFigures } from "~/contract/split-fields";
import { DateTime } from "~/i18n/date-time";
import { Link } from "~/i18n/link";
import { useT } from "~/i18n/use-t";
import { ClockText } from "./clock-text";
import { Figures, type Sides } from "./figures";

type Props = {
  complaint: Complaint;
  /** What it would come to if the technician's side kept everything. */
  whole: SplitFigures | null;
  sides: Sides;
};

/** Both sides with their accounts, the job, the money in question, and what the log has of it. */
export function StaffFacts({ complaint, whole, sides }: Props) {
  const t = useT();
  const { id, about, filer, other, created_at, clock } = complaint;
  const person = ({ id: of, name }: typeof filer) => (
    <Link to={`/admin/users/${of}`}>
      <bdi>{name}</bdi>
    </Link>
  );
  return (
    <>
      <Panel
        title={t("complaints:facts.title")}
        action={
          <MoreLink to={`/admin/audit?entity=complaint&of=${id}`}>{t("staff:complaints.log")}</MoreLink>
        }
      >
        <Definitions
          rows={[
            { term: t("complaints:facts.filer"), value: person(filer) },
            ...(other ? [{ term: t("complaints:facts.other"), value: person(other) }] : []),
            ...(about.request
              ? [
                  {
                    term: t("complaints:facts.job"),
                    value: (
                      <Link to={`/requests/${about.request.id}`}>
                        <bdi>{about.request.title}</bdi>
                      </Link>
                    ),
                  },
                ]
              : []),
            { term: t("complaints:facts.at"), value: <DateTime iso={created_at} as="dateTime" /> },
            ...(clock ? [{ term: t("staff:complaints.due"), value: <ClockText clock={clock} /> }] : []),
          ]}
        />
      </Panel>
      {whole ? (
        <Panel
          title={t("staff:complaints.money")}
          action={
            about.order_id ? (
              <MoreLink to={`/admin/audit?entity=order&of=${about.order_id}`}>
                {t("staff:complaints.orderLog")}
              </MoreLink>
            ) : null
          }
        >
          <p className="sm muted mb-3">{t("staff:complaints.money.text")}</p>
          <Figures figures={whole} sides={sides} />
        </Panel>
      ) : null}
    </>
  );
}
