import { useT } from "~/i18n/use-t";
import { Icon } from "./icon";

/**
 * Right behind a name, joined to it: the seal, where who bears it is verified. A no-break space joins it to the name, and the
 * element to that space: before what is no letter, browsers break a line even there.
 */
export function NameSeal({ verified }: { verified: boolean }) {
  return verified ? (
    <span className="whitespace-nowrap">
      {"\u00A0"}
      <Seal />
    </span>
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
