import { Icon } from "~/components/ui/icon";
import { Num } from "~/components/ui/num";
import { MoreLink } from "~/components/ui/panel";
import { payoutPlace } from "~/components/ui/payout-address";
import { Price } from "~/components/ui/price";
import { StatusBadge } from "~/components/ui/status-badge";
import type { Payout } from "~/contract/payout-fields";
import { DateTime } from "~/i18n/date-time";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import { CancelPayout, newestOf, PayoutReasons } from "./open-payout";

type Props = {
  payout: Payout;
  /** The address names it. */
  isNamed: boolean;
};

/** A payout in the list of all of them: when, where to, how much and how it stands; what is seldom wanted opens beneath. */
export function PayoutRow({ payout, isNamed }: Props) {
  return (
    <>
      <details id={payoutPlace(payout.id)} className="pyt" open={isNamed}>
        <summary>
          <DateTime iso={newestOf(payout)} className="pyt-d" />
          <bdi dir="ltr" className="pyt-a">
            {payout.iban}
          </bdi>
          <Price minor={payout.amount.amount} currency={payout.amount.currency} className="pyt-m med" />
          <span className="pyt-s">
            <StatusBadge kind="payout" status={payout.status} />
          </span>
          <Icon name="chevron-down" size="s" />
        </summary>
        <Course payout={payout} />
      </details>
      {payout.reason || payout.held_until || payout.can_cancel ? (
        <div className="pyt-n stack gap-3">
          <PayoutReasons payout={payout} />
          {payout.can_cancel ? <CancelPayout id={payout.id} /> : null}
        </div>
      ) : null}
    </>
  );
}

/** When it was asked for, what the wallet's file and the bank's call it, and the way to a complaint where it can no longer be taken back. */
function Course({ payout: { id, created_at, can_cancel } }: { payout: Payout }) {
  const t = useT();
  return (
    <p className="pyt-n sm row gap-x-5 gap-y-0">
      <span className="muted">
        <Text k="wallet:history.asked" values={{ when: <DateTime iso={created_at} as="dateTime" /> }} />
      </span>
      <span className="muted">
        <Text k="wallet:history.reference" values={{ reference: <Num>{id}</Num> }} />
      </span>
      {can_cancel ? null : (
        <MoreLink to={`/complaints/new?payment=${id}`} isQuiet>
          {t("wallet:history.complain")}
        </MoreLink>
      )}
    </p>
  );
}
