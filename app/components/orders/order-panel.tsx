import type { ReactNode } from "react";
import { EscrowStrip } from "~/components/ui/escrow-strip";
import { Note } from "~/components/ui/note";
import type { Order } from "~/contract/orders";
import { useT } from "~/i18n/use-t";
import { OrderFrame } from "./order-frame";
import { OrderSide } from "./order-side";

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

type Props = {
  order: Order;
  /** Who was hired, as the offer showed it. */
  hired: ReactNode;
};

/** The order of a request: who, what, when, how much, where the money is, and the way out before it is paid. */
export function OrderPanel({ order, hired }: Props) {
  const t = useT();
  return (
    <OrderFrame
      order={order}
      other={hired ?? <OrderSide role={t("orders:provider")} name={order.provider.name} shape="octagon" />}
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
