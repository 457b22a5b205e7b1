import { ButtonLink } from "~/components/ui/button";
import { Panel } from "~/components/ui/panel";
import type { OpenReview } from "~/contract/review-fields";
import { DateTime } from "~/i18n/date-time";
import { Link } from "~/i18n/link";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";

/** How far the two sides are. */
function stateOf({ is_mine_written, is_theirs_waiting }: OpenReview) {
  if (is_theirs_waiting) return "theirs";
  return is_mine_written ? "mine" : "none";
}

/** Finished jobs that the technician may still review. */
export function OpenReviews({ open }: { open: OpenReview[] }) {
  const t = useT();
  if (open.length === 0) return null;
  return (
    <Panel title={t("reviews:mine.open")} flush>
      <ul className="list">
        {open.map((one) => {
          const { request, other, closes_at, is_mine_written } = one;
          return (
            <li key={request.id} className="pad row between gap-3">
              <div className="stack gap-1">
                <h3 className="text-h4">
                  <Link to={`/technician/requests/${request.id}`} className="plain">
                    <bdi>{request.title}</bdi>
                  </Link>
                </h3>
                <p className="sm">
                  <Text k={`reviews:mine.open.${stateOf(one)}`} values={{ name: other }} />
                </p>
                <p className="sm muted">
                  <Text
                    k="reviews:mine.open.until"
                    values={{ when: <DateTime iso={closes_at} as="limit" /> }}
                  />
                </p>
              </div>
              <ButtonLink
                to={`/technician/requests/${request.id}/review`}
                variant={is_mine_written ? "line" : "soft"}
              >
                {t(is_mine_written ? "reviews:mine.open.edit" : "reviews:mine.open.write")}
              </ButtonLink>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
