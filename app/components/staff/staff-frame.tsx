import type { ReactNode } from "react";
import { bringIntoView } from "~/components/ui/bring-into-view";
import { Icon } from "~/components/ui/icon";
import { LanguageLink, Link, useCurrent } from "~/i18n/link";
import { useT } from "~/i18n/use-t";
import { type StaffPage, staffPages } from "./staff-pages";

type StaffFrameProps = {
  /** What this frame has in common with the site's others. */
  logo: ReactNode;
  notice: ReactNode;
  account: ReactNode;
  signOut: ReactNode;
  children: ReactNode;
};

/** The frame of the staff area: a sidebar from lg on, below that a row of pages under the top bar. Nothing of a customer's. */
export function StaffFrame({ logo, notice, account, signOut, children }: StaffFrameProps) {
  const t = useT();
  return (
    <div className="app min-h-dvh">
      <aside className="side on-dark" aria-label={t("nav.staffArea")}>
        <div className="side-in">
          <div className="side-t">{logo}</div>
          <Pages />
          <div className="side-b">
            <LanguageLink className="lang">
              <Icon name="globe" size="m" />
            </LanguageLink>
            {signOut}
          </div>
        </div>
      </aside>
      <div className="app-m">
        {notice}
        <header className="app-h">
          <span className="app-logo">{logo}</span>
          <span className="staff-at max-sm:hidden">{t("nav.staffArea")}</span>
          <div className="row gap-0.5 end nowrap">
            <LanguageLink className="lang staff-lang">
              <Icon name="globe" size="m" />
            </LanguageLink>
            {account}
          </div>
        </header>
        <Pages className="staff-nav cuts" />
        <main id="main" className="app-c staff-c" tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  );
}

function Pages({ className }: { className?: string }) {
  const t = useT();
  return (
    <nav className={className} aria-label={t("nav.staffPages")}>
      <ul>
        {staffPages.map((page) => (
          <li key={page.to}>
            <PageLink {...page} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PageLink({ to, label, icon, isExact }: StaffPage) {
  const t = useT();
  const current = useCurrent({ to, end: isExact });
  return (
    <Link to={to} aria-current={current}>
      <Icon name={icon} size="m" />
      <span ref={current ? bringIntoView : undefined} className="grow">
        {t(label)}
      </span>
    </Link>
  );
}
