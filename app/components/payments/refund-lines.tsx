import { Note } from "~/components/ui/note";
import { Price } from "~/components/ui/price";
import type { Money } from "~/contract/endpoint";
import type { Payment } from "~/contract/payment-fields";
import { DateTime } from "~/i18n/date-time";
import { Text } from "~/i18n/text";

const tones = { pending: "amber", done: "green", failed: "red", bank: "amber" } as const;
const icons = {
  pending: "rotate-ccw",
  done: "circle-check",
  failed: "circle-alert",
  bank: "landmark",
} as const;
const sentences = {
  pending: "over.refund",
  done: "over.refunded",
  failed: "refund.failed",
  bank: "over.bank",
} as const;

type Line = { key: string; amount: Money; outcome: keyof typeof tones; at: string | null };

/** Refunds, and last what the payer's bank took back by itself. */
function linesOf({ refunds, charged_back }: Payment): Line[] {
  const lines: Line[] = refunds.map(({ amount, status, at }) => ({
    ...{ key: `${at} ${amount.amount}`, amount, outcome: status, at },
  }));
  if (charged_back.amount > 0) lines.push({ key: "bank", amount: charged_back, outcome: "bank", at: null });
  return lines;
}

/**
 * What came back of a payment, or is on its way, one line for each time.
 * @param isFull as the page's own matter, not one line of a list
 */
export function RefundLines({ payment, isFull }: { payment: Payment; isFull?: boolean }) {
  const lines = linesOf(payment);
  if (lines.length === 0) return null;
  return (
    <ul className={isFull ? "stack gap-3" : "stack gap-1 sm"}>
      {lines.map(({ key, amount, outcome, at }) => {
        const price = <Price minor={amount.amount} currency={amount.currency} />;
        const words = (
          <Text
            k={`payments:${isFull ? sentences[outcome] : `refund.${outcome}`}`}
            values={{ amount: price }}
          />
        );
        return (
          <li key={key}>
            {isFull ? (
              <Note tone={tones[outcome]} icon={icons[outcome]}>
                {words}
              </Note>
            ) : (
              <span>
                {words}
                {at ? (
                  <span className="muted">
                    {" "}
                    · <DateTime iso={at} />
                  </span>
                ) : null}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
