import { useT } from "~/i18n/use-t";

/** What an offer's price includes, in its technician's words, and whether materials are among it. */
export function Included({ of }: { of: { included: string; includes_materials: boolean } }) {
  const t = useT();
  return (
    <>
      {of.included ? <bdi className="block">{of.included}</bdi> : null}
      <span className="muted">
        {t(of.includes_materials ? "offers:materials.included" : "offers:materials.extra")}
      </span>
    </>
  );
}
