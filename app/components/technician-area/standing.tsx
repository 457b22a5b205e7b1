import { Meter } from "~/components/ui/meter";
import { FactTiles } from "~/components/ui/panel";
import { Rating } from "~/components/ui/rating";
import { Link, type Path } from "~/i18n/link";
import { formatNumber, formatPercent } from "~/i18n/number";
import { formatDuration } from "~/i18n/spans";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";
import type { TodayData } from "./needs-me";

/** Rating, response time, offers out, and how complete the profile is. */
export function Standing({ today, profile }: { today: TodayData; profile: Path }) {
  const t = useT();
  const reading = useReading();
  const label = t("technicianArea:standing.complete");
  return (
    <section aria-label={t("technicianArea:standing.title")}>
      <FactTiles
        className="grid-cols-2 md:grid-cols-4"
        facts={[
          {
            term: t("technicianArea:standing.rating"),
            value:
              today.reviews_count > 0 ? (
                <Link to={`${profile}#reviews`} className="plain">
                  <Rating value={today.rating} count={today.reviews_count} />
                </Link>
              ) : (
                <Rating value={today.rating} count={today.reviews_count} />
              ),
          },
          {
            term: t("technicianArea:standing.response"),
            value: today.response_minutes === null ? "–" : formatDuration(reading.t, today.response_minutes),
          },
          {
            term: t("technicianArea:standing.offers"),
            value: (
              <Link to="/technician/offers?tab=live">{formatNumber(today.live_offers, reading.digits)}</Link>
            ),
          },
          {
            term: <Link to="/technician/user-profile">{label}</Link>,
            value: (
              <>
                {formatPercent(reading, today.profile_percent / 100)}
                <Meter share={today.profile_percent / 100} label={label} className="mt-2" />
              </>
            ),
          },
        ]}
      />
    </section>
  );
}
