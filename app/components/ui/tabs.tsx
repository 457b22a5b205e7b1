import { type ReactNode, useEffect, useRef } from "react";
import { Link, type LinkProps } from "~/i18n/link";
import { Num } from "./num";

export type Tab = { to: LinkProps["to"]; label: ReactNode; count?: number; current?: boolean };

/** Statuses of one list, each a link to its own address. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const row = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.current)?.to;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is current
  useEffect(() => bringIntoView(row.current), [current]);
  return (
    <nav className="tabs" aria-label={label} ref={row}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} aria-current={tab.current ? "page" : undefined} preventScrollReset>
          {tab.label}
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

/** Moves the row alone, never the page, until the current tab is in its middle. */
function bringIntoView(row: HTMLElement | null): void {
  const tab = row?.querySelector("[aria-current]");
  if (!row || !tab) return;
  const [all, one] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  row.scrollBy({ left: one.x + one.width / 2 - (all.x + all.width / 2), behavior: "instant" });
}
