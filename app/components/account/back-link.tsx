import { Icon } from "~/components/ui/icon";
import { Link, type Path } from "~/i18n/link";
import { useT } from "~/i18n/use-t";

/** One step back along the way in, above the title. */
export function BackLink({ to }: { to: Path }) {
  const t = useT();
  return (
    <Link to={to} className="more justify-self-start">
      <Icon name="arrow-left" size="s" />
      {t("account:back")}
    </Link>
  );
}
