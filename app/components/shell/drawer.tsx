import { ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { Logo } from "~/components/ui/logo";
import { Popover, PopoverButton, PopoverClose } from "~/components/ui/popover";
import { useArrival } from "~/components/ui/use-arrival";
import { LanguageLink, NavLink } from "~/i18n/link";
import { useT } from "~/i18n/use-t";
import { SignOutButton } from "./sign-out-button";
import type { Viewer } from "./site";
import { accountPages, headerPages, useUnder } from "./site-pages";

const id = "menu";

/** Opens the drawer. Where popovers are unknown the link beside it does, by `:target`. */
export function DrawerButton() {
  const t = useT();
  return (
    <>
      <PopoverButton target={id} label={t("nav.open")} className="narrow has-popover">
        <Icon name="menu" />
      </PopoverButton>
      <a className="icon-btn narrow no-popover" href={`#${id}`} aria-label={t("nav.open")}>
        <Icon name="menu" />
      </a>
    </>
  );
}

/** The whole navigation of a small screen. */
export function Drawer({ viewer }: { viewer: Viewer | null }) {
  const t = useT();
  const under = useUnder();
  useClosedOnArrival();
  const own = viewer ? accountPages(viewer) : [];
  const open = headerPages(viewer).filter(({ to }) => !own.some((page) => page.to === to));
  return (
    <Popover id={id} kind="drawer" label={t("nav.menu")}>
      <div className="row between">
        <Logo />
        <span className="has-popover">
          <PopoverClose target={id} />
        </span>
        <a className="icon-btn no-popover" href="#main" aria-label={t("nav.close")}>
          <Icon name="x" size="m" />
        </a>
      </div>
      <nav aria-label={t("nav.list")}>
        <ul className="stack gap-0 mt-3 mb-6">
          {[...open, ...own].map(({ to, label, icon }) => (
            <li key={to}>
              <NavLink to={to} under={under} discover="none">
                <Icon name={icon} />
                {t(label)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="stack gap-3">
        <DrawerActions viewer={viewer} />
        <LanguageLink className="lang" discover="none">
          <Icon name="globe" size="m" />
        </LanguageLink>
      </div>
    </Popover>
  );
}

function DrawerActions({ viewer }: { viewer: Viewer | null }) {
  const t = useT();
  const post = (!viewer || (viewer.type === "customer" && viewer.isActive)) && (
    <ButtonLink to="/requests/add-request" size="lg">
      {t("action.postRequest")}
    </ButtonLink>
  );
  if (viewer)
    return (
      <>
        {post}
        <SignOutButton className="btn btn-line btn-lg btn-block" />
      </>
    );
  return (
    <>
      {post}
      <ButtonLink to="/login" variant="line" size="lg">
        {t("account.login")}
      </ButtonLink>
    </>
  );
}

/** A link inside leads to another page of the same document, where an open drawer would stay. */
function useClosedOnArrival() {
  useArrival(() => {
    const drawer = document.getElementById(id);
    if (drawer?.matches(":popover-open")) drawer.hidePopover();
  });
}
