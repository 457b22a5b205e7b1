import { SubmitButton } from "~/components/ui/button";
import { type Choice, ChoiceList } from "~/components/ui/choices";
import { Form } from "~/components/ui/form";
import type { Constraints } from "~/components/ui/form-context";
import { Note } from "~/components/ui/note";
import { MoreLink } from "~/components/ui/panel";
import { RejectedTransfer } from "~/components/ui/rejected-transfer";
import type { Checkout, PaymentMethod } from "~/contract/payment-fields";
import { DateTime } from "~/i18n/date-time";
import { formatMoney } from "~/i18n/money";
import { Text } from "~/i18n/text";
import { useMoney } from "~/i18n/use-money";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";
import { PayTerms } from "./cancel-terms";
import { CheckoutReceipt } from "./checkout-receipt";
import { hasFailed, isToName } from "./checkout-stage";
import { MoneySteps } from "./money-steps";

const icons = { card: "credit-card", transfer: "landmark" } as const;

/** The way to pay that is offered first: another one than that which was begun. */
function firstOf(checkout: Checkout): PaymentMethod | undefined {
  const { methods, payment } = checkout;
  const isBegun = payment !== null && !hasFailed(checkout);
  return (isBegun ? methods.find((method) => method !== payment.method) : undefined) ?? methods[0];
}

/** How to pay, what, and the one button that does. */
export function PayForm({ checkout, constraints }: { checkout: Checkout; constraints: Constraints }) {
  const t = useT();
  const choices = checkout.methods.map(
    (value): Choice => ({
      value,
      icon: icons[value],
      label: t(`payments:method.${value}`),
      note: value === "transfer" ? <TransferNote checkout={checkout} /> : t("payments:method.card.note"),
    }),
  );
  return (
    <Form intent="pay" className="split pay-s [--aside:420px]" constraints={constraints} summary={false}>
      <div className="stack gap-4">
        <Rejected checkout={checkout} />
        <OtherAmount checkout={checkout} />
        {hasFailed(checkout) && !checkout.payment?.rejection ? (
          <Note tone="red" role="alert">
            {t("payments:failed")}
          </Note>
        ) : null}
        <SentTransfer checkout={checkout} />
        {choices.length > 0 ? (
          <ChoiceList
            name="method"
            label={<span className="text-h3 block pb-2">{t("payments:method")}</span>}
            choices={choices}
            defaultValue={firstOf(checkout)}
          />
        ) : (
          <Note tone="amber">{t("payments:method.none")}</Note>
        )}
        {checkout.due?.is_transfer_too_short ? (
          <p className="sm muted">{t("payments:method.transfer.short")}</p>
        ) : null}
      </div>
      <CheckoutReceipt checkout={checkout}>
        {choices.length > 0 ? <PayButton checkout={checkout} /> : null}
      </CheckoutReceipt>
      <MoneySteps here="pay" />
    </Form>
  );
}

/** Why the transfer before was not confirmed. */
function Rejected({ checkout: { payment } }: { checkout: Checkout }) {
  if (!payment?.rejection) return null;
  const { rejection: reason, amount, reference } = payment;
  return <RejectedTransfer {...{ amount, reason }} reference={reference ?? ""} isAwaited />;
}

/** A transfer of another amount has come: it pays for nothing, and goes back, or went. */
function OtherAmount({ checkout: { payment, due } }: { checkout: Checkout }) {
  const t = useT();
  const money = useMoney();
  if (!payment?.paid_at || !due) return null;
  const values = { amount: money(payment.amount), price: money(due.amount) };
  const form = payment.status === "refunded" ? ".done" : "";
  if (!payment.refunds.some(isToName))
    return <Note tone="amber">{t(`payments:otherAmount${form}`, values)}</Note>;
  return (
    <Note tone="amber">
      <p>{t("payments:otherAmount.account", values)}</p>
      <MoreLink to="/payment">{t("payments:account.name")}</MoreLink>
    </Note>
  );
}

/** What another way to pay gives up, of a transfer that is waited for. */
function SentTransfer({ checkout: { payment, due } }: { checkout: Checkout }) {
  if (!payment?.is_sent || !due) return null;
  const when = <DateTime iso={due.due_at} as="limit" />;
  return (
    <Note tone="amber">
      <Text k="payments:method.sent" values={{ when }} />
    </Note>
  );
}

/** How long a transfer has: for the price the technician waits as long. */
function TransferNote({ checkout: { due } }: { checkout: Checkout }) {
  if (!due) return null;
  const when = <DateTime iso={due.transfer_due_at} as="limit" />;
  return (
    <Text
      k={due.purpose === "price" ? "payments:method.transfer.note" : "payments:method.transfer.increase"}
      values={{ when }}
    />
  );
}

function PayButton({ checkout }: { checkout: Checkout }) {
  const { due } = checkout;
  const t = useT();
  const reading = useReading();
  if (!due) return null;
  const amount = formatMoney(reading.locale, reading.digits, due.amount.amount, due.amount.currency);
  return (
    <div className="stack gap-3">
      <SubmitButton variant="accent" size="lg" block icon="lock-keyhole" busyLabel={t("payments:paying")}>
        {t("payments:pay", { amount })}
      </SubmitButton>
      <PayTerms checkout={checkout} />
    </div>
  );
}
