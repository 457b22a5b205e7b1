import { Avatar } from "~/components/ui/avatar";
import { fileSource } from "~/components/ui/file-source";
import { Rating } from "~/components/ui/rating";
import { NameSeal } from "~/components/ui/seal";
import { Link } from "~/i18n/link";
import { Text } from "~/i18n/text";
import type { Featured, Ranked, Voice } from "./home-data";
import type { SectionProps } from "./home-sections";
import { SectionHead } from "./section-head";

/** One technician at large, the next four in a list. */
export function Technicians({ section, home }: SectionProps) {
  if (!home.featured) return null;
  return (
    <section className="section quiet" aria-labelledby={`h-${section.kind}`}>
      <div className="wrap">
        <SectionHead section={section} />
        <div className="top-t">
          <Feature {...home.featured} />
          <ol className="list rank">
            {home.ranking.map((technician) => (
              <li key={technician.id}>
                <Rank technician={technician} />
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

const photo = ({ avatar }: Ranked) => avatar && fileSource(avatar, "small");

function Feature({ technician, voice }: { technician: Featured; voice: Voice | null }) {
  const { id, name, is_online, headline, place, is_verified_identity, rating, reviews_count } = technician;
  return (
    <article className="panel feat">
      <div className="feat-works">
        {technician.scenes.map((scene) => (
          <img key={scene} src={scene} alt="" width="480" height="360" loading="lazy" />
        ))}
      </div>
      <div className="feat-b">
        <Avatar name={name} shape="octagon" size="l" src={photo(technician)} online={is_online} />
        <div className="grow">
          <h3>
            <Link className="plain" to={`/technicians/${id}`}>
              <bdi>{name}</bdi>
            </Link>
            <NameSeal verified={is_verified_identity} />
          </h3>
          <p className="muted">
            {place ? (
              <Text k="home:technicians.places" values={{ headline, place }} />
            ) : (
              <bdi>{headline}</bdi>
            )}
          </p>
        </div>
        <p className="feat-r">
          <Rating value={rating} count={reviews_count} />
          <span className="sm muted">{technician.jobs}</span>
        </p>
      </div>
      {voice ? <Quote voice={voice} /> : null}
    </article>
  );
}

function Quote({ voice }: { voice: Voice }) {
  return (
    <blockquote className="feat-q">
      <Text k="home:quote" values={{ text: <span lang={voice.lang}>{voice.text}</span> }} />{" "}
      <cite>
        <bdi>{voice.author}</bdi>
      </cite>
    </blockquote>
  );
}

function Rank({ technician }: { technician: Ranked }) {
  const { id, name, headline, is_online, rating, reviews_count } = technician;
  return (
    <Link className="rank-a" to={`/technicians/${id}`}>
      <Avatar name={name} shape="octagon" src={photo(technician)} online={is_online} />
      <span className="grow">
        <strong className="med">
          <bdi>{name}</bdi>
        </strong>
        <span className="sm muted">
          <bdi>{headline}</bdi>
        </span>
      </span>
      <Rating value={rating} count={reviews_count} />
    </Link>
  );
}
