import { Num } from "~/components/ui/num";
import { formatRating, formatScore } from "~/i18n/number";
import { Text } from "~/i18n/text";
import { useReading } from "~/i18n/use-reading";

type Rules = {
  assumed: number;
  mean: number | null;
  reviews_for_rating: number;
  orders_for_rates: number;
  review_days: number;
};

const points = ["reviews", "counted", "stars", "score", "rates", "onTime", "removed"] as const;

/** How stars and score come about, with the figures that hold now. */
export function HowScored({ rules, hasService }: { rules: Rules; hasService: boolean }) {
  const { digits, t } = useReading();
  const { assumed, mean } = rules;
  const values: Record<(typeof points)[number], Record<string, number>> = {
    reviews: { days: rules.review_days },
    counted: {},
    stars: { least: rules.reviews_for_rating },
    score: { assumed },
    rates: { least: rules.orders_for_rates },
    onTime: {},
    removed: {},
  };
  return (
    <section id="how" aria-labelledby="how-title" className="panel pad stack gap-5">
      <h2 id="how-title">{t("reviews:how.title")}</h2>
      {points.map((point) => (
        <div key={point} className="stack gap-1">
          <h3 className="text-h4">{t(`reviews:how.${point}`)}</h3>
          <p className="muted">{t(`reviews:how.${point}.text`, values[point])}</p>
          {point === "score" ? (
            <>
              <p className="rk-how">{t("reviews:how.formula", { assumed })}</p>
              {mean === null ? null : <Example assumed={assumed} mean={mean} />}
              {mean === null ? null : (
                <p className="muted">
                  <Text
                    k={hasService ? "reviews:how.usual" : "reviews:how.usualAll"}
                    values={{ mean: <Num>{formatRating(mean, digits)}</Num> }}
                  />
                </p>
              )}
            </>
          ) : null}
        </div>
      ))}
    </section>
  );
}

/** Two reviews with all their stars, and a hundred good ones. */
const [few, best] = [2, 5];
const [many, good] = [100, 4.8];

/** The score of few reviews and of many, worked out with the figures that hold now. */
function Example({ assumed, mean }: { assumed: number; mean: number }) {
  const { digits } = useReading();
  // As it is written, so that a reader who does the sum comes to the same.
  const usual = Math.round(mean * 10) / 10;
  const scoreOf = (reviews: number, own: number) => (reviews * own + assumed * usual) / (reviews + assumed);
  const score = (value: number) => <Num>{formatScore(value, digits)}</Num>;
  const rating = (value: number) => <Num>{formatRating(value, digits)}</Num>;
  const values = {
    ...{ mean: rating(usual), best: rating(best), good: rating(good) },
    ...{ few: score(scoreOf(few, best)), many: score(scoreOf(many, good)) },
  };
  return (
    <p>
      <Text k="reviews:how.example" values={values} />
    </p>
  );
}
