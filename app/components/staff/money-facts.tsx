import { Price } from "~/components/ui/price";
import type { WaitingRefund, WaitingTransfer } from "~/contract/transfer-fields";
import { DateTime } from "~/i18n/date-time";
import { Link } from "~/i18n/link";
import { Text } from "~/i18n/text";

type Waiting = Pick<
  WaitingTransfer | WaitingRefund,
  "amount" | "customer" | "request" | "reference" | "created_at"
>;

/** How much, of whom, for which request, what stands on the transfer, and since when it waits, or `at` which moment it was seen to. */
export function MoneyFacts({ money, since, at }: { money: Waiting; since: string; at?: string | undefined }) {
  const { amount, customer, request, reference, created_at } = money;
  return (
    <div className="stack gap-1">
      <h2>
        <Price minor={amount.amount} currency={amount.currency} size="xl" />
      </h2>
      {reference ? (
        <p>
          <bdi dir="ltr" className="num strong select-all">
            {reference}
          </bdi>
        </p>
      ) : null}
      <p>
        <Link to={`/admin/users/${customer.id}`}>
          <bdi>{customer.name}</bdi>
        </Link>
      </p>
      <p className="sm muted row gap-x-3 gap-y-0.5">
        <bdi>{request.title}</bdi>
        <span>
          <Text
            k={`staff:${since}`}
            values={{ when: <DateTime iso={at ?? created_at} as="relative" isInside /> }}
          />
        </span>
      </p>
    </div>
  );
}
