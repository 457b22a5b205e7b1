import { ButtonLink } from "~/components/ui/button";
import type { Order } from "~/contract/order-fields";
import type { Path } from "~/i18n/link";
import { useT } from "~/i18n/use-t";

/** The way from a finished job to its reviews. */
export function ReviewCall({ order, area }: { order: Order; area: "/requests" | "/technician/requests" }) {
  const t = useT();
  if (order.status !== "completed") return null;
  return (
    <ButtonLink
      to={`${area}/${order.request.id}/review` as Path}
      variant="soft"
      className="justify-self-start"
    >
      {t("orders:reviews")}
    </ButtonLink>
  );
}
