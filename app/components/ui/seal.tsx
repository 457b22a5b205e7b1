import { useT } from "~/i18n/use-t";
import { Icon } from "./icon";

/** A space with a joiner behind it: before what is no letter, a line may break even at a no-break space. */
const joint = "\u00A0\u2060";

/** Right behind a name, joined to it: the seal, where who bears it is verified. */
export function NameSeal({ verified }: { verified: boolean }) {
  return verified ? (
    <>
      {joint}
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
