import { Note } from "~/components/ui/note";
import type { Output } from "~/contract/endpoint";
import type { offersContract } from "~/contract/offers";
import { formatMoney } from "~/i18n/money";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";

export type Earning = Output<(typeof offersContract)["estimate"]>;

/** Commission and what is left, for the technician's eyes, before the offer is sent and after. */
export function EarningNote({ earning }: { earning: Earning }) {
  const t = useT();
  const reading = useReading();
  return (
    <Note tone="green" icon="banknote">
      {t("technicianArea:earning", {
        payout: formatMoney(reading.locale, reading.digits, earning.payout.amount, earning.payout.currency),
        commission: formatMoney(
          reading.locale,
          reading.digits,
          earning.commission.amount,
          earning.commission.currency,
        ),
      })}
    </Note>
  );
}
