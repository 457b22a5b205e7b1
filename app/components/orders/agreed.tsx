import type { Definition } from "~/components/ui/definitions";
import { Included, VisitFee } from "~/components/ui/offer-values";
import type { Offer } from "~/contract/offer-fields";
import type { OrderDetails } from "~/contract/order-fields";
import type { Side } from "~/contract/people";
import { formatDuration } from "~/i18n/spans";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";

/** What the accepted offer promises besides the order's own terms. */
export type Agreed = Pick<Offer, "included" | "includes_materials" | "message">;

/** The terms besides price and time that hold for a job. */
export function useAgreed(order: OrderDetails, agreed: Agreed | null, viewer: Side) {
  const t = useT();
  const reading = useReading();
  const { duration, warranty_days, visit_fee, started_at, completed_at } = order;
  const rows: Definition[] = [
    { term: t("orders:duration"), value: formatDuration(reading.t, duration) },
    { term: t("orders:warranty"), value: t("offers:warranty", { count: warranty_days }) },
    // Who has come in is neither absent nor late, and of a job that is over nobody can be.
    ...(started_at || completed_at
      ? []
      : [
          {
            term: t(viewer === "customer" ? "offers:terms.ifAbsent" : "offers:terms.visitFee"),
            value: <VisitFee of={visit_fee} />,
          },
        ]),
  ];
  return agreed ? [...rows, { term: t("offers:terms.included"), value: <Included of={agreed} /> }] : rows;
}

/** What the technician wrote with the offer. */
export function OfferMessage({ agreed }: { agreed: Agreed | null }) {
  const t = useT();
  if (!agreed?.message) return null;
  return (
    <div className="stack gap-1">
      <p className="sm muted">{t("orders:message")}</p>
      <p className="said wrap-anywhere" dir="auto">
        {agreed.message}
      </p>
    </div>
  );
}
