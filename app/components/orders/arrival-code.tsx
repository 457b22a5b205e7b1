import { SubmitButton } from "~/components/ui/button";
import { Form } from "~/components/ui/form";
import type { OrderDetails } from "~/contract/order-fields";
import { useT } from "~/i18n/use-t";

/** What the customer says at the door, so that the work can begin. Latin figures in every language: they are typed as they stand. */
export function ArrivalCode({ order, code }: { order: OrderDetails; code: string }) {
  const t = useT();
  const { id, provider, is_code_locked: isLocked } = order;
  return (
    <div id="code" className="arrival">
      <p>
        <span className="sm med block">{t("orders:code.title")}</span>
        {isLocked ? null : (
          <bdi className="arrival-c" dir="ltr">
            {code}
          </bdi>
        )}
      </p>
      <div className="stack gap-3">
        <p className="sm">
          {t(isLocked ? "orders:code.locked" : "orders:code.text", { name: provider.name })}
        </p>
        <Form intent={`new-code ${id}`} className="stack gap-2" summary={false}>
          {isLocked ? null : <p className="sm muted">{t("orders:code.newText")}</p>}
          <SubmitButton variant="soft" className="justify-self-start" busyLabel={t("orders:busy")}>
            {t("orders:code.new")}
          </SubmitButton>
        </Form>
      </div>
    </div>
  );
}
