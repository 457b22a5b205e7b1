import type { ReactNode } from "react";
import { Link, type LinkProps } from "~/i18n/link";
import { bringIntoView } from "./bring-into-view";
import { Num } from "./num";

export type Tab = {
  to: LinkProps["to"];
  label: ReactNode;
  count?: number;
  /** What the count says to those who do not see where it stands. */
  said?: string;
  current?: boolean;
};

/** Statuses of one list, each a link to its own address. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav className="tabs cuts" aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} aria-current={tab.current ? "page" : undefined} preventScrollReset>
          <span ref={tab.current ? bringIntoView : undefined}>{tab.label}</span>
          {tab.count === undefined ? null : (
            <span className="tag" {...(tab.said && { role: "img", "aria-label": tab.said })}>
              <Num>{tab.count}</Num>
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
