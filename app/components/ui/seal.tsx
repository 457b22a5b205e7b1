import { useT } from "~/i18n/use-t";
import { Icon } from "./icon";

/** Right behind a name, joined to it: the seal, where who bears it is verified. */
export function NameSeal({ verified }: { verified: boolean }) {
  return verified ? (
    <>
      {"\u00A0"}
      <Seal />
    </>
  ) : null;
}

/** The verified seal by itself. */
export function Seal() {
  const t = useT();
  return (
    <span className="seal" role="img" aria-label={t("ui:seal")}>
      <Icon name="check" />
    </span>
  );
}
