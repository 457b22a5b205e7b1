import { SubmitButton } from "~/components/ui/button";
import { Disclosure } from "~/components/ui/disclosure";
import { Form } from "~/components/ui/form";
import type { Constraints } from "~/components/ui/form-context";
import { Stars } from "~/components/ui/rating";
import { Select } from "~/components/ui/select";
import { Shots } from "~/components/ui/shots";
import type { ReviewReport } from "~/contract/customer-review-fields";
import type { ReviewRule } from "~/contract/review-fields";
import { DateTime } from "~/i18n/date-time";
import { Link } from "~/i18n/link";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import { Reason } from "./account-facts";
import { Press } from "./decision-forms";

type Props = { report: ReviewReport; rules: ReviewRule[]; constraints: Constraints };

/** A review that somebody reported: what it says, which rule it is said to break, and the two ways to decide. */
export function ReportedReview({ report, rules, constraints }: Props) {
  const t = useT();
  const { review, rule, note } = report;
  return (
    <div className="pad stack gap-4">
      <div className="row between top gap-3">
        <div className="stack gap-1">
          <h2 className="text-h4">
            <Link to={`/admin/users/${review.author.id}`} className="plain">
              <bdi>{review.author.name}</bdi>
            </Link>
          </h2>
          <p className="sm muted">{t(`staff:reviews.by.${review.by}`)}</p>
          <p className="sm muted">
            <Text
              k="staff:reviews.about"
              values={{
                name: <Link to={`/admin/users/${review.about.id}`}>{review.about.name}</Link>,
                title: <Link to={`/requests/${review.request.id}`}>{review.request.title}</Link>,
              }}
            />
          </p>
        </div>
        <Stars value={review.stars} />
      </div>
      <p className="measure whitespace-pre-line wrap-anywhere w-fit max-w-full" dir="auto">
        {review.text || t("staff:reviews.noText")}
      </p>
      <Shots
        photos={review.photos.map((id) => ({ id, width: 160, height: 120 }))}
        alt={(number) => t("reviews:photo", { number })}
        className="row gap-2"
      />
      <Answers review={review} />
      <Reported report={report} />
      <Reason label={t("staff:reviews.rule")}>{t(`reviews:rule.${rule}`)}</Reason>
      {note ? <Reason label={t("staff:reviews.note")}>{note}</Reason> : null}
      <div className="decide">
        <Press intent={`keep ${review.id}`} text="reviews.keep" icon="check" about={review.author.name} />
        <Remove {...{ report, rules, constraints }} />
      </div>
    </div>
  );
}

/** What was said of it once it was published. */
function Answers({ review: { author, about, addendum, reply } }: Pick<ReviewReport, "review">) {
  const t = useT();
  return (
    <>
      {addendum ? <Reason label={t("reviews:addendum", { name: author.name })}>{addendum}</Reason> : null}
      {reply ? <Reason label={t("reviews:reply", { name: about.name })}>{reply}</Reason> : null}
    </>
  );
}

function Reported({ report: { reporter, created_at } }: Pick<Props, "report">) {
  return (
    <p className="sm muted">
      <Text
        k="staff:reviews.reported"
        values={{
          name: <Link to={`/admin/users/${reporter.id}`}>{reporter.name}</Link>,
          when: <DateTime iso={created_at} as="relative" isInside />,
        }}
      />
    </p>
  );
}

function Remove({ report, rules, constraints }: Props) {
  const t = useT();
  const intent = `remove ${report.review.id}`;
  return (
    <Disclosure summary={t("staff:reviews.remove")} holds={intent}>
      <Form
        className="stack gap-4"
        intent={intent}
        constraints={constraints}
        labels={{ rule: "staff:reviews.rule" }}
        summary={false}
      >
        <Select
          name="rule"
          label={t("staff:reviews.rule")}
          hint={t("staff:reviews.ruleHint")}
          options={rules.map((value) => ({ value, label: t(`reviews:rule.${value}`) }))}
          defaultValue={report.rule}
        />
        <SubmitButton variant="danger" busyLabel={t("staff:money.busy")}>
          {t("staff:reviews.removeSubmit")}
        </SubmitButton>
      </Form>
    </Disclosure>
  );
}
