import { Note } from "~/components/ui/note";
import { Price } from "~/components/ui/price";
import type { Checkout } from "~/contract/payment-fields";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";

/** Why a transfer could not be confirmed, and what becomes of its money if that still arrives. */
export function RejectedTransfer({
  checkout: { due, payment },
}: {
  checkout: Pick<Checkout, "due" | "payment">;
}) {
  const t = useT();
  if (!payment?.rejection) return null;
  const { amount, currency } = payment.amount;
  return (
    <Note tone="red" role="alert">
      <p className="med">
        <Text k="payments:rejected" values={{ amount: <Price minor={amount} currency={currency} /> }} />
      </p>
      <blockquote dir="auto">{payment.rejection}</blockquote>
      <p>{t(due ? "payments:rejected.then" : "payments:rejected.over")}</p>
    </Note>
  );
}
