import { Link } from "~/i18n/link";
import { useT } from "~/i18n/use-t";
import { useSite } from "./site";

/** Says on every page of a demonstration that it is one, and where its messages go. */
export function DemoStrip() {
  const { isDemo } = useSite();
  const t = useT();
  if (!isDemo) return null;
  return (
    <aside className="demo-strip" aria-label={t("demo.label")}>
      <p className="wrap">
        {t("demo.text")} <Link to="/dev/outbox">{t("demo.outbox")}</Link>
      </p>
    </aside>
  );
}
