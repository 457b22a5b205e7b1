import { inDigits } from "~/i18n/number";
import { useReading } from "~/i18n/use-reading";
import { useZoneName } from "~/i18n/zone-name";
import type { ProfileData } from "./profile-data";

type Span = ProfileData["week"][number];

/** The week as the country reads it, days of the same hours in one line. */
export function WorkingHours({ week }: { week: Span[] }) {
  const { digits, t } = useReading();
  const zone = useZoneName();
  const days = ({ first, last }: Span) => {
    const from = t(`weekday.${first}`);
    return first === last ? from : t("technicians:profile.hours.span", { from, to: t(`weekday.${last}`) });
  };
  return (
    <section aria-labelledby="hours">
      <h2 id="hours" className="vh">
        {t("technicians:profile.hours")}
      </h2>
      <dl className="hours sm">
        {week.map((span) => (
          <div key={span.first} className="row between">
            <dt className="muted">{days(span)}</dt>
            <dd>
              {span.hours
                ? t("time.range", {
                    from: inDigits(span.hours.opens, digits),
                    to: inDigits(span.hours.closes, digits),
                  })
                : t("technicians:profile.hours.closed")}
            </dd>
          </div>
        ))}
      </dl>
      <p className="hint mt-2">{zone}</p>
    </section>
  );
}
