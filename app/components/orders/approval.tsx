import { SubmitButton } from "~/components/ui/button";
import { Disclosure } from "~/components/ui/disclosure";
import { Form } from "~/components/ui/form";
import { Note } from "~/components/ui/note";
import { SeenField } from "~/components/ui/seen-field";
import type { OrderDetails } from "~/contract/order-fields";
import { DateTime } from "~/i18n/date-time";
import { Text } from "~/i18n/text";
import { useMoney } from "~/i18n/use-money";
import { useT } from "~/i18n/use-t";
import { DeedForm, ReasonField } from "./deed-form";
import type { MoreDeed } from "./more-deeds";

/** The customer's answer to what was delivered: the word that ends the job, or what is to be changed first. */
export function Approval({ order }: { order: OrderDetails }) {
  return (
    <div id="approve" className="stack gap-1">
      <Approve order={order} />
      {order.can.includes("ask_changes") ? <AskChanges order={order} /> : null}
    </div>
  );
}

/** When silence would approve, and beside the button, which asks no more, what it pays, that it is for good, and what stays. */
function Approve({ order }: { order: OrderDetails }) {
  const t = useT();
  const money = useMoney();
  const price = money(order.price);
  const days = order.warranty_days;
  // What is to be paid first is the one that stands out.
  const isFirst = !order.proposals.some(({ can }) => can.includes("pay"));
  return (
    <Form intent={`approve ${order.id}`} className="stack gap-3" summary={false}>
      {order.confirms_at ? (
        <p>
          <Text
            k={order.is_paused ? "orders:approve.silencePaused" : "orders:approve.silence"}
            values={{ due: <DateTime iso={order.confirms_at} as="limit" /> }}
          />
        </p>
      ) : null}
      <Unpaid order={order} />
      <p className="measure">
        {t("orders:approve.text", { price, name: order.provider.name })}
        {days > 0
          ? ` ${t("orders:approve.warranty", { days: t("offers:warranty", { count: days }) })}`
          : null}
      </p>
      <SeenDelivery order={order} />
      <SubmitButton
        variant={isFirst ? "accent" : "primary"}
        size="lg"
        className="justify-self-start max-sm:w-full"
        busyLabel={t("orders:busy")}
      >
        {t("orders:approve.submit", { price })}
      </SubmitButton>
    </Form>
  );
}

/** The answer is to what stands on this page. */
const SeenDelivery = ({ order: { delivery } }: { order: OrderDetails }) =>
  delivery ? <SeenField name="delivery" value={delivery.at} /> : null;

/** A higher price that was agreed on and is not paid falls away with the approval, whatever was sent for it. */
function Unpaid({ order }: { order: OrderDetails }) {
  const t = useT();
  const money = useMoney();
  const price = order.proposals.find(({ status, price }) => status === "agreed" && price)?.price;
  if (!price) return null;
  const k = order.is_transfer_sent ? "orders:approve.increaseSent" : "orders:approve.increase";
  return <Note tone="amber">{t(k, { price: money(price) })}</Note>;
}

/** The other answer to what was delivered. */
function AskChanges({ order }: { order: OrderDetails }) {
  const t = useT();
  const intent = `ask-changes ${order.id}`;
  return (
    <Disclosure look="no" icon="rotate-ccw" summary={t("orders:changes.title")} holds={intent}>
      <DeedForm
        intent={intent}
        says={t("orders:changes.left", { count: order.changes_left })}
        button={t("orders:changes.submit")}
      >
        <SeenDelivery order={order} />
        <ReasonField label={t("orders:changes.reason")} />
      </DeedForm>
    </Disclosure>
  );
}

/** What a customer who cannot answer yet may do instead. */
export function usePausing(order: OrderDetails): MoreDeed | null {
  const t = useT();
  if (!order.can.includes("pause")) return null;
  const intent = `pause ${order.id}`;
  return {
    ...{ intent, icon: "circle-pause", label: t("orders:pause.title") },
    form: (
      <DeedForm intent={intent} says={t("orders:pause.text")} button={t("orders:pause.submit")}>
        <SeenDelivery order={order} />
        <ReasonField label={t("orders:pause.reason")} />
      </DeedForm>
    ),
  };
}
