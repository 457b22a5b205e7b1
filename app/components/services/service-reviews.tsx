import { RowList } from "~/components/ui/panel";
import { Stars } from "~/components/ui/rating";
import { DateTime } from "~/i18n/date-time";
import { Link } from "~/i18n/link";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";

/** A review of a job of this service. */
export type ServiceReviewData = {
  id: string;
  author: string;
  stars: number;
  text: string;
  provider: { id: string; name: string };
  publishedAt: string;
};

/** What customers said last of this service. */
export function ServiceReviews({ reviews }: { reviews: ServiceReviewData[] }) {
  const t = useT();
  if (reviews.length === 0) return null;
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className="mb-2">
        {t("services:reviews.title")}
      </h2>
      <RowList>
        {reviews.map(({ id, author, stars, text, provider, publishedAt }) => (
          <li key={id} className="py-5 stack gap-2">
            <Stars value={stars} />
            {text ? (
              <p className="measure w-fit" dir="auto">
                {text}
              </p>
            ) : null}
            <p className="sm muted">
              <Text
                k="services:reviews.by"
                values={{
                  author,
                  when: <DateTime iso={publishedAt} as="relative" isInside />,
                  name: provider.name,
                  link: (words: React.ReactNode) => <Link to={`/technicians/${provider.id}`}>{words}</Link>,
                }}
              />
            </p>
          </li>
        ))}
      </RowList>
    </section>
  );
}
