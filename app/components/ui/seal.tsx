import { useT } from "~/i18n/use-t";
import { Icon } from "./icon";

/** The verified seal. It belongs right behind the name, joined by a no-break space. */
export function Seal() {
  const t = useT();
  return (
    <span className="seal" role="img" aria-label={t("ui:seal")}>
      <Icon name="check" />
    </span>
  );
}
