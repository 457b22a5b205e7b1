import { MoreLink } from "~/components/ui/panel";
import { StatusBadge } from "~/components/ui/status-badge";
import type { Payout } from "~/contract/payout-fields";
import { useT } from "~/i18n/use-t";
import { CancelPayout, PayoutFacts } from "./open-payout";

/** A payout in the list of all of them. */
export function PayoutRow({ payout }: { payout: Payout }) {
  const t = useT();
  return (
    <div className="pad stack gap-3">
      <div className="row nowrap between top gap-3">
        <PayoutFacts payout={payout} isRow />
        <StatusBadge kind="payout" status={payout.status} />
      </div>
      {payout.can_cancel ? (
        <CancelPayout id={payout.id} />
      ) : (
        <p className="sm">
          <MoreLink to={`/complaints/new?payment=${payout.id}`} isQuiet>
            {t("wallet:history.complain")}
          </MoreLink>
        </p>
      )}
    </div>
  );
}
