import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import type { Path } from "~/i18n/link";

/** What the loader of such a page returns as `coming`. */
type Coming = { title: string; text: string; soon: string; next: { to: Path; label: string } };

/** A page that is not built yet: says so, says what will be there, and leads on to one that is. */
export function ComingPage({ children }: { children?: ReactNode }) {
  const { title, text, soon, next } = useLoaderData<{ coming: Coming }>().coming;
  return (
    <div className="main-b">
      <div className="wrap stack gap-5 justify-items-start">
        <p className="row nowrap gap-2 sm muted">
          <Icon name="clock" size="s" />
          {soon}
        </p>
        <h1>{title}</h1>
        <p className="lg muted measure">{text}</p>
        {children}
        <ButtonLink to={next.to} size="lg">
          {next.label}
        </ButtonLink>
      </div>
    </div>
  );
}
