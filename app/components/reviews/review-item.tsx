import type { ReactNode } from "react";
import { Avatar } from "~/components/ui/avatar";
import { Stars } from "~/components/ui/rating";
import { DateTime } from "~/i18n/date-time";
import { Link } from "~/i18n/link";
import { Text } from "~/i18n/text";
import { ReviewAnswers, ReviewPhotos, ReviewStub } from "./review-answers";
import type { ReviewData } from "./review-data";

type Props = {
  review: ReviewData;
  /** Say of whom it is, where the page does not. */
  withTechnician?: boolean;
  children?: ReactNode;
};

/** What a customer wrote, with photos and what was answered; a stub where it was removed. */
export function ReviewItem({ review, withTechnician = false, children }: Props) {
  const { author, stars, text, photos, service, provider, reply, addendum, brokenRule, publishedAt } = review;
  const meta = (
    <span className="sm muted row gap-x-3 gap-y-0">
      <span>{service}</span> <DateTime iso={publishedAt} as="relative" />
    </span>
  );
  return (
    <article className="py-5">
      {brokenRule ? (
        <>
          <ReviewStub rule={brokenRule} />
          {meta}
        </>
      ) : (
        <div className="row nowrap top">
          <Avatar name={author} size="s" />
          <div className="grow">
            <span className="med">
              {withTechnician ? <OnTechnician author={author} provider={provider} /> : <bdi>{author}</bdi>}
            </span>
            {meta}
          </div>
          {stars === null ? null : <Stars value={stars} />}
        </div>
      )}
      {text ? (
        <p className="measure w-fit mt-2.5 whitespace-pre-line" dir="auto">
          {text}
        </p>
      ) : null}
      <ReviewPhotos photos={photos} />
      <ReviewAnswers addendum={addendum} reply={reply} author={author} replier={provider.name} />
      {children}
    </article>
  );
}

function OnTechnician({ author, provider }: Pick<ReviewData, "author" | "provider">) {
  return (
    <Text
      k="reviews:by"
      values={{
        author,
        name: provider.name,
        link: (words: ReactNode) => <Link to={`/technicians/${provider.id}`}>{words}</Link>,
      }}
    />
  );
}
