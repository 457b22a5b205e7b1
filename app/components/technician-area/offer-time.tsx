import { useState } from "react";
import { Select } from "~/components/ui/select";
import type { Taken } from "~/components/ui/taken";
import { TextField } from "~/components/ui/text-field";
import { TimeField } from "~/components/ui/time-field";
import type { SentOffer } from "~/contract/offer-fields";
import { dateTimeValue } from "~/i18n/field-values";
import { formatDuration } from "~/i18n/spans";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";

/** Minutes after the start. */
const usualArrivals = [0, 30, 60, 120, 180, 240];
/** Minutes. */
const durations = [30, 60, 90, 120, 180, 240, 360, 480, 960, 1440, 2880, 4320];
/** Hours. */
const validities = [24, 48, 72, 168, 336];
const usualValidity = 72;

/** Hours to propose for an offer: of one that stands, at least what it has left. */
export function proposedValidity(validUntil: string | undefined, now: string): number {
  const left = validUntil ? (Date.parse(validUntil) - Date.parse(now)) / 3_600_000 : 0;
  if (left <= 0) return usualValidity;
  return validities.find((hours) => hours >= left) ?? Math.max(...validities);
}

/** When the work can begin and how exactly, how long it takes, for how long it is warranted, for how long the offer stands. */
export function OfferTime({ offer, taken }: { offer: SentOffer | null; taken: Taken }) {
  const t = useT();
  const reading = useReading();
  const duration = offer?.duration ?? 60;
  const [chosen, setChosen] = useState(duration);
  const arrivals = [...new Set([...usualArrivals, offer?.arrival_minutes ?? 0])].sort((a, b) => a - b);
  const spans = [...new Set([...durations, duration])].sort((a, b) => a - b);
  return (
    <>
      <TimeField
        name="starts_at"
        label={t("technicianArea:offer.start")}
        taken={taken}
        duration={chosen}
        defaultValue={offer ? dateTimeValue(offer.starts_at, reading.timeZone) : undefined}
      />
      <div className="g2">
        <Select
          name="arrival_minutes"
          label={t("technicianArea:offer.arrival")}
          options={arrivals.map((minutes) => ({
            value: String(minutes),
            label: minutes
              ? t("technicianArea:offer.arrival.within", { span: formatDuration(reading.t, minutes) })
              : t("technicianArea:offer.arrival.exact"),
          }))}
          defaultValue={String(offer?.arrival_minutes ?? 0)}
        />
        <Select
          name="duration"
          label={t("technicianArea:offer.duration")}
          options={spans.map((minutes) => ({
            value: String(minutes),
            label: formatDuration(reading.t, minutes),
          }))}
          defaultValue={String(duration)}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
        />
        <TextField
          name="warranty_days"
          inputMode="numeric"
          dir="ltr"
          label={t("technicianArea:offer.warranty")}
          defaultValue={String(offer?.warranty_days ?? 0)}
        />
        <Select
          name="valid_hours"
          label={t("technicianArea:offer.valid")}
          hint={t("technicianArea:offer.valid.hint")}
          options={validities.map((hours) => ({
            value: String(hours),
            label: formatDuration(reading.t, hours * 60),
          }))}
          defaultValue={String(proposedValidity(offer?.valid_until, reading.now))}
        />
      </div>
    </>
  );
}
