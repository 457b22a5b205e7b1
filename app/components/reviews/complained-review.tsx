import { Panel } from "~/components/ui/panel";
import { Rating } from "~/components/ui/rating";
import type { ReviewInQuestion } from "~/contract/at-issue-fields";
import { DateTime } from "~/i18n/date-time";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import { ReviewAnswers, ReviewPhotos, ReviewStub } from "./review-answers";

type Props = { review: ReviewInQuestion };

/** For the parties of a complaint: the review that it is about; once it is removed, that it was, and to its author what stood there. */
export function ComplainedReview({ review }: Props) {
  const t = useT();
  const { broken_rule, is_mine } = review;
  return (
    <Panel title={t("complaints:one.review")}>
      <div className="stack gap-3">
        {broken_rule ? <ReviewStub rule={broken_rule} /> : null}
        {broken_rule && is_mine ? <p className="sm muted">{t("complaints:one.review.left")}</p> : null}
        {broken_rule && !is_mine ? null : <Words review={review} />}
      </div>
    </Panel>
  );
}

function Words({ review }: Props) {
  const t = useT();
  const { author, of, is_mine, stars, text, photos, addendum, reply, published_at } = review;
  return (
    <>
      <p className="row gap-x-3 gap-y-1">
        <span className="med">
          <Text
            k="reviews:by"
            values={{
              author: is_mine ? t("complaints:facts.you", { name: author }) : author,
              ...{ name: of, link: (words) => words },
            }}
          />
        </span>
        {stars === null ? null : <Rating value={stars} />}
        {published_at ? <DateTime iso={published_at} className="sm muted" /> : null}
      </p>
      {text ? (
        <p className="whitespace-pre-line wrap-anywhere w-fit max-w-full" dir="auto">
          {text}
        </p>
      ) : null}
      <ReviewPhotos photos={photos} className="shots" />
      <ReviewAnswers addendum={addendum} reply={reply} author={author} replier={of} />
    </>
  );
}
