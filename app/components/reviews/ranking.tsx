import { Avatar } from "~/components/ui/avatar";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { fileSource } from "~/components/ui/file-source";
import { Num } from "~/components/ui/num";
import { Panel } from "~/components/ui/panel";
import { Rating } from "~/components/ui/rating";
import { NameSeal } from "~/components/ui/seal";
import { Link } from "~/i18n/link";
import { formatScore } from "~/i18n/number";
import { useReading } from "~/i18n/use-reading";

type Ranked = {
  id: string;
  name: string;
  avatar: string | null;
  headline: string;
  places: string;
  rating: number | null;
  reviews: number;
  score: number;
  isVerified: boolean;
};

/** The best, the first first. @param least reviews with which a technician is listed */
export function Ranking({ technicians, least }: { technicians: Ranked[]; least: number }) {
  const { digits, t } = useReading();
  if (technicians.length === 0)
    return (
      <Panel flush>
        <EmptyState
          icon="star"
          title={t("reviews:top.none", { count: least })}
          action={
            <ButtonLink to="/technicians" variant="line">
              {t("reviews:top.all")}
            </ButtonLink>
          }
        >
          {t("reviews:top.noneText", { count: least })}
        </EmptyState>
      </Panel>
    );
  return (
    <ol className="panel list">
      {technicians.map((one, index) => (
        <li key={one.id} className="rk">
          <span className="rk-n">
            <Num>{index + 1}</Num>
          </span>
          <Avatar name={one.name} shape="octagon" src={one.avatar && fileSource(one.avatar, "small")} />
          <div>
            <h2 className="text-h4">
              <Link to={`/technicians/${one.id}`} className="plain">
                <bdi>{one.name}</bdi>
              </Link>
              <NameSeal verified={one.isVerified} />
            </h2>
            <p className="sm muted">
              <bdi>{one.headline}</bdi>
            </p>
            <p className="row gap-x-3 gap-y-1 sm mt-1">
              <Rating value={one.rating} count={one.reviews} />
              <span className="muted">{one.places}</span>
            </p>
          </div>
          <p className="rk-s">
            <span className="xs muted">{t("reviews:top.score")}</span>
            <b>
              <Num>{formatScore(one.score, digits)}</Num>
            </b>
          </p>
        </li>
      ))}
    </ol>
  );
}
