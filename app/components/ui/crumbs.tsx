import { Fragment, type ReactNode } from "react";
import { Link, type LinkProps } from "~/i18n/link";
import { useT } from "~/i18n/use-t";
import { Icon } from "./icon";

export type Crumb = { to: LinkProps["to"]; label: ReactNode };

/** The way here: links to the pages above, then this page's name. */
export function Crumbs({ trail, here }: { trail: Crumb[]; here: ReactNode }) {
  const t = useT();
  return (
    <nav className="crumbs" aria-label={t("ui:crumbs")}>
      {trail.map(({ to, label }) => (
        <Fragment key={to}>
          <Link to={to}>{label}</Link>
          <Icon name="chevron-right" size="s" />
        </Fragment>
      ))}
      <span aria-current="page">{here}</span>
    </nav>
  );
}
