import { EscrowStrip } from "~/components/ui/escrow-strip";
import { Note } from "~/components/ui/note";
import type { Order } from "~/contract/orders";
import { useT } from "~/i18n/use-t";
import { OrderFrame } from "./order-frame";

type Place = "pay" | "hold" | "approve" | "paidOut";

/** Where the money of an order is; nowhere once it is cancelled. In a dispute nobody touches it. */
const places: Record<Order["status"], Place | null> = {
  awaiting_payment: "pay",
  paid: "hold",
  in_progress: "hold",
  delivered: "approve",
  disputed: "hold",
  completed: "paidOut",
  cancelled: null,
};

const icons = {
  pay: "credit-card",
  hold: "shield-check",
  approve: "circle-check",
  paidOut: "banknote",
} as const;

/** The order of a request: who, what, when, how much, where the money is, and the way out before it is paid. */
export function OrderPanel({ order }: { order: Order }) {
  const t = useT();
  return (
    <OrderFrame
      order={order}
      other={{ term: t("orders:provider"), value: <bdi>{order.provider.name}</bdi> }}
      more={[{ term: t("orders:warranty"), value: t("offers:warranty", { count: order.warranty_days }) }]}
    >
      <EscrowStrip
        steps={Object.entries(icons).map(([place, icon]) => ({
          icon,
          title: t(`orders:escrow.${place}`),
          note: t(`orders:escrow.${place}.note`),
          here: place === places[order.status],
        }))}
      />
      {order.status === "awaiting_payment" ? <Note>{t("orders:paymentSoon")}</Note> : null}
    </OrderFrame>
  );
}
