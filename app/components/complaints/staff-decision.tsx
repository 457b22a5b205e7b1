import { SubmitButton } from "~/components/ui/button";
import { ChoiceList } from "~/components/ui/choices";
import { Form } from "~/components/ui/form";
import type { Constraints } from "~/components/ui/form-context";
import { Panel } from "~/components/ui/panel";
import { SeenField } from "~/components/ui/seen-field";
import { Select } from "~/components/ui/select";
import { TextArea } from "~/components/ui/text-field";
import type { Complaint, ComplaintOutcome } from "~/contract/complaint-fields";
import type { ReviewRule } from "~/contract/review-fields";
import { Text } from "~/i18n/text";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";
import { appealForm } from "./appeal-form";
import { readFirst, useOutcome } from "./decisions";
import type { Sides } from "./figures";
import { SplitField } from "./split-field";

type Props = {
  complaint: Complaint;
  sides: Sides;
  outcomes: ComplaintOutcome[];
  rules: ReviewRule[];
  /** Where the reader's own decision is in question: who decides instead, in one list of names, empty where there is nobody. */
  others: string | null;
  readerId: string;
  constraints: Constraints;
};

const labels = {
  outcome: "staff:complaints.outcome",
  kept: "complaints:split.amount.staff",
  rule: "staff:complaints.rule",
  reason_en: "staff:complaints.reason.en",
  reason_ar: "staff:complaints.reason.ar",
};

/** The decision of staff: its outcome, and its reasons in both languages; on an appeal, by somebody else than the first. */
export function StaffDecision(props: Props) {
  const { t, locale } = useReading();
  const { complaint, constraints, others, readerId } = props;
  const { can, kind, appealed_by, decisions } = complaint;
  const appeal = appealForm(kind);
  const isAppealed = complaint.status === "appealed";
  const isFirst = decisions.some(({ staff }) => staff?.id === readerId);
  const isAppeal = appealed_by !== null || decisions.length > 0;
  if (can.includes("take"))
    return (
      <Panel title={t(`staff:complaints.take${appeal}`)}>
        <Form intent="take" className="stack gap-4" summary={false}>
          <p>{t(`staff:complaints.take.text${appeal}`)}</p>
          <SubmitButton icon="check" className="justify-self-start" busyLabel={t("staff:money.busy")}>
            {t(`staff:complaints.take${appeal || ".submit"}`)}
          </SubmitButton>
        </Form>
      </Panel>
    );
  if (!can.includes("decide"))
    return others === null ? null : (
      <Panel title={t(`staff:complaints.decideAppeal${isAppealed ? "" : ".account"}`)}>
        <p>{t(isFirst ? "staff:complaints.otherMember" : "staff:complaints.closedByYou")}</p>
        <p className="sm muted">
          <Text
            k={others === "" ? "staff:complaints.others.none" : "staff:complaints.others"}
            values={{ names: <bdi>{others}</bdi> }}
          />
        </p>
      </Panel>
    );
  return (
    <Panel title={t(isAppeal ? "staff:complaints.decideAppeal" : "staff:complaints.decide")}>
      <Form intent="decide" className="stack gap-5" constraints={constraints} labels={labels}>
        <SeenField name="round" value={isAppealed ? 2 : 1} />
        <p className="muted measure">
          {t(isAppeal ? "staff:complaints.decideAppeal.text" : "staff:complaints.decide.text")}
        </p>
        <Outcome {...props} />
        <div className="g2">
          {readFirst(locale).map((language) => (
            <TextArea
              key={language}
              {...{ name: `reason_${language}`, lang: language, rows: 6 }}
              label={t(`staff:complaints.reason.${language}`)}
            />
          ))}
        </div>
        <SubmitButton icon="gavel" className="justify-self-start" busyLabel={t("staff:money.busy")}>
          {t("staff:complaints.decide.submit")}
        </SubmitButton>
      </Form>
    </Panel>
  );
}

function Outcome({ complaint, sides, outcomes, rules }: Props) {
  const t = useT();
  const words = useOutcome(complaint.kind);
  const [first] = outcomes;
  if (first === "split" && complaint.amount)
    return (
      <>
        <input type="hidden" name="outcome" value="split" />
        <SplitField id={complaint.id} amount={complaint.amount} sides={sides} />
      </>
    );
  return (
    <>
      <ChoiceList
        name="outcome"
        label={t("staff:complaints.outcome")}
        choices={outcomes.map((value) => ({ value, label: words(value, "due") }))}
      />
      {outcomes.includes("removed") ? (
        <Select
          name="rule"
          label={t("staff:complaints.rule")}
          hint={t("staff:complaints.rule.hint")}
          placeholder={t("staff:complaints.rule.choose")}
          options={rules.map((value) => ({ value, label: t(`reviews:rule.${value}`) }))}
          optional
        />
      ) : null}
    </>
  );
}
