import { Avatar } from "~/components/ui/avatar";
import { Stars } from "~/components/ui/rating";
import { DateTime } from "~/i18n/date-time";
import { Text } from "~/i18n/text";

/** A published review as a list shows one. */
export type ReviewData = {
  id: string;
  author: string;
  stars: number;
  text: string;
  service: string;
  reply: string | null;
  publishedAt: string;
};

/** What a customer wrote, and the technician's reply. */
export function ReviewItem({ review, technician }: { review: ReviewData; technician: string }) {
  const { author, stars, text, service, reply, publishedAt } = review;
  return (
    <article className="py-5">
      <div className="row">
        <Avatar name={author} size="s" />
        <span className="grow">
          <bdi className="med">{author}</bdi>
          <br />
          <span className="sm muted">
            {service} {"·\u00A0"}
            <DateTime iso={publishedAt} as="relative" />
          </span>
        </span>
        <Stars value={stars} />
      </div>
      {text ? (
        <p className="measure w-fit mt-2.5" dir="auto">
          {text}
        </p>
      ) : null}
      {reply ? (
        <div className="reply">
          <p className="sm med">
            <Text k="technicians:reviews.reply" values={{ name: technician }} />
          </p>
          <p className="sm w-fit" dir="auto">
            {reply}
          </p>
        </div>
      ) : null}
    </article>
  );
}
