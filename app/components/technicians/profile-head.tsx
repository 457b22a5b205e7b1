import { Avatar } from "~/components/ui/avatar";
import { fileSource } from "~/components/ui/file-source";
import { Num } from "~/components/ui/num";
import { FactTiles } from "~/components/ui/panel";
import { Presence } from "~/components/ui/presence";
import { Rating } from "~/components/ui/rating";
import { NameSeal } from "~/components/ui/seal";
import { formatPercent } from "~/i18n/number";
import { formatDuration } from "~/i18n/spans";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";
import type { ProfileData } from "./profile-data";
import { useReplies } from "./use-replies";

/** Who this is. */
export function ProfileHead({ technician }: { technician: ProfileData }) {
  const t = useT();
  const replies = useReplies();
  const { name, avatar, headline, places, minutes } = technician;
  return (
    <header className="prof">
      <Avatar
        name={name}
        shape="octagon"
        size="xl"
        src={avatar && fileSource(avatar, "medium")}
        online={technician.isOnline}
      />
      <div className="grow">
        <h1>
          <bdi>{name}</bdi>
          <NameSeal verified={technician.isVerified} />
        </h1>
        <p className="lg muted">
          <bdi>{headline}</bdi>
        </p>
        <p className="row sm gap-x-4 gap-y-1.5 mt-2">
          {technician.isOnline ? <Presence online>{t("technicians:online")}</Presence> : null}
          {minutes === null ? null : <span className="muted">{replies(minutes)}</span>}
          <span className="muted">{places}</span>
        </p>
      </div>
    </header>
  );
}

/** What is known of the work done so far. */
export function ProfileFacts({ technician }: { technician: ProfileData }) {
  const t = useT();
  const { rating, reviews, jobs, completion, onTime, warranty, years } = technician;
  return (
    <FactTiles
      className="facts"
      facts={[
        { term: t("technicians:fact.rating"), value: <Rating value={rating} count={reviews} /> },
        { term: t("technicians:fact.jobs"), value: <Num>{jobs}</Num> },
        { term: t("technicians:fact.completion"), value: <Share of={completion} /> },
        { term: t("technicians:fact.onTime"), value: <Share of={onTime} /> },
        {
          term: t("technicians:fact.warranty"),
          value: warranty === 0 ? t("technicians:fact.noWarranty") : formatDuration(t, warranty * 1440),
        },
        { term: t("technicians:fact.years"), value: t("technicians:years", { count: years }) },
      ]}
    />
  );
}

/** Per cent; of too few jobs it says nothing yet. */
function Share({ of }: { of: number | null }) {
  const reading = useReading();
  if (of === null) return <span className="sm muted">{reading.t("technicians:fact.unknown")}</span>;
  return <Num>{formatPercent(reading, of / 100)}</Num>;
}
