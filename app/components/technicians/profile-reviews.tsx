import { EndlessList } from "~/components/live/endless-list";
import type { Part } from "~/components/live/use-endless";
import { useT } from "~/i18n/use-t";
import type { ProfileData } from "./profile-data";
import { ReviewBreakdown } from "./review-breakdown";
import { type ReviewData, ReviewItem } from "./review-item";

/** What customers say. More of it comes when asked for: the page goes on below. */
export function ProfileReviews({ technician, list }: { technician: ProfileData; list: Part<ReviewData> }) {
  const t = useT();
  return (
    <section id="reviews" aria-labelledby="reviews-title">
      <h2 id="reviews-title" className="mb-4">
        {t("technicians:reviews.title")}
      </h2>
      {technician.reviews > 0 ? <ReviewBreakdown technician={technician} /> : null}
      <EndlessList
        part={list}
        className="list"
        isOnDemand
        more={t("technicians:reviews.more")}
        item={(review) => <ReviewItem review={review} technician={technician.name} />}
        empty={<p className="muted">{t("technicians:reviews.noneText")}</p>}
      />
    </section>
  );
}
