import type { Constraints } from "~/components/ui/form-context";
import { Price } from "~/components/ui/price";
import { RejectedTransfer } from "~/components/ui/rejected-transfer";
import type { Checkout, Payment } from "~/contract/payment-fields";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import { RefundLines, sentBack } from "./refund-lines";

type Props = { checkout: Checkout; constraints: Constraints };

/** Where the money of each payment is that a job no longer holds, and what the visit has cost. */
export function WhatBecame({ checkout: { payments, kept, is_unpaid, provider_name }, constraints }: Props) {
  const t = useT();
  if (payments.length === 0)
    return (
      <p className="lg measure" role="status">
        {t("payments:over.text")}
      </p>
    );
  const told = payments.filter((payment) => !payment.paid_at || sentBack(payment));
  const paid = told.filter(({ paid_at }) => paid_at);
  const isBack = paid.every(({ status }) => status === "refunded");
  return (
    <>
      {is_unpaid && paid.length > 0 ? (
        <p className="lg measure">{t(isBack ? "payments:over.unpaid.refunded" : "payments:over.unpaid")}</p>
      ) : null}
      {told.map((payment) => (
        <section key={payment.id} className="stack gap-3">
          {payments.length > 1 ? <Heading payment={payment} /> : null}
          <One payment={payment} constraints={constraints} />
        </section>
      ))}
      {kept ? (
        <p className="lg measure">
          <Text
            k={kept.is_paid_out ? "payments:over.kept" : "payments:over.kept.usta"}
            values={{
              amount: <Price minor={kept.amount} currency={kept.currency} />,
              name: <bdi>{provider_name}</bdi>,
            }}
          />
        </p>
      ) : null}
    </>
  );
}

function Heading({ payment: { purpose, amount } }: { payment: Payment }) {
  const t = useT();
  return (
    <h2 className="text-h4 row gap-x-3 gap-y-1">
      {t(`payments:receipt.${purpose}`)}
      <Price minor={amount.amount} currency={amount.currency} className="plain" />
    </h2>
  );
}

function One({ payment, constraints }: { payment: Payment; constraints: Constraints }) {
  const t = useT();
  if (payment.paid_at) return <RefundLines payment={payment} constraints={constraints} isFull />;
  const { rejection: reason, amount, reference } = payment;
  if (reason)
    return <RejectedTransfer {...{ amount, reason }} reference={reference ?? ""} isAwaited={false} />;
  return (
    <p className="lg measure" role="status">
      {t("payments:over.transfer")}
    </p>
  );
}
