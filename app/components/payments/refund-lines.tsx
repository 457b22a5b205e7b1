import type { Constraints } from "~/components/ui/form-context";
import { Note } from "~/components/ui/note";
import { Price } from "~/components/ui/price";
import type { Money } from "~/contract/endpoint";
import type { Payment, Refund } from "~/contract/payment-fields";
import { DateTime } from "~/i18n/date-time";
import { formatLimit } from "~/i18n/dates";
import { Text } from "~/i18n/text";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";
import { MaskedIban } from "./masked-iban";
import { RefundAccount } from "./refund-account";

const looks = {
  pending: ["amber", "rotate-ccw", "over.refund"],
  asked: ["amber", "landmark", "over.asked"],
  named: ["amber", "landmark", "over.named"],
  done: ["green", "circle-check", "over.refunded"],
  "done.account": ["green", "circle-check", "over.refunded.account"],
  failed: ["red", "circle-alert", "refund.failed"],
  undecided: ["amber", "scale", "refund.undecided"],
  bank: ["amber", "landmark", "over.bank"],
} as const;

type Line = { key: string; amount: Money; outcome: keyof typeof looks; at?: string; refund?: Refund };

function outcomeOf(refund: Refund): Line["outcome"] {
  const { status, account, asks_account } = refund;
  if (status === "done" && account) return "done.account";
  if (asks_account !== "needed") return status;
  return account ? "named" : "asked";
}

/** Something of it went back, or is to. */
export const sentBack = ({ refunds, charged_back }: Payment): boolean =>
  refunds.length > 0 || charged_back.amount > 0;

/** Refunds, and last what the payer's bank took back by itself. */
function linesOf({ refunds, charged_back: amount }: Payment): Line[] {
  const lines: Line[] = refunds.map((refund) => ({
    key: refund.id,
    amount: refund.amount,
    outcome: outcomeOf(refund),
    at: refund.at,
    refund,
  }));
  return amount.amount > 0 ? [...lines, { key: "bank", amount, outcome: "bank" }] : lines;
}

type Props = { payment: Payment; constraints: Constraints; isFull?: boolean };

/**
 * What came back of a payment, or is on its way, one line for each time, with the form that names its account where one is asked for.
 * @param isFull as the page's own matter, not one line of a list
 */
export function RefundLines({ payment, constraints, isFull }: Props) {
  const lines = linesOf(payment);
  if (lines.length === 0) return null;
  return (
    <ul className={isFull ? "stack gap-3" : "mine-r stack gap-1 sm"}>
      {lines.map(({ refund, ...line }) => (
        <li key={line.key} className="stack gap-3">
          <Said line={{ refund, ...line }} isFull={isFull} />
          {refund ? <Waiting refund={refund} /> : null}
          {refund?.asks_account ? <RefundAccount refund={refund} constraints={constraints} /> : null}
        </li>
      ))}
    </ul>
  );
}

/** Why it came back, and until when a changed account waits. */
function Waiting({ refund: { account, return_reason, status } }: { refund: Refund }) {
  const t = useT();
  const reading = useReading();
  const until = status === "done" ? null : account?.held_until;
  return (
    <>
      {return_reason ? (
        <span>
          <Text k="payments:refund.sentBack" values={{ reason: <bdi>{return_reason}</bdi> }} />
        </span>
      ) : null}
      {until ? <span>{t("payments:refund.held", { time: formatLimit(reading, until) })}</span> : null}
    </>
  );
}

function Said({ line: { amount, outcome, at, refund }, isFull }: { line: Line; isFull?: boolean }) {
  const [tone, icon, sentence] = looks[outcome];
  const values = {
    amount: <Price minor={amount.amount} currency={amount.currency} />,
    iban: <MaskedIban account={refund?.account} />,
  };
  if (isFull)
    return (
      <Note tone={tone} icon={icon} role="status">
        <Text k={`payments:${sentence}`} values={values} />
      </Note>
    );
  return (
    <span>
      <Text k={`payments:refund.${outcome}`} values={values} />
      {at ? (
        <>
          {" "}
          <span className="muted whitespace-nowrap">
            · <DateTime iso={at} />
          </span>
        </>
      ) : null}
    </span>
  );
}
