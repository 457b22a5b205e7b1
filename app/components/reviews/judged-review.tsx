import { ScoreList } from "~/components/ui/meter";
import { Panel } from "~/components/ui/panel";
import { Stars } from "~/components/ui/rating";
import { StatusBadge } from "~/components/ui/status-badge";
import type { ReviewAtIssue } from "~/contract/decision-basis-fields";
import { useT } from "~/i18n/use-t";
import { ReviewAnswers, ReviewPhotos, ReviewStub } from "./review-answers";
import { scoreNames } from "./review-data";

type Props = { review: ReviewAtIssue; job: Record<ReviewAtIssue["by"], { name: string }> };

/** For staff: the review that a complaint is about, as it was written, also where all others see that it was removed. */
export function JudgedReview({ review, job }: Props) {
  const t = useT();
  const { by, status, stars, scores, text, photos, reply, addendum, broken_rule } = review;
  const [author, replier] = [job[by].name, job[by === "customer" ? "provider" : "customer"].name];
  return (
    <Panel title={t("staff:complaints.review")} action={<StatusBadge kind="review" status={status} />}>
      <div className="stack gap-3">
        {broken_rule ? <ReviewStub rule={broken_rule} /> : null}
        <p className="row gap-x-3 gap-y-1">
          <bdi className="med">{author}</bdi>
          <Stars value={stars} />
        </p>
        {scores ? (
          <ScoreList
            scores={scoreNames.map((name) => ({ term: t(`reviews:score.${name}`), value: scores[name] }))}
          />
        ) : null}
        <p className="measure w-fit max-w-full whitespace-pre-line wrap-anywhere" dir="auto">
          {text || t("staff:reviews.noText")}
        </p>
        <ReviewPhotos photos={photos} className="shots" />
        <ReviewAnswers addendum={addendum} reply={reply} author={author} replier={replier} />
      </div>
    </Panel>
  );
}
