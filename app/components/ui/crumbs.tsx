import { Link, type LinkProps } from "~/i18n/link";
import { useT } from "~/i18n/use-t";
import { Icon } from "./icon";

export type Crumb = { to: LinkProps["to"]; label: string };

/** The way here: links to the pages above, then this page's name. What does not fit is cut at the end of its own direction. */
export function Crumbs({ trail, here }: { trail: Crumb[]; here: string }) {
  const t = useT();
  return (
    <nav className="crumbs" aria-label={t("ui:crumbs")}>
      {trail.map(({ to, label }, position) => (
        <span key={to}>
          {position > 0 ? <Chevron /> : null}
          <Link to={to} dir="auto">
            {label}
          </Link>
        </span>
      ))}
      <span>
        <Chevron />
        <span dir="auto" aria-current="page">
          {here}
        </span>
      </span>
    </nav>
  );
}

/** Before each name but the first. */
const Chevron = () => <Icon name="chevron-right" size="s" />;
