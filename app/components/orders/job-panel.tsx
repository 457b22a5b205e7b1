import { Note } from "~/components/ui/note";
import type { Order } from "~/contract/orders";
import { useT } from "~/i18n/use-t";
import { OrderFrame } from "./order-frame";

/** The technician's order on this request; needs the dictionary `technicianArea`. */
export function JobPanel({ order }: { order: Order }) {
  const t = useT();
  return (
    <OrderFrame order={order} other={{ term: t("orders:customer"), value: <bdi>{order.customer.name}</bdi> }}>
      {order.status === "awaiting_payment" ? (
        <Note tone="amber">{t("technicianArea:job.unpaid")}</Note>
      ) : null}
    </OrderFrame>
  );
}
