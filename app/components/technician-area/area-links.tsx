import { MenuLink } from "~/components/ui/menu";
import { LanguageLink } from "~/i18n/link";
import { useT } from "~/i18n/use-t";
import { others } from "./area-pages";

/** In the account menu, where there is no sidebar: the area's other pages, and the language. */
export function AreaLinks() {
  const t = useT();
  return (
    <div className="lg:hidden">
      {others.map(({ to, label }) => (
        <MenuLink key={to} to={to}>
          {t(label)}
        </MenuLink>
      ))}
      <LanguageLink />
    </div>
  );
}
