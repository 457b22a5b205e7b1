import { Icon } from "~/components/ui/icon";
import { MoreLink } from "~/components/ui/panel";
import type { NextStep } from "~/contract/next-step";
import type { OrderDetails } from "~/contract/order-fields";
import { useT } from "~/i18n/use-t";

const proposed = /^(no_show|price|increase|reschedule|warranty|visit)\./;
const complained = /^(dispute|complaint)(?=\.)/;
const transferSent = /^(pay\.sent$|increase\.sent\.yours)/;

/** The way to where the next step of an order is made: to the complaint about it, to the checkout, or down to what was proposed. */
export function NextDeed({ next, order }: { next: NextStep | null; order: OrderDetails | null }) {
  const t = useT();
  if (!next || !order) return null;
  const [about] = complained.exec(next.key) ?? [];
  if (about && order.complaint)
    return <MoreLink to={`/complaints/${order.complaint.id}`}>{t(`requests:action.${about}`)}</MoreLink>;
  if (next.actor === "you" && next.key.startsWith("increase."))
    return <MoreLink to={`/payment?order=${order.id}`}>{t("requests:action.checkout")}</MoreLink>;
  if (transferSent.test(next.key))
    return <MoreLink to={`/payment?order=${order.id}`}>{t("requests:action.transfer")}</MoreLink>;
  if (!proposed.test(next.key)) return null;
  return (
    <a className="more" href="#proposals">
      {t("orders:proposals.title")}
      <Icon name="arrow-down" size="s" />
    </a>
  );
}
