import { GrowingList, type OwnPart } from "~/components/live/growing-list";
import { EmptyState } from "~/components/ui/empty-state";
import type { Constraints } from "~/components/ui/form-context";
import { Panel } from "~/components/ui/panel";
import type { ReviewDeed } from "~/contract/review-fields";
import { useT } from "~/i18n/use-t";
import { AnswerForm } from "./answer-form";
import { ReportLink } from "./report-link";
import type { ReviewData } from "./review-data";
import { ReviewItem } from "./review-item";

type Received = ReviewData & { can: ReviewDeed[] };

/** What customers wrote, each with room for one reply. */
export function ReceivedReviews({
  list,
  constraints,
}: {
  list: OwnPart<Received>;
  constraints: Constraints;
}) {
  const t = useT();
  return (
    <section aria-labelledby="received" className="stack gap-4">
      <h2 id="received" className="text-h3">
        {t("reviews:mine.received")}
      </h2>
      <GrowingList
        part={list}
        item={(review) => (
          <div className="px-6">
            <ReviewItem review={review}>
              {review.can.includes("reply") ? (
                <AnswerForm kind="reply" id={review.id} constraints={constraints} />
              ) : null}
              {review.can.includes("report") ? <ReportLink review={review} /> : null}
            </ReviewItem>
          </div>
        )}
        empty={
          <Panel flush>
            <EmptyState icon="star" title={t("reviews:mine.none")}>
              {t("reviews:mine.noneText")}
            </EmptyState>
          </Panel>
        }
      />
    </section>
  );
}
