import { SubmitButton } from "~/components/ui/button";
import { CodeField } from "~/components/ui/code-field";
import { Form } from "~/components/ui/form";
import { Note } from "~/components/ui/note";
import { TextArea } from "~/components/ui/text-field";
import type { OrderDetails } from "~/contract/order-fields";
import { useMoney } from "~/i18n/use-money";
import { useT } from "~/i18n/use-t";
import { DeedForm, ReasonField } from "./deed-form";
import type { MoreDeed } from "./more-deeds";
import { PhotoInput } from "./photo-input";

/** At the door: the code that the customer's page shows begins the work. */
export function StartJob({ order }: { order: OrderDetails }) {
  const t = useT();
  const state = order.is_customer_active ? "" : ".inactive";
  if (order.is_code_locked) return <Note tone="amber">{t(`orders:code.hint.locked${state}`)}</Note>;
  return (
    <Form id="start" intent={`start ${order.id}`} className="stack gap-4" summary={false}>
      <CodeField name="code" label={t("orders:code.label")} hint={t(`orders:code.hint${state}`)} length={4} />
      <SubmitButton
        variant={order.is_customer_active ? "accent" : "line"}
        size="lg"
        className="justify-self-start max-sm:w-full"
        busyLabel={t("orders:busy")}
      >
        {t("orders:startJob")}
      </SubmitButton>
    </Form>
  );
}

/** The work is done: a note, photos, and what happens to the money then. */
export function DeliverJob({ order }: { order: OrderDetails }) {
  const t = useT();
  return (
    <Form
      id="deliver"
      intent={`deliver ${order.id}`}
      className="stack gap-4 measure"
      summary={false}
      encType="multipart/form-data"
    >
      <p className="muted">{t("orders:deliver.text")}</p>
      <TextArea name="note" label={t("orders:deliver.note")} optional rows={3} />
      <PhotoInput hint={t("orders:deliver.photos")} />
      <SubmitButton
        variant="accent"
        size="lg"
        className="justify-self-start max-sm:w-full"
        busyLabel={t("orders:busy")}
      >
        {t("orders:deliver.submit")}
      </SubmitButton>
    </Form>
  );
}

/** The technician cannot do the job after all. */
export function useBackingOut(order: OrderDetails): MoreDeed | null {
  const t = useT();
  const money = useMoney();
  if (!order.can.includes("back_out")) return null;
  const intent = `back-out ${order.id}`;
  const free = !order.is_customer_active ? "inactive" : order.no_show_from === null && "anew";
  const when = order.status === "paid" ? free || "before" : "during";
  return {
    ...{ intent, icon: "undo-2", label: t("orders:backOut.title") },
    form: (
      <DeedForm
        intent={intent}
        says={t(`orders:backOut.${when}`, { price: money(order.price) })}
        button={t("orders:backOut.submit")}
        look="danger"
      >
        <ReasonField label={t("orders:backOut.reason")} />
      </DeedForm>
    ),
  };
}
