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

/** What is done further down on the page: where, and the key of what the way there is called. */
const below: { [there in NonNullable<NextStep["leads_to"]>]?: { id: string; label: string } } = {
  proposals: { id: "proposals", label: "orders:proposals.title" },
  deeds: { id: "deeds", label: "orders:more.title" },
  code: { id: "code", label: "orders:code.new" },
  approve: { id: "approve", label: "requests:action.approve" },
  confirm: { id: "approve", label: "requests:action.confirm" },
  start: { id: "start", label: "requests:action.start" },
  deliver: { id: "deliver", label: "requests:action.deliver" },
  give_up: { id: "give-up", label: "orders:giveUp" },
  offer: { id: "offer", label: "requests:action.offer" },
  own_offer: { id: "offer", label: "requests:action.ownOffer" },
};

/** The way to where the next step is made: down the page, or of an order to its complaint, checkout or review. */
export function NextDeed({ next, order, area }: Props) {
  const t = useT();
  const there = next?.leads_to;
  if (!there) return null;
  const place = below[there];
  if (place)
    return (
      <a className="more" href={`#${place.id}`}>
        {t(place.label)}
        <Icon name="arrow-down" size="s" />
      </a>
    );
  if (!order) return null;
  if ((there === "dispute" || there === "complaint") && order.complaint)
    return <MoreLink to={`/complaints/${order.complaint.id}`}>{t(`requests:action.${there}`)}</MoreLink>;
  if (there === "checkout" || there === "transfer")
    return <MoreLink to={`/payment?order=${order.id}`}>{t(`requests:action.${there}`)}</MoreLink>;
  if (there !== "review") return null;
  return <MoreLink to={`${area}/${order.request.id}/review`}>{t("requests:action.review")}</MoreLink>;
}
