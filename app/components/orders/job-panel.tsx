import { Note } from "~/components/ui/note";
import type { Order } from "~/contract/orders";
import { useT } from "~/i18n/use-t";
import { OrderFrame } from "./order-frame";
import { OrderSide } from "./order-side";

/** The technician's order on this request; needs the dictionary `technicianArea`. */
export function JobPanel({ order }: { order: Order }) {
  const t = useT();
  return (
    <OrderFrame
      order={order}
      other={<OrderSide role={t("orders:customer")} name={order.customer.name} shape="circle" />}
    >
      {order.status === "awaiting_payment" ? (
        <Note tone="amber">{t("technicianArea:job.unpaid")}</Note>
      ) : null}
    </OrderFrame>
  );
}
