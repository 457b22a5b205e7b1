import { Form, useRouteLoaderData } from "@remix-run/react";
import { Button, ButtonLink } from "~/components/ui/button";
import type { Constraint } from "~/components/ui/form-context";
import { Link, useHref } from "~/i18n/link";
import { type Packed, unpack } from "~/i18n/packed";
import { useT } from "~/i18n/use-t";
import type { SectionProps } from "./home-sections";

type Root = { viewer: { type: string } | null } | undefined;

/** The promise, and the question that begins a request. */
export function Hero({ section, home }: SectionProps) {
  const t = useT();
  const isProvider = (useRouteLoaderData("root") as Root)?.viewer?.type === "provider";
  return (
    <section className="hero on-dark">
      <div className="hero-art" aria-hidden="true" />
      <div className="wrap hero-in">
        <div className="hero-copy">
          <h1>{section.title}</h1>
          <p className="hero-sub">{section.text}</p>
        </div>
        {isProvider ? (
          <p>
            <ButtonLink to="/technician/requests" variant="accent" size="lg">
              {t("home:hero.provider")}
            </ButtonLink>
          </p>
        ) : (
          <>
            <Ask cities={home.cities} title={home.title} />
            <p className="hero-links">
              <span>{t("home:hero.asked")}</span>
              {home.asked.map(({ id, name }) => (
                <Link key={id} to={`/requests/add-request?service=${id}`}>
                  {name}
                </Link>
              ))}
            </p>
          </>
        )}
      </div>
    </section>
  );
}

/** Two answers that are filled in on the request's form. */
function Ask({ cities, title }: { cities: Packed; title: Constraint }) {
  const t = useT();
  const href = useHref();
  return (
    <Form className="ask" action={href("/requests/add-request")} method="get">
      <div className="ask-f">
        <label htmlFor="title">{t("home:hero.what")}</label>
        <input
          id="title"
          name="title"
          dir="auto"
          maxLength={title.maxLength}
          placeholder={t("home:hero.example")}
          autoComplete="off"
        />
      </div>
      <div className="ask-f ask-city">
        <label htmlFor="city">{t("home:hero.city")}</label>
        <select id="city" name="city">
          {Object.entries(unpack(cities)).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <Button type="submit" variant="accent" size="lg">
        {t("action.postRequest")}
      </Button>
    </Form>
  );
}
