import type { ReactNode } from "react";
import { ButtonLink, SubmitButton } from "~/components/ui/button";
import { Disclosure } from "~/components/ui/disclosure";
import { Form } from "~/components/ui/form";
import { lasting, type Taken } from "~/components/ui/taken";
import { TextField } from "~/components/ui/text-field";
import { TimeField } from "~/components/ui/time-field";
import type { OrderDetails, Proposal } from "~/contract/order-fields";
import type { Side } from "~/contract/people";
import { useMoney } from "~/i18n/use-money";
import { useT } from "~/i18n/use-t";

type Props = {
  proposal: Proposal;
  order: OrderDetails;
  /** The other side's. */
  name: string;
  viewer: Side;
  taken?: Taken;
};

/** What the reader may do with a proposal: say yes or no, take it back, pay, or say whether the visit was made. */
export function ProposalDeeds({ proposal, order, name, viewer, taken }: Props) {
  const t = useT();
  const { id, kind, can, difference } = proposal;
  const money = useMoney();
  const isSent = order.is_transfer_sent;
  if (can.length === 0) return null;
  return (
    <div className="stack gap-4">
      {can.includes("agree") ? (
        <Agree proposal={proposal} order={order} name={name} viewer={viewer} taken={taken} />
      ) : null}
      {can.includes("decline") ? <Decline proposal={proposal} /> : null}
      {can.includes("pay") && difference ? (
        <ButtonLink
          to={`/payment?order=${order.id}`}
          variant={isSent ? "line" : "accent"}
          className="justify-self-start max-sm:w-full"
        >
          {isSent ? t("requests:action.transfer") : t("orders:proposal.pay", { amount: money(difference) })}
        </ButtonLink>
      ) : null}
      {can.includes("finish") ? (
        <Deed intent={`finish-visit ${id}`} label={t("orders:warranty.finish")} look="soft" />
      ) : null}
      {can.includes("miss") ? (
        <Deed intent={`miss-visit ${id}`} label={t("orders:warranty.miss")} look="line">
          <p className="sm">{t("orders:warranty.miss.text")}</p>
        </Deed>
      ) : null}
      {can.includes("withdraw") ? (
        <Deed intent={`take-proposal-back ${id}`} label={t(`orders:proposal.withdraw.${kind}`)} look="line" />
      ) : null}
    </div>
  );
}

type DeedProps = { intent: string; label: string; look: "primary" | "soft" | "line"; children?: ReactNode };

function Deed({ intent, label, look, children }: DeedProps) {
  const t = useT();
  return (
    <Form intent={intent} className="stack gap-3 measure" summary={false}>
      {children}
      <SubmitButton variant={look} className="justify-self-start" busyLabel={t("orders:busy")}>
        {label}
      </SubmitButton>
    </Form>
  );
}

/** What agreeing does, in words: for a price what money moves, for an absence who pays for the visit. */
function useConsequence({ proposal, order, name, viewer }: Omit<Props, "taken">): string {
  const t = useT();
  const money = useMoney();
  const { kind, difference } = proposal;
  if (kind === "price" && difference) {
    const amount = money({ ...difference, amount: Math.abs(difference.amount) });
    const way = difference.amount > 0 ? "more" : "less";
    return t(`orders:consequence.price.${way}.${viewer}`, { amount, name });
  }
  const fee = order.visit_cost;
  const refund = { ...order.price, amount: order.price.amount - fee.amount };
  const values = { name, fee: money(fee), refund: money(refund), price: money(order.price) };
  if (kind !== "no_show" || viewer !== "customer") return t(`orders:consequence.${kind}.${viewer}`, values);
  if (fee.amount === 0) return t("orders:consequence.no_show.customer.free", values);
  const kept = order.is_visit_paid_out ? "" : ".kept";
  return t(`orders:consequence.no_show.customer${kept}${refund.amount > 0 ? "" : ".all"}`, values);
}

function Agree({ proposal, order, name, viewer, taken }: Props) {
  const t = useT();
  const money = useMoney();
  const { id, kind, price } = proposal;
  const consequence = useConsequence({ proposal, order, name, viewer });
  return (
    <Deed
      intent={`agree ${id}`}
      label={t(`orders:agree.${kind}${kind === "no_show" && viewer === "customer" ? ".customer" : ""}`, {
        price: price ? money(price) : "",
      })}
      look="primary"
    >
      <p className="sm">{consequence}</p>
      {kind === "warranty" ? (
        <TimeField
          name="starts_at"
          label={t("orders:warranty.visitAt")}
          taken={taken}
          minutes={lasting(order)}
        />
      ) : null}
    </Deed>
  );
}

/** No, with a word why where the reader likes; of a visit under warranty its customer is told why. */
function Decline({ proposal: { id, kind } }: { proposal: Proposal }) {
  const t = useT();
  const intent = `object ${id}`;
  const isAsked = kind === "warranty";
  return (
    <Disclosure look="no" summary={t(`orders:decline.${kind}`)} holds={intent}>
      <Deed intent={intent} label={t("orders:decline.submit")} look="line">
        <TextField name="answer" label={t("orders:decline.answer")} optional={!isAsked} required={isAsked} />
      </Deed>
    </Disclosure>
  );
}
