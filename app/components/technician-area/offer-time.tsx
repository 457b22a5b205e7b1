import { useState } from "react";
import { useField } from "~/components/ui/form-context";
import { Select } from "~/components/ui/select";
import { lasting, type Taken } from "~/components/ui/taken";
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

/** What can be chosen, and what an offer has already. */
const withOwn = (usual: number[], own: number) => [...new Set([...usual, own])].sort((a, b) => a - b);

/** How long the technician may be there, as it was sent last, else as the form proposes. Minutes. */
function useStay(duration: number, arrival: number) {
  const [of, within] = [useField("duration").last, useField("arrival_minutes").last];
  return useState({
    duration: Number(of?.[0] ?? duration),
    arrival_minutes: Number(within?.[0] ?? arrival),
  });
}

type Props = {
  offer: SentOffer | null;
  taken: Taken;
  /** As customers read it in the technician's profile. */
  usual_warranty_days: number;
};

/** When the work can begin and how exactly, how long it takes, for how long it is warranted, for how long the offer stands. */
export function OfferTime({ offer, taken, usual_warranty_days }: Props) {
  const t = useT();
  const reading = useReading();
  const duration = offer?.duration ?? 60;
  const [stay, setStay] = useStay(duration, offer?.arrival_minutes ?? 0);
  return (
    <>
      <TimeField
        name="starts_at"
        label={t("technicianArea:offer.start")}
        taken={taken}
        minutes={lasting(stay)}
        defaultValue={offer ? dateTimeValue(offer.starts_at, reading.timeZone) : undefined}
      />
      <div className="g2">
        <Select
          name="arrival_minutes"
          label={t("technicianArea:offer.arrival")}
          options={withOwn(usualArrivals, offer?.arrival_minutes ?? 0).map((minutes) => ({
            value: String(minutes),
            label: minutes
              ? t("technicianArea:offer.arrival.within", { span: formatDuration(reading.t, minutes) })
              : t("technicianArea:offer.arrival.exact"),
          }))}
          defaultValue={String(offer?.arrival_minutes ?? 0)}
          onChange={(event) => setStay({ ...stay, arrival_minutes: Number(event.currentTarget.value) })}
        />
        <Select
          name="duration"
          label={t("technicianArea:offer.duration")}
          options={withOwn(durations, duration).map((minutes) => ({
            value: String(minutes),
            label: formatDuration(reading.t, minutes),
          }))}
          defaultValue={String(duration)}
          onChange={(event) => setStay({ ...stay, duration: Number(event.currentTarget.value) })}
        />
        <TextField
          name="warranty_days"
          inputMode="numeric"
          dir="ltr"
          label={t("technicianArea:offer.warranty")}
          defaultValue={String(offer?.warranty_days ?? usual_warranty_days)}
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
