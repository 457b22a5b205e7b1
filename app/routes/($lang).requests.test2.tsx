import type { LoaderFunctionArgs } from "@remix-run/node";
import { Art } from "~/components/kit/art";
import { Buttons } from "~/components/kit/buttons";
import { Cards } from "~/components/kit/cards";
import { Colours } from "~/components/kit/colours";
import { Data } from "~/components/kit/data";
import { Forms } from "~/components/kit/forms";
import { Inputs } from "~/components/kit/inputs";
import { Overlays } from "~/components/kit/overlays";
import { sections } from "~/components/kit/section";
import { Statuses } from "~/components/kit/statuses";
import { TypeSteps } from "~/components/kit/type-steps";
import { messages } from "~/i18n/messages.server";
import { useT } from "~/i18n/use-t";
import kitPage from "~/styles/kit-page.css?url";
import states from "~/styles/states.css?url";
import { enter } from "~/web/enter.server";
import { pageMeta } from "~/web/page-meta";

export const meta = pageMeta;

export const links = () => [
  { rel: "stylesheet", href: states },
  { rel: "stylesheet", href: kitPage },
];

export async function loader(args: LoaderFunctionArgs) {
  const { locale, t } = await enter(args);
  return {
    m: messages(locale, ["kit", "statuses"]),
    head: { title: t("kit:title"), description: t("kit:description"), isPrivate: true },
  };
}

/** Every component of the kit in every state. */
export default function KitPage() {
  const t = useT();
  return (
    <div className="main-b">
      <div className="wrap">
        <h1>{t("kit:title")}</h1>
        <p className="muted measure mt-2 mb-5">{t("kit:lead")}</p>
        <nav aria-label={t("kit:sections")} className="row gap-2">
          {sections.map((name) => (
            <a key={name} className="chip" href={`#${name}`}>
              {t(`kit:${name}`)}
            </a>
          ))}
        </nav>
        <Colours />
        <TypeSteps />
        <Buttons />
        <Inputs />
        <Forms />
        <Statuses />
        <Cards />
        <Data />
        <Overlays />
        <Art />
      </div>
    </div>
  );
}
