import { Icon } from "~/components/ui/icon";
import { MoreLink } from "~/components/ui/panel";
import type { OrderDetails } from "~/contract/order-fields";
import type { NextStep } from "~/contract/request-fields";
import { useT } from "~/i18n/use-t";

const proposed = /^(no_show|price|increase|reschedule|warranty|visit)\./;

/** The way to where the next step of an order is made: to its dispute, or down to what was proposed. */
export function NextDeed({ next, order }: { next: NextStep | null; order: OrderDetails | null }) {
  const t = useT();
  if (!next || !order) return null;
  if (next.key.startsWith("dispute.") && order.complaint)
    return <MoreLink to={`/complaints/${order.complaint.id}`}>{t("requests:action.dispute")}</MoreLink>;
  if (!proposed.test(next.key)) return null;
  return (
    <a className="more" href="#proposals">
      {t("orders:proposals.title")}
      <Icon name="arrow-down" size="s" />
    </a>
  );
}
