import { Panel } from "~/components/ui/panel";
import type { Complaint } from "~/contract/complaint-fields";
import type { DecisionBasis } from "~/contract/decision-basis-fields";
import { DateTime } from "~/i18n/date-time";
import { Link } from "~/i18n/link";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import { Figures, type Sides } from "./figures";

type Ended = Pick<Complaint, "end" | "decisions">;

/** It did not end with what staff decided last: both sides agreed, a bank was faster, or an account was opened by hand. */
export const hasEndedOtherwise = ({ end, decisions }: Ended): boolean =>
  end !== null && decisions.at(-1)?.outcome !== end.outcome;

function howOf({ outcome, returned }: NonNullable<Complaint["end"]>): string {
  if (outcome === "upheld") return "reopened";
  if (outcome !== "charged_back") return "settled";
  return returned ? `charged_back.${returned}` : outcome;
}

type Props = {
  complaint: Complaint;
  sides: Sides;
  /** For staff: who opened the account by hand. */
  opened?: DecisionBasis["opened"];
};

/** How a complaint ended, and what was carried out, where no decision of staff says so. */
export function Ending({ complaint, sides, opened = null }: Props) {
  const t = useT();
  const { end } = complaint;
  if (!end || !hasEndedOtherwise(complaint)) return null;
  const { figures, at } = end;
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
        <p className="strong">{t(`complaints:end.${howOf(end)}`)}</p>
        {opened ? <Opened by={opened} /> : null}
        {end.is_undecided ? (
          <p>
            <Link to="/admin/transfers?tab=refunds">{t("complaints:end.returned.staff")}</Link>
          </p>
        ) : null}
        {figures ? <Figures figures={figures} sides={sides} /> : null}
      </div>
    </Panel>
  );
}

function Opened({ by: { by, reason } }: { by: NonNullable<DecisionBasis["opened"]> }) {
  return (
    <>
      <p>
        <Text
          k="staff:complaints.openedBy"
          values={{
            name: (
              <Link to={`/admin/users/${by.id}`}>
                <bdi>{by.name}</bdi>
              </Link>
            ),
          }}
        />
      </p>
      {reason ? (
        <blockquote className="log-q" dir="auto">
          {reason}
        </blockquote>
      ) : null}
    </>
  );
}
