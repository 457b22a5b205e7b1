import { Icon } from "~/components/ui/icon";
import { MoreLink } from "~/components/ui/panel";
import type { NextStep } from "~/contract/next-step";
import type { OrderDetails } from "~/contract/order-fields";
import { useT } from "~/i18n/use-t";

type Props = {
  next: NextStep | null;
  order: OrderDetails | null;
  area: "/requests" | "/technician/requests";
};

/** The way to where the next step of an order is made: to its complaint, checkout or review, or down the page: to what was proposed, to what else can be done. */
export function NextDeed({ next, order, area }: Props) {
  const t = useT();
  if (!next || !order) return null;
  const { leads_to: there } = next;
  if ((there === "dispute" || there === "complaint") && order.complaint)
    return <MoreLink to={`/complaints/${order.complaint.id}`}>{t(`requests:action.${there}`)}</MoreLink>;
  if (there === "checkout" || there === "transfer")
    return <MoreLink to={`/payment?order=${order.id}`}>{t(`requests:action.${there}`)}</MoreLink>;
  if (there === "review")
    return <MoreLink to={`${area}/${order.request.id}/review`}>{t("requests:action.review")}</MoreLink>;
  if (there !== "proposals" && there !== "deeds") return null;
  return (
    <a className="more" href={`#${there}`}>
      {t(there === "deeds" ? "orders:more.title" : "orders:proposals.title")}
      <Icon name="arrow-down" size="s" />
    </a>
  );
}
