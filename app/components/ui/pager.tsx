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
