import { Breakdown, ScoreList } from "~/components/ui/meter";
import { Num } from "~/components/ui/num";
import { Stars } from "~/components/ui/rating";
import { formatRating } from "~/i18n/number";
import { Text } from "~/i18n/text";
import { useReading } from "~/i18n/use-reading";
import { type StandingData, scoreNames } from "./review-data";

/** The figure that customers gave, and what it is made of; a sentence while there are too few reviews for one. */
export function ReviewBreakdown({ standing }: { standing: StandingData }) {
  const { digits, t } = useReading();
  const { rating, reviews, stars, scores } = standing;
  if (rating === null) return <p className="muted">{t("reviews:new")}</p>;
  return (
    <div className="brk">
      <div className="brk-n">
        <b>
          <Num>{formatRating(rating, digits)}</Num>
        </b>
        <Stars value={rating} bare />
        <span className="sm muted">
          <Text k="reviews:count" count={reviews} />
        </span>
      </div>
      <Breakdown
        counts={stars}
        rowLabel={(step) => t("reviews:row", { count: stars[5 - step] ?? 0, stars: step })}
      />
      {scores ? (
        <ScoreList
          scores={scoreNames.map((name) => ({ term: t(`reviews:score.${name}`), value: scores[name] }))}
        />
      ) : null}
    </div>
  );
}
