import { ButtonLink } from "~/components/ui/button";
import { Crumbs } from "~/components/ui/crumbs";
import type { Constraints } from "~/components/ui/form-context";
import { Note } from "~/components/ui/note";
import type { OrderDetails } from "~/contract/order-fields";
import type { Side } from "~/contract/people";
import type { Path } from "~/i18n/link";
import { useMoney } from "~/i18n/use-money";
import { useT } from "~/i18n/use-t";
import { FilingForm, type Limits } from "./filing-form";
import { OpenAlready } from "./open-already";
import { WhatComes } from "./what-comes";

type Props = {
  order: OrderDetails;
  /** The request's. */
  title: string;
  side: Side;
  /** The other side's name. */
  other: string;
  limits: Limits;
  constraints: Constraints;
};

/** A dispute about a job, or a complaint once its money was released: what it does to the money, what happened, what follows. */
export function DisputeForm({ order, title, side, other, limits, constraints }: Props) {
  const t = useT();
  const money = useMoney();
  const freezes = order.can.includes("dispute");
  const job: Path = `${side === "customer" ? "" : "/technician"}/requests/${order.request.id}` as Path;
  const told = freezes ? "freezes" : order.status === "cancelled" ? "visit" : "cleared";
  const open = order.complaint?.is_open ? order.complaint.id : null;
  const question =
    side === "customer" ? "complaints:dispute.question" : "complaints:dispute.question.provider";
  return (
    <div className="stack gap-5">
      <Crumbs
        trail={[{ to: job, label: title }]}
        here={t(freezes ? "complaints:dispute.title" : "complaints:new.title")}
      />
      <h1 className="h1s">{t(question, { name: other })}</h1>
      <div className="split">
        <div className="stack gap-5">
          <Note tone={freezes ? "amber" : "blue"} icon={freezes ? "lock-keyhole" : "info"}>
            {open ? (
              <OpenAlready id={open} />
            ) : (
              t(`complaints:dispute.${told}`, { price: money(order.price) })
            )}
          </Note>
          <FilingForm
            kind="order"
            {...{ limits, constraints }}
            button={t(freezes ? "complaints:dispute.send" : "complaints:form.send")}
            back={
              <ButtonLink to={job} variant="line" size="lg">
                {t("complaints:dispute.keep")}
              </ButtonLink>
            }
          >
            <input type="hidden" name="about_id" value={order.id} />
          </FilingForm>
        </div>
        <WhatComes kind="order" freezes={freezes ? "all" : "none"} />
      </div>
    </div>
  );
}
