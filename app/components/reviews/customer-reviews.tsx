import { Disclosure } from "~/components/ui/disclosure";
import { Panel } from "~/components/ui/panel";
import { Rating, Stars } from "~/components/ui/rating";
import type { CustomerReview } from "~/contract/customer-review-fields";
import { DateTime } from "~/i18n/date-time";
import { useT } from "~/i18n/use-t";
import { ReportLink } from "./report-link";
import { ReviewAnswers, ReviewStub } from "./review-answers";

type Props = {
  /** How technicians see the customer. */
  name: string;
  rating: number | null;
  reviews: CustomerReview[];
  /** Who reads it, and has no reason to report the own words. */
  readerId: string | undefined;
};

/** What technicians say of the customer whose request this is; needs the dictionary `reviews`. */
export function CustomerReviews({ name, rating, reviews, readerId }: Props) {
  const t = useT();
  const action = reviews.length > 0 ? <Rating value={rating} /> : null;
  const [latest, ...others] = reviews;
  return (
    <Panel title={t("reviews:customer.title")} action={action}>
      {latest ? (
        <div className="stack gap-4">
          <Said review={latest} customer={name} readerId={readerId} />
          {others.length > 0 ? (
            <Disclosure look="quiet" summary={t("reviews:more")}>
              <div className="stack gap-4">
                {others.map((review) => (
                  <Said key={review.id} review={review} customer={name} readerId={readerId} />
                ))}
              </div>
            </Disclosure>
          ) : null}
        </div>
      ) : (
        <p className="muted">{t("reviews:customer.none")}</p>
      )}
    </Panel>
  );
}

type SaidProps = Pick<Props, "readerId"> & { review: CustomerReview; customer: string };

function Said({ review, customer, readerId }: SaidProps) {
  const { id, author, stars, text, reply, addendum, broken_rule, published_at } = review;
  if (broken_rule) return <ReviewStub rule={broken_rule} />;
  return (
    <article>
      <div className="row between">
        <span className="sm">
          <bdi className="med">{author.name}</bdi>{" "}
          <span className="muted">
            <DateTime iso={published_at} as="relative" />
          </span>
        </span>
        {stars === null ? null : <Stars value={stars} />}
      </div>
      {text ? (
        <p className="w-fit mt-2 whitespace-pre-line" dir="auto">
          {text}
        </p>
      ) : null}
      <ReviewAnswers addendum={addendum} reply={reply} author={author.name} replier={customer} />
      {author.id === readerId ? null : <ReportLink review={{ id, author: author.name, stars }} />}
    </article>
  );
}
