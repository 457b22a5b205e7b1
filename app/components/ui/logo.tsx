import { Link, type Path } from "~/i18n/link";
import { useT } from "~/i18n/use-t";
import { Khatam } from "./khatam";

/** The mark and the name, leading home. */
export function Logo({ to = "/" }: { to?: Path }) {
  const t = useT();
  return (
    <Link to={to} className="logo">
      <Khatam />
      {t("brand")}
    </Link>
  );
}
