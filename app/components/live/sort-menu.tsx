import { Menu, MenuLink } from "~/components/ui/menu";
import type { Path } from "~/i18n/link";
import { useT } from "~/i18n/use-t";

export type Sort = { to: Path; label: string; isCurrent: boolean };

/** The orders of a list, links behind the one that holds; needs the dictionary `lists`. */
export function SortMenu({ sorts }: { sorts: Sort[] }) {
  const t = useT();
  const current = sorts.find(({ isCurrent }) => isCurrent)?.label ?? "";
  return (
    <div className="row nowrap end gap-2">
      <span className="sm muted" aria-hidden="true">
        {t("lists:sort")}
      </span>
      <Menu look="select" label={t("lists:sortedBy", { sort: current })} face={current}>
        {sorts.map(({ to, label, isCurrent }) => (
          <MenuLink key={to} to={to} aria-current={isCurrent ? "true" : undefined} preventScrollReset>
            {label}
          </MenuLink>
        ))}
      </Menu>
    </div>
  );
}
