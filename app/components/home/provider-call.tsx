import mosaicLtr from "~/assets/art/mosaic-cta-ltr.svg?url&no-inline";
import mosaicRtl from "~/assets/art/mosaic-cta-rtl.svg?url&no-inline";
import { ButtonLink } from "~/components/ui/button";
import type { Path } from "~/i18n/link";
import { direction } from "~/i18n/locale";
import { useSetting } from "~/i18n/use-setting";
import type { SectionProps } from "./home-sections";

/** The band that speaks to technicians. */
export function ProviderCall({ section }: SectionProps) {
  const { locale } = useSetting();
  const { kind, title, text, action } = section;
  return (
    <section className="cta on-dark" aria-labelledby={`h-${kind}`}>
      <img
        className="cta-art"
        src={direction(locale) === "rtl" ? mosaicRtl : mosaicLtr}
        alt=""
        loading="lazy"
        width="600"
        height="400"
      />
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
