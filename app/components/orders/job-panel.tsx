import { Note } from "~/components/ui/note";
import { Price } from "~/components/ui/price";
import type { Taken } from "~/components/ui/taken";
import type { OrderDetails } from "~/contract/order-fields";
import { DateTime } from "~/i18n/date-time";
import { dateValue } from "~/i18n/field-values";
import { Link, type Path } from "~/i18n/link";
import { Text } from "~/i18n/text";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";
import type { Agreed } from "./agreed";
import { askedBefore, ChangesAsked } from "./changes-asked";
import { ComplaintNote, useComplaining, useConductComplaint } from "./complaining";
import { Delivery, EarlierDeliveries } from "./delivery";
import { GiveUp } from "./give-up";
import { DeliverJob, StartJob, useBackingOut } from "./job-deeds";
import { JobInvoices } from "./job-invoices";
import { MoreDeeds } from "./more-deeds";
import { OrderFrame } from "./order-frame";
import { OrderSide } from "./order-side";
import { Proposals } from "./proposals";
import { useProposing } from "./proposing";
import { ReviewCall } from "./review-call";
import { useSettled } from "./settled";
import { WarrantyUntil } from "./warranty";

type Props = {
  order: OrderDetails;
  agreed: Agreed | null;
  /** When the technician is taken already. */
  taken: Taken;
};

/** The technician's order on this request; needs the dictionary `technicianArea`. */
export function JobPanel({ order, agreed, taken }: Props) {
  const t = useT();
  const more = [
    ...useProposing({ order, viewer: "provider", taken }),
    useBackingOut(order),
    useComplaining({ order, area: "/technician/requests" }),
    useConductComplaint({ order, area: "/technician/requests" }),
  ];
  const isPayable = order.is_customer_active || order.is_transfer_sent;
  return (
    <OrderFrame
      order={order}
      agreed={agreed}
      viewer="provider"
      calendar={`/technician/requests/${order.request.id}/job.ics`}
      other={<OrderSide role={t("orders:customer")} name={order.customer.name} shape="circle" />}
      more={[
        ...useSettled(order, "provider"),
        ...(order.earning ? [{ term: t("orders:earning"), value: <Earned earning={order.earning} /> }] : []),
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
      {order.status === "awaiting_payment" ? (
        <Note tone="amber">
          {t(isPayable ? "technicianArea:job.unpaid" : "technicianArea:job.unpaid.inactive")}
        </Note>
      ) : null}
      <GiveUp order={order} />
      <ComplaintNote order={order} other={order.customer.name} />
      {order.can.includes("start") ? <StartJob order={order} /> : null}
      <ChangesAsked order={order} viewer="provider" />
      {order.can.includes("deliver") ? <DeliverJob order={order} /> : null}
      <Delivery order={order} />
      <EarlierDeliveries changes={askedBefore(order)} />
      <Proposals order={order} viewer="provider" taken={taken} />
      <WarrantyUntil order={order} />
      <MoreDeeds deeds={more} />
      <ReviewCall order={order} area="/technician/requests" />
    </OrderFrame>
  );
}

/** What the job brings, after the commission, and when it can be paid out. */
function Earned({ earning }: { earning: NonNullable<OrderDetails["earning"]> }) {
  const { payout, commission, clears_at, cleared_at } = earning;
  return (
    <>
      <Price minor={payout.amount} currency={payout.currency} />
      {commission.amount > 0 ? (
        <span className="block sm muted">
          <Text
            k="orders:earning.commission"
            values={{ amount: <Price minor={commission.amount} currency={commission.currency} /> }}
          />
        </span>
      ) : null}
      <span className="block sm muted">
        {clears_at && payout.amount > 0 ? (
          <Text k="orders:earning.clears" values={{ due: <DateTime iso={clears_at} as="limit" /> }} />
        ) : (
          <Text k={payout.amount > 0 ? "orders:earning.cleared" : "orders:earning.nothing"} />
        )}
      </span>
      {cleared_at && payout.amount > 0 ? <LineOf clearedAt={cleared_at} /> : null}
    </>
  );
}

/** To the line of what has cleared: the wallet tells what has become of it since. */
function LineOf({ clearedAt }: { clearedAt: string }) {
  const t = useT();
  const { timeZone } = useReading();
  const day = dateValue(clearedAt, timeZone);
  const query = new URLSearchParams({ account: "available", kind: "clearing", from: day, to: day });
  return (
    <Link to={`/technician/wallet?${query}#ledger` as Path} className="block sm">
      {t("orders:earning.line")}
    </Link>
  );
}
