import type { ReactNode } from "react";
import { ButtonLink } from "~/components/ui/button";
import { Escrow, type MoneyPlace } from "~/components/ui/escrow";
import { MoreLink } from "~/components/ui/panel";
import type { Order, OrderDetails } from "~/contract/order-fields";
import { formatMoney } from "~/i18n/money";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";
import { Approval, usePausing } from "./approval";
import { ArrivalCode } from "./arrival-code";
import { useCancelling } from "./cancelling";
import { ChangesAsked } from "./changes-asked";
import { ComplaintNote, useComplaining, useConductComplaint } from "./complaining";
import { Delivery } from "./delivery";
import { MoreDeeds } from "./more-deeds";
import { OrderFrame } from "./order-frame";
import { OrderSide } from "./order-side";
import { Proposals } from "./proposals";
import { useProposing } from "./proposing";
import { ReviewCall } from "./review-call";
import { useSettled } from "./settled";
import { useWarrantyClaim, WarrantyUntil } from "./warranty";

/** Where the money of an order is; nowhere once it is cancelled. In a dispute nobody touches it. */
const places: Record<Order["status"], MoneyPlace | null> = {
  awaiting_payment: "pay",
  paid: "hold",
  in_progress: "hold",
  delivered: "approve",
  disputed: "hold",
  completed: "paidOut",
  cancelled: null,
};

type Props = {
  order: OrderDetails;
  /** Who was hired, as the offer showed it. */
  hired: ReactNode;
};

/** The order of a request for its customer: who, what, when, how much, where the money is, and what can be done now. */
export function OrderPanel({ order, hired }: Props) {
  const t = useT();
  const more = [
    usePausing(order),
    ...useProposing({ order, viewer: "customer" }),
    useWarrantyClaim(order),
    useCancelling(order),
    useComplaining({ order, area: "/requests" }),
    useConductComplaint({ order, area: "/requests" }),
  ];
  return (
    <OrderFrame
      order={order}
      calendar={`/requests/${order.request.id}/job.ics`}
      other={hired ?? <OrderSide role={t("orders:provider")} name={order.provider.name} shape="octagon" />}
      more={[
        ...useSettled(order, "customer"),
        { term: t("orders:warranty"), value: t("offers:warranty", { count: order.warranty_days }) },
      ]}
    >
      <ComplaintNote order={order} other={order.provider.name} />
      {order.arrival_code ? (
        <ArrivalCode id={order.id} code={order.arrival_code} name={order.provider.name} />
      ) : null}
      <Delivery order={order} />
      <ChangesAsked order={order} />
      {order.can.includes("confirm") ? <Approval order={order} /> : null}
      <Proposals order={order} viewer="customer" />
      {order.can.includes("pay") ? <Checkout order={order} /> : null}
      {order.status === "cancelled" ? (
        <MoreLink to={`/payment?order=${order.id}`}>{t("orders:payments")}</MoreLink>
      ) : (
        <Escrow here={places[order.status]} />
      )}
      <WarrantyUntil order={order} />
      <MoreDeeds deeds={more} />
      <ReviewCall order={order} area="/requests" />
    </OrderFrame>
  );
}

/** The way to pay; where a transfer is said to be sent, to that. */
function Checkout({ order: { id, price, is_transfer_sent } }: { order: OrderDetails }) {
  const t = useT();
  const { locale, digits } = useReading();
  const to = `/payment?order=${id}` as const;
  if (is_transfer_sent)
    return (
      <ButtonLink to={to} variant="line" size="lg">
        {t("requests:action.transfer")}
      </ButtonLink>
    );
  return (
    <ButtonLink to={to} variant="accent" size="lg" icon="lock-keyhole">
      {t("orders:pay", { amount: formatMoney(locale, digits, price.amount, price.currency) })}
    </ButtonLink>
  );
}
