import type { ReactNode } from "react";
import { Link } from "~/i18n/link";
import { Text } from "~/i18n/text";

/** The way to report a review, where it is not a stub already. */
export function ReportLink({ review }: { review: { id: string; author: string; stars: number | null } }) {
  if (review.stars === null) return null;
  return (
    <p className="sm mt-2">
      <Link to={`/reviews/${review.id}/report`} className="rv-report">
        <Text
          k="reviews:report.hidden"
          values={{ name: review.author, hidden: (words: ReactNode) => <span className="vh">{words}</span> }}
        />
      </Link>
    </p>
  );
}
