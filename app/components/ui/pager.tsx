import type { ReactNode } from "react";
import { Link, type LinkProps } from "~/i18n/link";
import { useT } from "~/i18n/use-t";
import { buttonClass } from "./button";
import { Icon } from "./icon";

type To = LinkProps["to"] | null | undefined;

/** One step through a list without page numbers: newer, older. Draws nothing where there is neither. */
export function Pager({ newer, older }: { newer?: To; older?: To }) {
  const t = useT();
  if (!newer && !older) return null;
  return (
    <nav className="pager" aria-label={t("ui:pager")}>
      {newer ? (
        <Link to={newer} rel="prev" className={buttonClass({ variant: "line" })}>
          <Icon name="arrow-left" size="s" />
          {t("ui:pager.newer")}
        </Link>
      ) : null}
      {older ? (
        <Link to={older} rel="next" className={buttonClass({ variant: "line" })}>
          {t("ui:pager.older")}
          <Icon name="arrow-right" size="s" />
        </Link>
      ) : null}
    </nav>
  );
}

/** The next part of a list, as a link that keeps the reader's place. */
export function ShowMore({ to, children }: { to: To; children?: ReactNode }) {
  const t = useT();
  if (!to) return null;
  return (
    <Link to={to} rel="next" preventScrollReset className={buttonClass({ variant: "line", block: true })}>
      {children ?? t("ui:pager.more")}
    </Link>
  );
}
