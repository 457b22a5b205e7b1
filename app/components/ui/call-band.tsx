import mosaicLtr from "~/assets/art/mosaic-cta-ltr.svg?url&no-inline";
import mosaicRtl from "~/assets/art/mosaic-cta-rtl.svg?url&no-inline";
import type { Path } from "~/i18n/link";
import { direction } from "~/i18n/locale";
import { useSetting } from "~/i18n/use-setting";
import { ButtonLink } from "./button";

type CallBandProps = {
  /** Of the heading. */
  id: string;
  title: string;
  text?: string;
  action?: { to: Path; label: string };
};

/** A blue band that speaks to technicians, tiles at its end. Its page links `home.css`. */
export function CallBand({ id, title, text, action }: CallBandProps) {
  const { locale } = useSetting();
  return (
    <section className="cta on-dark" aria-labelledby={id}>
      <img
        className="cta-art"
        src={direction(locale) === "rtl" ? mosaicRtl : mosaicLtr}
        alt=""
        loading="lazy"
      />
      <div className="wrap">
        <div className="cta-c">
          <h2 id={id}>{title}</h2>
          {text ? <p className="lg">{text}</p> : null}
          {action ? (
            <div className="row">
              <ButtonLink to={action.to} variant="white" size="lg">
                {action.label}
              </ButtonLink>
            </div>
          ) : null}
        </div>
      </div>
    </section>
  );
}
