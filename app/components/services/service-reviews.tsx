import { RowList } from "~/components/ui/panel";
import { Stars } from "~/components/ui/rating";
import { Link } from "~/i18n/link";
import { formatRelative } from "~/i18n/spans";
import { Text } from "~/i18n/text";
import { useReading } from "~/i18n/use-reading";

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
  const reading = useReading();
  const { t } = reading;
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
                  when: formatRelative(reading, publishedAt),
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
