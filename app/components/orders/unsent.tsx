import { useActionData } from "@remix-run/react";
import type { Outcome } from "~/components/ui/form-context";
import { Note } from "~/components/ui/note";
import { MoreLink } from "~/components/ui/panel";
import type { OrderCan, OrderDetails, Proposal } from "~/contract/order-fields";
import type { Side } from "~/contract/people";
import type { Path } from "~/i18n/link";
import { useT } from "~/i18n/use-t";

type Props = { order: OrderDetails; viewer: Side };

/** What permits each deed in which something is written. */
const deeds: { [deed in string]?: OrderCan } = {
  ...{ "ask-changes": "ask_changes", pause: "pause", deliver: "deliver", "back-out": "back_out" },
  ...{ "no-show": "claim_no_show", "claim-warranty": "claim_warranty" },
  ...{ "propose-price": "propose_price", "propose-time": "propose_time" },
};
const answers: { [deed in string]?: Proposal["can"][number] } = { object: "decline" };

/** The form of a deed to this job, or to what was proposed about it, is not there any more. */
function isGone(intent: string, { id: ownId, can, proposals }: OrderDetails): boolean {
  const [deed = "", id] = intent.split(" ");
  const [own, answer] = [deeds[deed], answers[deed]];
  if (own) return id === ownId && !can.includes(own);
  return answer !== undefined && !proposals.some((one) => one.id === id && one.can.includes(answer));
}

/** What was written into a form that is refused because the job has moved on: kept to be copied, with the way on. */
export function Unsent({ order, viewer }: Props) {
  const t = useT();
  const { intent, values = {} } = useActionData<Outcome | undefined>() ?? {};
  if (!intent || !isGone(intent, order)) return null;
  const text = [values.reason, values.note, values.answer].flat().filter(Boolean).join("\n");
  if (text.trim() === "") return null;
  const area = viewer === "customer" ? "/requests" : "/technician/requests";
  return (
    <Note tone="amber">
      <p className="med">{t("orders:unsent")}</p>
      <p className="whitespace-pre-line wrap-anywhere w-fit max-w-full" dir="auto">
        {text}
      </p>
      {order.can_complain ? (
        <p className="sm">
          <MoreLink to={`${area}/${order.request.id}/dispute` as Path}>
            {t(order.can.includes("dispute") ? "complaints:dispute.title" : "complaints:new")}
          </MoreLink>
        </p>
      ) : null}
    </Note>
  );
}
