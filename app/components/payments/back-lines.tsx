import type { Definition } from "~/components/ui/definitions";
import { Price } from "~/components/ui/price";
import type { Payment, Refund } from "~/contract/payment-fields";
import type { Translate } from "~/i18n/translate";
import { sumOf } from "./paid";

/**
 * What went back of payments, or goes, as lines of their receipt: what has come back, what is on its way, what staff decide on, which is off
 * nothing yet, and what the payer's bank took.
 */
export function backLines(t: Translate, payments: Payment[]): Definition[] {
  const refunds = payments.flatMap((payment) => payment.refunds);
  const sumIn = (...of: Refund["status"][]) =>
    sumOf(refunds.filter(({ status }) => of.includes(status)).map(({ amount }) => amount));
  const sums = {
    done: sumIn("done"),
    pending: sumIn("pending", "failed"),
    undecided: sumIn("undecided"),
    bank: sumOf(payments.map((payment) => payment.charged_back)),
  };
  return Object.entries(sums).flatMap(([name, sum]) =>
    sum?.amount
      ? [
          {
            term: t(`payments:receipt.back.${name}`),
            value:
              name === "undecided" ? (
                <Price minor={sum.amount} currency={sum.currency} />
              ) : (
                <Price minor={-sum.amount} currency={sum.currency} signed />
              ),
          },
        ]
      : [],
  );
}
