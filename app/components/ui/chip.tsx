import type { ReactNode } from "react";
import { Link, type LinkProps } from "~/i18n/link";
import { useT } from "~/i18n/use-t";
import { Icon } from "./icon";

type ChipLinkProps = Omit<LinkProps, "className"> & { chosen?: boolean };

/** A filter that is a link; the chosen one is solid. */
export function ChipLink({ chosen, ...rest }: ChipLinkProps) {
  return <Link {...rest} className="chip" aria-current={chosen ? "true" : undefined} />;
}

/** A filter that is on; the link leads to the page without it. */
export function RemovableChip({ to, children }: { to: LinkProps["to"]; children: ReactNode }) {
  const t = useT();
  return (
    <Link to={to} className="chip">
      <span className="vh">{t("ui:chip.remove")} </span>
      {children}
      <Icon name="x" size="s" />
    </Link>
  );
}

export type View = { to: LinkProps["to"]; label: ReactNode; current?: boolean };

/** Two to four views of one list, joined. */
export function Segment({ label, views, small }: { label: string; views: View[]; small?: boolean }) {
  return (
    <nav className={small ? "seg seg-s" : "seg"} aria-label={label}>
      {views.map((view) => (
        <Link key={view.to} to={view.to} aria-current={view.current ? "true" : undefined} preventScrollReset>
          {view.label}
        </Link>
      ))}
    </nav>
  );
}
