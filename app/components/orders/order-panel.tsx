import { SubmitButton } from "~/components/ui/button";
import { Definitions } from "~/components/ui/definitions";
import { EscrowStrip } from "~/components/ui/escrow-strip";
import { Form } from "~/components/ui/form";
import { Note } from "~/components/ui/note";
import { Panel } from "~/components/ui/panel";
import { Price } from "~/components/ui/price";
import { StatusBadge } from "~/components/ui/status-badge";
import type { Order } from "~/contract/orders";
import { DateTime } from "~/i18n/date-time";
import { formatDuration } from "~/i18n/spans";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";

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
  const reading = useReading();
  const isUnpaid = order.status === "awaiting_payment";
  return (
    <Panel title={t("orders:title")} action={<StatusBadge kind="order" status={order.status} />}>
      <div className="stack gap-5">
        <Definitions
          rows={[
            { term: t("orders:provider"), value: <bdi>{order.provider.name}</bdi> },
            {
              term: t("orders:price"),
              value: <Price minor={order.price.amount} currency={order.price.currency} />,
            },
            { term: t("orders:start"), value: <DateTime iso={order.starts_at} as="when" /> },
            { term: t("orders:duration"), value: formatDuration(reading.t, order.duration) },
            { term: t("orders:warranty"), value: t("offers:warranty", { count: order.warranty_days }) },
            ...(isUnpaid
              ? [{ term: t("orders:payBefore"), value: <DateTime iso={order.payment_due_at} as="when" /> }]
              : []),
          ]}
        />
        <EscrowStrip
          steps={Object.entries(icons).map(([place, icon]) => ({
            icon,
            title: t(`orders:escrow.${place}`),
            note: t(`orders:escrow.${place}.note`),
            here: place === places[order.status],
          }))}
        />
        {isUnpaid ? <Note>{t("orders:paymentSoon")}</Note> : null}
        {order.can.includes("give_up") ? (
          <Form intent={`give-up ${order.id}`} summary={false}>
            <SubmitButton variant="line" busyLabel={t("orders:givingUp")}>
              {t("orders:giveUp")}
            </SubmitButton>
          </Form>
        ) : null}
      </div>
    </Panel>
  );
}
