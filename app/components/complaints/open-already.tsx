import { Link } from "~/i18n/link";
import { useT } from "~/i18n/use-t";

/** To the complaint about the job that is there already, to which what was written here can be added. */
export function OpenAlready({ id }: { id: string }) {
  const t = useT();
  return (
    <>
      {t("complaints:dispute.open")} <Link to={`/complaints/${id}`}>{t("complaints:dispute.toOpen")}</Link>
    </>
  );
}
