import { EndlessList } from "~/components/live/endless-list";
import type { Part } from "~/components/live/use-endless";
import { useT } from "~/i18n/use-t";
import { ReportLink } from "./report-link";
import { ReviewBreakdown } from "./review-breakdown";
import type { ReviewData, StandingData } from "./review-data";
import { ReviewItem } from "./review-item";

/** What customers say. More of it comes when asked for: the page goes on below. */
export function ProfileReviews({ technician, list }: { technician: StandingData; list: Part<ReviewData> }) {
  const t = useT();
  return (
    <section id="reviews" aria-labelledby="reviews-title">
      <h2 id="reviews-title" className="mb-4">
        {t("reviews:title")}
      </h2>
      {technician.reviews > 0 ? <ReviewBreakdown standing={technician} /> : null}
      <EndlessList
        part={list}
        className="list"
        isOnDemand
        more={t("reviews:more")}
        item={(review) => (
          <ReviewItem review={review}>
            <ReportLink review={review} />
          </ReviewItem>
        )}
        empty={<p className="muted">{t("reviews:noneText")}</p>}
      />
    </section>
  );
}
