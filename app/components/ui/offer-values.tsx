import { useT } from "~/i18n/use-t";
import { Price } from "./price";

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

/** What a customer who cancels late, or is absent, pays for the visit; that it is nothing is said in words. */
export function VisitFee({ of: { amount, currency } }: { of: { amount: number; currency: string } }) {
  const t = useT();
  if (amount > 0) return <Price minor={amount} currency={currency} />;
  return <span className="muted">{t("offers:terms.noFee")}</span>;
}
