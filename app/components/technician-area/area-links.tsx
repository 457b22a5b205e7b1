import { MenuLink } from "~/components/ui/menu";
import { LanguageLink, type Path } from "~/i18n/link";
import { useT } from "~/i18n/use-t";
import { others } from "./area-pages";

/** In the account menu, where there is no sidebar: the area's pages that the menu lacks (`given`: those it has), and the language. */
export function AreaLinks({ given }: { given: Path[] }) {
  const t = useT();
  const missing = others.filter(({ to }) => !given.includes(to));
  return (
    <div className="area-links">
      {missing.map(({ to, label }) => (
        <MenuLink key={to} to={to}>
          {t(label)}
        </MenuLink>
      ))}
      <LanguageLink />
    </div>
  );
}
