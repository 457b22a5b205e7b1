import { Link } from "~/i18n/link";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import { Note } from "./note";
import { Price } from "./price";

type Props = {
  /** Minor units. */
  amount: { amount: number; currency: string };
  reference: string;
  /** In the words of staff. */
  reason: string;
  /** What it was to pay can still be paid. */
  isAwaited: boolean;
};

/** Why a transfer could not be confirmed, what becomes of its money if that still arrives, and where to ask. Needs of `payments` what begins with `rejected`. */
export function RejectedTransfer({ amount, reference, reason, isAwaited }: Props) {
  const t = useT();
  const values = {
    amount: <Price minor={amount.amount} currency={amount.currency} />,
    reference: (
      <bdi dir="ltr" className="strong select-all inline-block">
        {reference}
      </bdi>
    ),
  };
  return (
    <Note tone="red" role="alert">
      <div className="stack gap-2">
        <p className="med">
          <Text k="payments:rejected" values={values} />
        </p>
        <blockquote dir="auto">{reason}</blockquote>
        <p>
          {isAwaited
            ? `${t("payments:rejected.twice")} ${t("payments:rejected.then")}`
            : t("payments:rejected.over")}
        </p>
        <p>
          <Text
            k="payments:rejected.ask"
            values={{ contact: (words: React.ReactNode) => <Link to="/contact">{words}</Link> }}
          />
        </p>
      </div>
    </Note>
  );
}
