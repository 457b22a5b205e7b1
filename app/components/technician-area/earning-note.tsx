import { Note } from "~/components/ui/note";
import type { Output } from "~/contract/endpoint";
import type { offersContract } from "~/contract/offers";
import { useFormat } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";

export type Earning = Output<(typeof offersContract)["estimate"]>;

/** Commission and what is left, for the technician's eyes, before the offer is sent and after. */
export function EarningNote({ earning }: { earning: Earning }) {
  const t = useT();
  const f = useFormat();
  return (
    <Note tone="green" icon="banknote">
      {t("technicianArea:earning", {
        payout: f.money(earning.payout.amount, earning.payout.currency),
        commission: f.money(earning.commission.amount, earning.commission.currency),
      })}
    </Note>
  );
}
