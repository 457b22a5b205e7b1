import type { ReactNode } from "react";
import { ButtonLink, buttonClass } from "~/components/ui/button";
import { Escrow, type MoneyPlace } from "~/components/ui/escrow";
import { Icon } from "~/components/ui/icon";
import { MoreLink } from "~/components/ui/panel";
import type { Order, OrderDetails } from "~/contract/order-fields";
import { phoneHref } from "~/i18n/phone";
import { PhoneText } from "~/i18n/phone-number";
import { useMoney } from "~/i18n/use-money";
import { useT } from "~/i18n/use-t";
import type { Agreed } from "./agreed";
import { Approval, usePausing } from "./approval";
import { ArrivalCode } from "./arrival-code";
import { useCancelling } from "./cancelling";
import { askedBefore, ChangesAsked } from "./changes-asked";
import { ComplaintNote, useComplaining, useConductComplaint } from "./complaining";
import { Delivery, EarlierDeliveries } from "./delivery";
import { GiveUp } from "./give-up";
import { JobInvoices } from "./job-invoices";
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
  agreed: Agreed | null;
  /** Who was hired, as the offer showed it. */
  hired: ReactNode;
};

/** The order of a request for its customer: who, what, when, how much, where the money is, and what can be done now. */
export function OrderPanel({ order, agreed, hired }: Props) {
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
      agreed={agreed}
      viewer="customer"
      calendar={`/requests/${order.request.id}/job.ics`}
      other={
        <div className="row gap-3">
          {hired ?? <OrderSide role={t("orders:provider")} name={order.provider.name} shape="octagon" />}
          <Call phone={order.provider_phone} />
        </div>
      }
      more={[
        ...useSettled(order, "customer"),
        ...(order.invoices.length > 0
          ? [
              {
                term: t("orders:invoices"),
                value: <JobInvoices invoices={order.invoices} />,
                className: "whole",
              },
            ]
          : []),
      ]}
    >
      <ComplaintNote order={order} other={order.provider.name} />
      {order.arrival_code ? <ArrivalCode order={order} code={order.arrival_code} /> : null}
      <Delivery order={order} />
      <ChangesAsked order={order} viewer="customer" />
      <EarlierDeliveries changes={askedBefore(order)} />
      {order.can.includes("confirm") ? <Approval order={order} /> : null}
      <Proposals order={order} viewer="customer" />
      <Checkout order={order} />
      {order.status === "cancelled" ? (
        <MoreLink to={`/payment?order=${order.id}`}>{t("orders:payments")}</MoreLink>
      ) : order.settled?.kept.amount === 0 ? null : (
        <Escrow here={places[order.status]} isDisputed={order.status === "disputed"} />
      )}
      <WarrantyUntil order={order} />
      <MoreDeeds deeds={more} />
      <ReviewCall order={order} area="/requests" />
    </OrderFrame>
  );
}

/** To call the technician, once there is somebody to come. */
function Call({ phone }: { phone: string | null }) {
  const t = useT();
  if (!phone) return null;
  return (
    <a href={phoneHref(phone)} className={buttonClass({ variant: "line" })}>
      <Icon name="phone" size="m" />
      <span>
        {t("orders:call")} <PhoneText e164={phone} />
      </span>
    </a>
  );
}

/** The way to pay, and under it the way out. */
function Checkout({ order }: { order: OrderDetails }) {
  if (!order.can.includes("pay")) return <GiveUp order={order} />;
  return (
    <div className="stack gap-2">
      <Pay order={order} />
      <GiveUp order={order} />
    </div>
  );
}

/** To the checkout; where a transfer is said to be sent, to that. */
function Pay({ order: { id, price, is_transfer_sent } }: { order: OrderDetails }) {
  const t = useT();
  const money = useMoney();
  return (
    <ButtonLink
      to={`/payment?order=${id}`}
      variant={is_transfer_sent ? "line" : "accent"}
      size="lg"
      icon={is_transfer_sent ? undefined : "lock-keyhole"}
      className="justify-self-start max-sm:w-full"
    >
      {is_transfer_sent ? t("requests:action.transfer") : t("orders:pay", { amount: money(price) })}
    </ButtonLink>
  );
}
