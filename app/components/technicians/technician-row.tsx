import type { ReactNode } from "react";
import { Avatar } from "~/components/ui/avatar";
import { Tag } from "~/components/ui/badge";
import { fileSource } from "~/components/ui/file-source";
import { Price } from "~/components/ui/price";
import { Rating } from "~/components/ui/rating";
import { scenesOf } from "~/components/ui/scene";
import { NameSeal } from "~/components/ui/seal";
import type { Money } from "~/contract/endpoint";
import { Link } from "~/i18n/link";
import { useT } from "~/i18n/use-t";
import { useReplies } from "./use-replies";

/** A technician as a row shows one; `web/technicians/technician-row` makes it. */
export type TechnicianRowData = {
  id: string;
  name: string;
  avatar: string | null;
  isOnline: boolean;
  isVerified: boolean;
  isTakingJobs: boolean;
  headline: string;
  places: string;
  rating: number | null;
  reviews: number;
  jobs: number;
  minutes: number | null;
  services: string[];
  moreServices: number;
  from: Money | null;
  /** Icon of the main trade. */
  trade: string;
};

/** A technician in a list: who, how good, what, from how much, and one thing to do. */
export function TechnicianRow({ technician, action }: { technician: TechnicianRowData; action: ReactNode }) {
  const t = useT();
  const { avatar, from } = technician;
  return (
    <>
      <div className="dir-a">
        <Avatar
          name={technician.name}
          shape="octagon"
          size="l"
          src={avatar && fileSource(avatar, "small")}
          online={technician.isOnline}
        />
      </div>
      <About technician={technician} />
      <div className="dir-w" aria-hidden="true">
        {scenesOf(technician.trade).map((scene) => (
          <img key={scene} src={scene} alt="" width={480} height={360} loading="lazy" />
        ))}
      </div>
      <div className="dir-p">
        {from ? (
          <p>
            <span className="sm muted">{t("technicians:from")}</span>
            <br />
            <Price minor={from.amount} currency={from.currency} className="lg" />
          </p>
        ) : (
          <p className="sm muted">{t("technicians:priceByOffer")}</p>
        )}
        {action}
      </div>
    </>
  );
}

function About({ technician }: { technician: TechnicianRowData }) {
  const t = useT();
  const replies = useReplies();
  const { id, name, headline, places, minutes, services, moreServices } = technician;
  return (
    <div className="dir-b">
      <h2>
        <Link to={`/technicians/${id}`} className="plain">
          <bdi>{name}</bdi>
        </Link>
        <NameSeal verified={technician.isVerified} />{" "}
        {technician.isOnline ? <span className="online">{t("technicians:online")}</span> : null}
      </h2>
      <p className="muted">
        <bdi>{headline}</bdi>
      </p>
      <p className="row dir-f gap-x-4 gap-y-1">
        <Rating value={technician.rating} count={technician.reviews} />
        <span>{t("technicians:jobs", { count: technician.jobs })}</span>
        {minutes === null ? null : <span>{replies(minutes)}</span>}
        <span className="muted">{places}</span>
      </p>
      <p className="row gap-1.5">
        {technician.isTakingJobs ? null : <Tag>{t("technicians:notTaking")}</Tag>}
        {services.map((service) => (
          <Tag key={service}>{service}</Tag>
        ))}
        {moreServices > 0 ? (
          <span className="xs muted">{t("technicians:moreServices", { count: moreServices })}</span>
        ) : null}
      </p>
    </div>
  );
}
