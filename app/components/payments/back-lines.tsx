import type { Definition } from "~/components/ui/definitions";
import { Price } from "~/components/ui/price";
import type { Payment } from "~/contract/payment-fields";
import type { Translate } from "~/i18n/translate";
import { sumOf } from "./paid";

/** What went back of payments, or goes, as lines of their receipt: what has come back, what is on its way, what the payer's bank took. */
export function backLines(t: Translate, payments: Payment[]): Definition[] {
  const refunds = payments.flatMap((payment) => payment.refunds);
  const [done, others] = [true, false].map((isDone) =>
    refunds.filter(({ status }) => (status === "done") === isDone).map(({ amount }) => amount),
  );
  const sums = {
    done: sumOf(done ?? []),
    pending: sumOf(others ?? []),
    bank: sumOf(payments.map((payment) => payment.charged_back)),
  };
  return Object.entries(sums).flatMap(([name, sum]) =>
    sum?.amount
      ? [
          {
            term: t(`payments:receipt.back.${name}`),
            value: <Price minor={-sum.amount} currency={sum.currency} signed />,
          },
        ]
      : [],
  );
}
