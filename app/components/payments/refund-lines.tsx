import { Note } from "~/components/ui/note";
import { Price } from "~/components/ui/price";
import type { Payment } from "~/contract/payments";
import { DateTime } from "~/i18n/date-time";
import { Text } from "~/i18n/text";

const tones = { pending: "amber", done: "green", failed: "red" } as const;
const icons = { pending: "rotate-ccw", done: "circle-check", failed: "circle-alert" } as const;
const sentences = { pending: "over.refund", done: "over.refunded", failed: "refund.failed" } as const;

/**
 * What came back of a payment, or is on its way, one line for each refund.
 * @param isFull as the page's own matter, not one line of a list
 */
export function RefundLines({ payment: { refunds }, isFull }: { payment: Payment; isFull?: boolean }) {
  if (refunds.length === 0) return null;
  return (
    <ul className={isFull ? "stack gap-3" : "stack gap-1 sm"}>
      {refunds.map(({ amount, status, at }) => {
        const price = <Price minor={amount.amount} currency={amount.currency} />;
        const words = (
          <Text
            k={`payments:${isFull ? sentences[status] : `refund.${status}`}`}
            values={{ amount: price }}
          />
        );
        return (
          <li key={`${at} ${amount.amount}`}>
            {isFull ? (
              <Note tone={tones[status]} icon={icons[status]}>
                {words}
              </Note>
            ) : (
              <span>
                {words}{" "}
                <span className="muted">
                  · <DateTime iso={at} />
                </span>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
