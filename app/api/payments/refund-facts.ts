import { stillHeld } from "../bank-accounts/hold-rules";
import { undecided } from "../db/undecided";
import type { PaymentRow, RefundRow } from "./payment-store";
import { isOverpaid } from "./rules";

/** Who took the payment: the bank, the gateway that is asked here, or one that is not set up any more. */
export type Taker = "bank" | "gateway" | "gone";

export type RefundFacts = {
  taker: Taker;
  /** Refunds and the payer's bank have given back more than was paid: nobody makes one any more. */
  isOverpaid: boolean;
  /** A person is to decide on it, before anybody is asked for it. */
  isForPerson: boolean;
  /** A person is deciding on it still. */
  isUndecided: boolean;
  /** The gateway was asked for it: it may be made. */
  isAskedFor: boolean;
  /** The customer has named an account. */
  isNamed: boolean;
  /** What staff who have paid say which account they have read: the last that was named, another, or nothing. */
  read: "last" | "another" | "nothing";
  /** The customer has named another account, not long ago. */
  isHeld: boolean;
  /** Of what is done: it was paid from the bank. */
  isFromBank: boolean;
  /** All of a transfer that came and was not wanted so. */
  isUnexpected: boolean;
  /** It was paid once, and came back, which has its reason until it is paid again: what it is of had come. */
  hasLeft: boolean;
  /** It is paid to where a transfer came from, whichever account is named. */
  isToSender: boolean;
  /** The operator's account has as much, as far as settlements are recorded. */
  isCovered: boolean;
};

/** Nothing speaks against anything. */
export const freeRefund: RefundFacts = {
  taker: "gateway",
  isOverpaid: false,
  isForPerson: false,
  isUndecided: false,
  isAskedFor: false,
  isNamed: true,
  read: "last",
  isHeld: false,
  isFromBank: true,
  isUnexpected: true,
  hasLeft: false,
  isToSender: false,
  isCovered: true,
};

type Gateway = PaymentRow["gateway"];

/** What is set up here: whoever else took a payment is gone. */
export type Here = { outside: { gateway: { name: Gateway } | null }; now: Date };

/** Who took a payment: the bank, the gateway that is asked here, or one that nobody asks and nobody hears any more. */
export function takerOf(gateway: Gateway, { outside }: Pick<Here, "outside">): Taker {
  if (gateway === "bank") return "bank";
  return gateway === outside.gateway?.name ? "gateway" : "gone";
}

type Own = Pick<RefundRow, "iban" | "attempts" | "failure">;
type Of = Pick<PaymentRow, "gateway" | "amount" | "refunded" | "chargedBack" | "asked">;

/** What a refund's own row says. */
export const ofRefund = ({ iban, attempts, failure }: Own) => ({
  ...{ isNamed: iban !== null, isAskedFor: attempts > 0, isUndecided: failure === undecided },
});

/** How a refund stands towards whoever took its payment, for what people do about it. */
export const factsOf = (
  payment: Of,
  refund: Own & Pick<RefundRow, "heldUntil" | "returnReason">,
  here: Here,
): RefundFacts => ({
  ...freeRefund,
  ...ofRefund(refund),
  isHeld: stillHeld(refund.heldUntil, here.now) !== null,
  hasLeft: refund.returnReason !== null,
  isFromBank: payment.gateway === "bank" || refund.iban !== null,
  isUnexpected: payment.asked !== null,
  taker: takerOf(payment.gateway, here),
  isOverpaid: isOverpaid(payment),
});
