import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import type { IconName } from "~/components/ui/icon-name";
import { Logo } from "~/components/ui/logo";
import { LanguageLink, Link, NavLink, type Path } from "~/i18n/link";
import { withoutLocale } from "~/i18n/locale";
import { useT } from "~/i18n/use-t";
import { Drawer, DrawerButton } from "./drawer";
import type { Viewer } from "./site";
import { headerPages, useUnder } from "./site-pages";

/** The head of a page for a guest. */
export function GuestHeader() {
  const t = useT();
  return (
    <Header viewer={null}>
      <Language />
      <IconLink to="/services/all-services" icon="search" label={t("nav.search")} />
      <ButtonLink to="/login" variant="ghost" className="wide">
        {t("account.login")}
      </ButtonLink>
      <PostRequest />
    </Header>
  );
}

/** Requests, complaints, one service, one technician asked: pages with a first step of their own, beside which this would be a second. */
const hasOwnStep = /^\/((requests|complaints)(\/|$)|services\/(requestProvider$|all-services\/.))/;

export function PostRequest() {
  const t = useT();
  const here = withoutLocale(useLocation().pathname);
  if (hasOwnStep.test(here)) return null;
  return (
    <ButtonLink to="/requests/add-request" className="wide">
      {t("action.postRequest")}
    </ButtonLink>
  );
}

/** Logo, pages, tools and the drawer; the tools before the drawer's button are given. */
export function Header({ viewer, children }: { viewer: Viewer | null; children: ReactNode }) {
  const t = useT();
  const under = useUnder();
  return (
    <>
      <header className="site-head">
        <div className="wrap">
          <Logo />
          <nav className="nav" aria-label={t("nav.main")}>
            {headerPages(viewer).map(({ to, label }) => (
              <NavLink key={to} to={to} under={under}>
                {t(label)}
              </NavLink>
            ))}
          </nav>
          <div className="tools">
            {children}
            <DrawerButton />
          </div>
        </div>
      </header>
      <Drawer viewer={viewer} />
    </>
  );
}

export function Language() {
  return (
    <LanguageLink className="lang wide">
      <Icon name="globe" size="m" />
    </LanguageLink>
  );
}

type IconLinkProps = { to: Path; icon: IconName; label: string; className?: string; children?: ReactNode };

export function IconLink({ to, icon, label, className = "", children }: IconLinkProps) {
  return (
    <Link to={to} className={`icon-btn ${className}`}>
      <Icon name={icon} size="m" label={label} />
      {children}
    </Link>
  );
}
