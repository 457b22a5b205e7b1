import { Avatar } from "~/components/ui/avatar";
import { Stars } from "~/components/ui/rating";
import type { Voice } from "./home-data";
import type { SectionProps } from "./home-sections";
import { SectionLink } from "./section-link";

/** The latest voices: one large, two small. */
export function Reviews({ section, home }: SectionProps) {
  const [first, ...others] = home.voices;
  if (!first) return null;
  return (
    <section className="section" aria-labelledby={`h-${section.kind}`}>
      <div className="wrap">
        <h2 id={`h-${section.kind}`} className="vh">
          {section.title}
        </h2>
        <div className="revs">
          <Large voice={first} />
          <div className="rev-s">
            {others.map((voice) => (
              <Small key={voice.text} voice={voice} />
            ))}
            <SectionLink section={section} />
          </div>
        </div>
      </div>
    </section>
  );
}

function Large({ voice }: { voice: Voice }) {
  return (
    <figure className="rev-l">
      <div>
        <Stars value={voice.stars} />
      </div>
      <blockquote dir="auto" lang={voice.lang}>
        {voice.text}
      </blockquote>
      <figcaption className="row">
        <Avatar name={voice.author} />
        <span>
          <strong className="med block">
            <bdi>{voice.author}</bdi>
          </strong>
          <span className="sm muted">{voice.service}</span>
        </span>
      </figcaption>
    </figure>
  );
}

function Small({ voice }: { voice: Voice }) {
  return (
    <figure>
      <Stars value={voice.stars} />
      <blockquote dir="auto" lang={voice.lang}>
        {voice.text}
      </blockquote>
      <figcaption className="sm muted">
        <bdi className="med text-ink">{voice.author}</bdi> {"·\u00A0"}
        {voice.service}
      </figcaption>
    </figure>
  );
}
