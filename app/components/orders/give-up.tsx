import { SubmitButton } from "~/components/ui/button";
import { Form } from "~/components/ui/form";
import type { OrderDetails } from "~/contract/order-fields";
import { useT } from "~/i18n/use-t";

/** The way out of a job before it is paid. */
export function GiveUp({ order: { id, can } }: { order: OrderDetails }) {
  const t = useT();
  if (!can.includes("give_up")) return null;
  return (
    <Form id="give-up" intent={`give-up ${id}`} summary={false}>
      <SubmitButton variant="ghost" busyLabel={t("orders:givingUp")}>
        {t("orders:giveUp")}
      </SubmitButton>
    </Form>
  );
}
