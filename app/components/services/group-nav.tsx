import { DataIcon } from "~/components/ui/icon";
import { Link, type Path } from "~/i18n/link";
import { useT } from "~/i18n/use-t";

export type GroupLink = { id: string | null; icon: string; name: string; to: Path; isCurrent: boolean };

/** The groups of the catalogue, to choose one. */
export function GroupNav({ groups }: { groups: GroupLink[] }) {
  const t = useT();
  return (
    <nav className="side-nav" aria-label={t("services:groups")}>
      {groups.map(({ id, icon, name, to, isCurrent }) => (
        <Link key={id ?? "all"} to={to} aria-current={isCurrent ? "true" : undefined}>
          <DataIcon name={icon} size="m" />
          {name}
        </Link>
      ))}
    </nav>
  );
}
