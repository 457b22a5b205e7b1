import { ButtonLink } from "~/components/ui/button";
import type { Path } from "~/i18n/link";
import type { SectionProps } from "./home-sections";

/** The band that speaks to technicians. */
export function ProviderCall({ section }: SectionProps) {
  const { kind, title, text, action } = section;
  return (
    <section className="cta on-dark" aria-labelledby={`h-${kind}`}>
      <div className="cta-art" aria-hidden="true" />
      <div className="wrap">
        <div className="cta-c">
          <h2 id={`h-${kind}`}>{title}</h2>
          <p className="lg">{text}</p>
          {action ? (
            <div className="row">
              <ButtonLink to={action.path as Path} variant="white" size="lg">
                {action.label}
              </ButtonLink>
            </div>
          ) : null}
        </div>
      </div>
    </section>
  );
}
