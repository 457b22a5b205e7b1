import { Badge } from "~/components/ui/badge";
import { Note } from "~/components/ui/note";
import type { WaitingRefund } from "~/contract/transfers";
import { DateTime } from "~/i18n/date-time";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import { Press } from "./decision-forms";
import { MoneyFacts } from "./money-facts";

/** A refund that a person must see to: paid by hand from the bank, or asked of the gateway once more. */
export function RefundCase({ refund }: { refund: WaitingRefund }) {
  const t = useT();
  const { id, method, customer, failure, sent_at, can } = refund;
  return (
    <div className="pad stack gap-4">
      <div className="row nowrap between top gap-3">
        <MoneyFacts money={refund} since="refunds.since" />
        <Badge tone="outline">{t(`staff:refunds.${method}`)}</Badge>
      </div>
      {failure ? (
        <Note tone="red">
          <Text k="staff:refunds.failure" values={{ reason: <bdi>{failure}</bdi> }} />
        </Note>
      ) : null}
      {sent_at ? (
        <Note tone="amber">
          <Text k="staff:refunds.sent" values={{ when: <DateTime iso={sent_at} as="relative" isInside /> }} />
        </Note>
      ) : null}
      <div className="decide">
        {can.includes("retry") ? (
          <Press intent={`retry ${id}`} text="refunds.retry" icon="refresh-cw" about={customer.name} />
        ) : null}
        {can.includes("done") ? (
          <Press
            intent={`done ${id}`}
            text="refunds.done"
            icon="landmark"
            about={customer.name}
            isQuiet={can.includes("retry")}
          />
        ) : null}
      </div>
    </div>
  );
}
