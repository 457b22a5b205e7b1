import { SubmitButton } from "~/components/ui/button";
import { Definitions } from "~/components/ui/definitions";
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

/** The technician's order on this request. */
export function JobPanel({ order }: { order: Order }) {
  const t = useT();
  const reading = useReading();
  const isUnpaid = order.status === "awaiting_payment";
  return (
    <Panel title={t("orders:title")} action={<StatusBadge kind="order" status={order.status} />}>
      <div className="stack gap-4">
        <Definitions
          rows={[
            { term: t("orders:customer"), value: <bdi>{order.customer.name}</bdi> },
            {
              term: t("orders:price"),
              value: <Price minor={order.price.amount} currency={order.price.currency} />,
            },
            { term: t("orders:start"), value: <DateTime iso={order.starts_at} as="when" /> },
            { term: t("orders:duration"), value: formatDuration(reading.t, order.duration) },
            ...(isUnpaid
              ? [{ term: t("orders:payBefore"), value: <DateTime iso={order.payment_due_at} as="when" /> }]
              : []),
          ]}
        />
        {isUnpaid ? <Note tone="amber">{t("technicianArea:job.unpaid")}</Note> : null}
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
