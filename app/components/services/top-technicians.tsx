import { Avatar } from "~/components/ui/avatar";
import { fileSource } from "~/components/ui/file-source";
import { MoreLink, RowList } from "~/components/ui/panel";
import { Rating } from "~/components/ui/rating";
import { NameSeal } from "~/components/ui/seal";
import { Link } from "~/i18n/link";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";

/** A technician as this short list shows one. */
export type TopTechnicianData = {
  id: string;
  name: string;
  avatar: string | null;
  isOnline: boolean;
  isVerified: boolean;
  headline: string;
  rating: number | null;
  reviews: number;
  jobs: number;
};

/** The technicians that the directory puts first for a service. */
export function TopTechnicians({
  service,
  technicians,
}: {
  service: string;
  technicians: TopTechnicianData[];
}) {
  const t = useT();
  return (
    <section aria-labelledby="technicians">
      <div className="head mb-2">
        <h2 id="technicians">{t("services:top.title")}</h2>
        {technicians.length > 0 ? (
          <MoreLink to={`/technicians?service=${service}`}>{t("services:top.all")}</MoreLink>
        ) : null}
      </div>
      {technicians.length === 0 ? <p className="muted">{t("services:top.none")}</p> : null}
      <RowList className="reqs">
        {technicians.map((technician) => (
          <li key={technician.id}>
            <TopTechnician technician={technician} />
          </li>
        ))}
      </RowList>
    </section>
  );
}

function TopTechnician({ technician }: { technician: TopTechnicianData }) {
  const { id, name, avatar, headline, rating, reviews, jobs } = technician;
  return (
    <Link to={`/technicians/${id}`} className="top-r">
      <Avatar
        name={name}
        shape="octagon"
        src={avatar && fileSource(avatar, "small")}
        online={technician.isOnline}
      />
      <span className="grow">
        <strong className="med">
          <bdi>{name}</bdi>
          <NameSeal verified={technician.isVerified} />
        </strong>
        <span className="sm muted">
          <bdi>{headline}</bdi>
        </span>
      </span>
      <span className="top-n">
        <Rating value={rating} count={reviews} />
        <span className="sm muted">
          <Text k="services:top.jobs" count={jobs} />
        </span>
      </span>
    </Link>
  );
}
