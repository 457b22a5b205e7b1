import { Badge } from "~/components/ui/badge";
import { Definitions } from "~/components/ui/definitions";
import { MoreLink, Panel } from "~/components/ui/panel";
import { Price } from "~/components/ui/price";
import type { Complaint } from "~/contract/complaint-fields";
import type { SplitFigures } from "~/contract/split-fields";
import { DateTime } from "~/i18n/date-time";
import { Link } from "~/i18n/link";
import { useT } from "~/i18n/use-t";
import { filerForm } from "./appeal-form";
import { ClockText } from "./clock-text";
import { Figures, type Sides } from "./figures";

type Props = {
  complaint: Complaint;
  /** What it would come to if the technician's side kept everything. */
  whole: SplitFigures | null;
  sides: Sides;
};

/** Both sides with their accounts, and which are closed, the job, the money in question, until the end what it may come to, and the log of it. */
export function StaffFacts({ complaint, whole, sides }: Props) {
  const t = useT();
  const { id, about, other, created_at, clock, amount, waits_for } = complaint;
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
            {
              term: t(`complaints:facts.filer${filerForm(complaint)}`),
              value: <Side complaint={complaint} of="filer" />,
            },
            ...(other
              ? [
                  {
                    term: t("complaints:facts.other"),
                    value: <Side complaint={complaint} of="other" />,
                  },
                ]
              : []),
            ...(about.request
              ? [{ term: t("complaints:facts.job"), value: <JobLink of={about.request} /> }]
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
          {waits_for === "nobody" && amount ? (
            <Price minor={amount.amount} currency={amount.currency} />
          ) : (
            <>
              <p className="sm muted pb-2">{t("staff:complaints.money.text")}</p>
              <Figures figures={whole} sides={sides} />
            </>
          )}
        </Panel>
      ) : null}
    </>
  );
}

type SideProps = { complaint: Complaint; of: Complaint["closed_accounts"][number] };

function Side({ complaint, of }: SideProps) {
  const t = useT();
  const person = complaint[of];
  if (!person) return null;
  return (
    <>
      <Link to={`/admin/users/${person.id}`}>
        <bdi>{person.name}</bdi>
      </Link>{" "}
      {complaint.closed_accounts.includes(of) ? (
        <Badge tone="red" icon="ban">
          {t("staff:user.inactive")}
        </Badge>
      ) : null}
    </>
  );
}

function JobLink({ of: { id, title } }: { of: NonNullable<Complaint["about"]["request"]> }) {
  return (
    <Link to={`/requests/${id}`}>
      <bdi>{title}</bdi>
    </Link>
  );
}
