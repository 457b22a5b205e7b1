import { ButtonLink, SubmitButton } from "~/components/ui/button";
import { ChoiceList } from "~/components/ui/choices";
import { Form } from "~/components/ui/form";
import type { Constraints } from "~/components/ui/form-context";
import { Note } from "~/components/ui/note";
import { SeenField } from "~/components/ui/seen-field";
import { TextField } from "~/components/ui/text-field";
import type { OrderDetails } from "~/contract/order-fields";
import { useT } from "~/i18n/use-t";
import { useCancelCost } from "./cancelling";

type Props = { order: OrderDetails; title: string; constraints: Constraints };

/** To cancel a paid job: what it costs now, what is to become of the request, and why. */
export function CancelJob({ order, title, constraints }: Props) {
  const t = useT();
  const cost = useCancelCost(order);
  return (
    <>
      <h1>{title}</h1>
      <Form
        className="stack gap-4.5"
        constraints={constraints}
        labels={{ retender: "orders:cancel.then", reason: "orders:cancel.reason" }}
      >
        <Note tone={order.cancel_cost?.fee.amount ? "amber" : "blue"} icon="banknote">
          {cost}
        </Note>
        <input type="hidden" name="order" value={order.id} />
        <SeenField name="fee" value={order.cancel_cost?.fee.amount ?? 0} />
        <ChoiceList
          name="retender"
          label={t("orders:cancel.then")}
          choices={[
            choice("yes", t("orders:cancel.retender"), t("orders:cancel.retender.note")),
            choice("no", t("orders:cancel.over"), t("orders:cancel.over.note")),
          ]}
          defaultValue="yes"
        />
        <TextField name="reason" label={t("orders:cancel.reason")} optional />
        <div className="row gap-3">
          <SubmitButton variant="danger" busyLabel={t("orders:busy")}>
            {t("orders:cancel.submit")}
          </SubmitButton>
          <ButtonLink to={`/requests/${order.request.id}`} variant="line">
            {t("orders:cancel.keep")}
          </ButtonLink>
        </div>
      </Form>
    </>
  );
}

const choice = (value: string, label: string, note: string) => ({ value, label, note });
