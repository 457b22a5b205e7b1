import type { ReactNode } from "react";
import { Link, type LinkProps } from "~/i18n/link";
import { Num } from "./num";

export type Tab = { to: LinkProps["to"]; label: ReactNode; count?: number; current?: boolean };

/** Statuses of one list, each a link to its own address. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} aria-current={tab.current ? "page" : undefined} preventScrollReset>
          <span ref={tab.current ? bringIntoView : undefined}>{tab.label}</span>
          {tab.count === undefined ? null : (
            <span className="tag">
              <Num>{tab.count}</Num>
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}

/** Of the tab that is current from now on: moves its row alone, never the page, until the tab is in the middle. */
function bringIntoView(label: HTMLElement | null): void {
  const tab = label?.closest("a");
  const row = tab?.closest("nav");
  if (!row || !tab) return;
  const [all, one] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  row.scrollBy({ left: one.x + one.width / 2 - (all.x + all.width / 2), behavior: "instant" });
}
