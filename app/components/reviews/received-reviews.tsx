import { GrowingList, type OwnPart } from "~/components/live/growing-list";
import { RemovableChip } from "~/components/ui/chip";
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

type Props = {
  list: OwnPart<Received>;
  /** Only those that still wait for a reply. */
  isNarrowed: boolean;
  constraints: Constraints;
};

/** What customers wrote, each with room for one reply. */
export function ReceivedReviews({ list, isNarrowed, constraints }: Props) {
  const t = useT();
  const none = isNarrowed ? "reviews:mine.toAnswer.none" : "reviews:mine.none";
  return (
    <section aria-labelledby="received" className="stack gap-4">
      <h2 id="received" className="text-h3">
        {t("reviews:mine.received")}
      </h2>
      {isNarrowed ? (
        <p>
          <RemovableChip to="/technician/reviews">{t("reviews:mine.toAnswer")}</RemovableChip>
        </p>
      ) : null}
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
            <EmptyState icon="star" title={t(none)}>
              {t(`${none}Text`)}
            </EmptyState>
          </Panel>
        }
      />
    </section>
  );
}
