import type { ReactNode } from "react";
import type { Constraints } from "~/components/ui/form-context";
import { ScoreList } from "~/components/ui/meter";
import { Panel } from "~/components/ui/panel";
import { Stars } from "~/components/ui/rating";
import { StatusBadge } from "~/components/ui/status-badge";
import type { SideReview as Review } from "~/contract/review-fields";
import { useT } from "~/i18n/use-t";
import { AnswerForm } from "./answer-form";
import { ReportLink } from "./report-link";
import { ReviewAnswers, ReviewPhotos, ReviewStub } from "./review-answers";
import { scoreNames } from "./review-data";

type Props = {
  title: ReactNode;
  review: Review | null;
  /** Where there is none. */
  none: ReactNode;
  author: string;
  replier: string;
  constraints: Constraints;
};

/** One side's review of a job, with what the reader may still do with it. */
export function SideReview({ title, review, none, author, replier, constraints }: Props) {
  const t = useT();
  if (!review) return <Panel title={title}>{<p className="muted">{none}</p>}</Panel>;
  const { id, stars, scores, text, photos, reply, addendum, can } = review;
  const badge = <StatusBadge kind="review" status={review.status} />;
  if (review.broken_rule)
    return (
      <Panel title={title} action={badge}>
        <ReviewStub rule={review.broken_rule} />
      </Panel>
    );
  return (
    <Panel title={title} action={badge}>
      <div>
        {stars === null ? null : <Stars value={stars} />}
        {scores ? (
          <div className="mt-3 rv-marks">
            <ScoreList
              scores={scoreNames.map((name) => ({ term: t(`reviews:score.${name}`), value: scores[name] }))}
            />
          </div>
        ) : null}
        {text ? (
          <p className="measure w-fit mt-3 whitespace-pre-line" dir="auto">
            {text}
          </p>
        ) : null}
        <ReviewPhotos photos={photos} />
        <ReviewAnswers addendum={addendum} reply={reply} author={author} replier={replier} />
        {(["reply", "add"] as const).map((kind) =>
          can.includes(kind) ? (
            <AnswerForm key={kind} {...{ kind, id, constraints }} isOfCustomer={scores === null} />
          ) : null,
        )}
        {can.includes("report") && stars !== null ? <ReportLink review={{ id, author, stars }} /> : null}
      </div>
    </Panel>
  );
}
