import type { PaymentRow, RefundRow } from "./payment-store";
import { freeRefund, type RefundFacts, type Taker } from "./refund-rules";
import { isOverpaid } from "./rules";

type Gateway = PaymentRow["gateway"];

/** What is set up here: whoever else took a payment is gone. */
export type Here = { outside: { gateway: { name: Gateway } | null } };

/** Who took a payment: the bank, the gateway that is asked here, or one that nobody asks and nobody hears any more. */
export function takerOf(gateway: Gateway, { outside }: Here): Taker {
  if (gateway === "bank") return "bank";
  return gateway === outside.gateway?.name ? "gateway" : "gone";
}

type Own = Pick<RefundRow, "iban" | "attempts">;
type Of = Pick<PaymentRow, "gateway" | "amount" | "refunded" | "chargedBack">;

/** What a refund's own row says. */
export const ofRefund = ({ iban, attempts }: Own) => ({ isNamed: iban !== null, isAskedFor: attempts > 0 });

/** How a refund stands towards whoever took its payment, for what people do about it. */
export const factsOf = (payment: Of, refund: Own, here: Here): RefundFacts => ({
  ...{ ...freeRefund, ...ofRefund(refund) },
  ...{ taker: takerOf(payment.gateway, here), isOverpaid: isOverpaid(payment) },
});
