import type { ReactNode } from "react";
import { Count, Pill } from "~/components/ui/badge";
import { Icon } from "~/components/ui/icon";
import { Note } from "~/components/ui/note";
import { Num } from "~/components/ui/num";
import type { TechnicianCounts } from "~/contract/technician-area-fields";
import { LanguageLink, Link, NavLink } from "~/i18n/link";
import { useT } from "~/i18n/use-t";
import { type AreaPage, others, tabs } from "./area-pages";
import { TakingJobs } from "./taking-jobs";

const sidePages = [...tabs, ...others];
const sidePaths = sidePages.map(({ to }) => to);

type AreaFrameProps = {
  /** What this frame has in common with the site's other one. */
  logo: ReactNode;
  notice: ReactNode;
  bell: ReactNode;
  account: ReactNode;
  signOut: ReactNode;
  viewer: { isCompleted: boolean; isTakingJobs: boolean };
  counts: TechnicianCounts | null;
  children: ReactNode;
};

/** The frame of the technician area: a sidebar from lg on, a tab bar of five below, the provider's own top bar. */
export function AreaFrame({
  logo,
  notice,
  bell,
  account,
  signOut,
  viewer,
  counts,
  children,
}: AreaFrameProps) {
  const t = useT();
  return (
    <div className="app min-h-dvh">
      <aside className="side on-dark" aria-label={t("nav.sidebar")}>
        <div className="side-in">
          <div className="side-t">{logo}</div>
          <nav aria-label={t("nav.tabs")}>
            <ul>
              {sidePages.map((page) => (
                <li key={page.to}>
                  <SideLink page={page} count={counts ? page.waits?.(counts) : 0} />
                </li>
              ))}
            </ul>
          </nav>
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
        <TopBar logo={logo} bell={bell} account={account} isTakingJobs={viewer.isTakingJobs} />
        <main id="main" className="app-c" tabIndex={-1}>
          {viewer.isCompleted ? null : <Incomplete />}
          {children}
        </main>
      </div>
      <TabBar counts={counts} />
    </div>
  );
}

type TopBarProps = { logo: ReactNode; bell: ReactNode; account: ReactNode; isTakingJobs: boolean };

function TopBar({ logo, bell, account, isTakingJobs }: TopBarProps) {
  const t = useT();
  return (
    <header className="app-h">
      <span className="app-logo">{logo}</span>
      <TakingJobs isOn={isTakingJobs} />
      <div className="row gap-0.5 end nowrap">
        <Link className="icon-btn max-sm:hidden" to="/all-requests">
          <Icon name="search" size="m" label={t("nav.findRequests")} />
        </Link>
        {bell}
        {account}
      </div>
    </header>
  );
}

function SideLink({ page, count = 0 }: { page: AreaPage; count?: number }) {
  const t = useT();
  const { to, label, icon, isExact } = page;
  return (
    <NavLink to={to} end={isExact} others={sidePaths}>
      <Icon name={icon} size="m" />
      <span className="grow">{t(label)}</span>
      {count > 0 ? (
        <>
          <Pill>
            <Num>{count}</Num>
          </Pill>
          <span className="vh">{t("nav.waits", { count })}</span>
        </>
      ) : null}
    </NavLink>
  );
}

function TabBar({ counts }: { counts: TechnicianCounts | null }) {
  const t = useT();
  return (
    <nav className="tabbar" aria-label={t("nav.tabs")}>
      {tabs.map((page) => (
        <TabLink key={page.to} page={page} count={counts ? (page.inTabs ?? page.waits)?.(counts) : 0} />
      ))}
    </nav>
  );
}

function TabLink({ page, count = 0 }: { page: AreaPage; count?: number }) {
  const t = useT();
  const { to, label, icon, isExact } = page;
  return (
    <NavLink to={to} end={isExact}>
      <span className="tb-i">
        <Icon name={icon} />
        {count > 0 ? (
          <Count>
            <Num>{count}</Num>
          </Count>
        ) : null}
      </span>
      {t(label)}
      {count > 0 ? <span className="vh">{t("nav.waits", { count })}</span> : null}
    </NavLink>
  );
}

function Incomplete() {
  const t = useT();
  return (
    <Note tone="amber" className="mb-6">
      {t("account.incomplete")} <Link to="/register-profile">{t("account.complete")}</Link>
    </Note>
  );
}
