import { ButtonLink } from "~/components/ui/button";
import type { OrderDetails } from "~/contract/order-fields";
import { useMoney } from "~/i18n/use-money";
import { useT } from "~/i18n/use-t";
import type { MoreDeed } from "./more-deeds";

type Costing = Pick<
  OrderDetails,
  "can" | "cancel_cost" | "price" | "provider" | "is_provider_active" | "is_visit_paid_out"
>;

/** What cancelling a paid job costs now, that an account is asked for where the refund needs one, and what costs nothing after a wait in vain. */
export function useCancelCost(order: Costing): string {
  const t = useT();
  const money = useMoney();
  const said = [useCost(order)];
  if (order.cancel_cost?.asks_account) said.push(t("orders:cancel.account"));
  if (order.cancel_cost?.fee.amount && order.can.includes("claim_no_show"))
    said.push(t("orders:cancel.absent", { name: order.provider.name, price: money(order.price) }));
  return said.join(" ");
}

function useCost(order: Costing): string {
  const t = useT();
  const money = useMoney();
  if (!order.cancel_cost) return "";
  const { refund, fee } = order.cancel_cost;
  const values = { refund: money(refund), fee: money(fee), name: order.provider.name };
  if (!order.is_provider_active) return t("orders:cancel.inactive", values);
  if (fee.amount === 0) return t("orders:cancel.free", values);
  const all = refund.amount > 0 ? "cost" : "all";
  return t(order.is_visit_paid_out ? `orders:cancel.${all}` : `orders:cancel.${all}.kept`, values);
}

/** The way to the page on which a paid job is cancelled. */
export function useCancelling(order: OrderDetails): MoreDeed | null {
  const t = useT();
  const cost = useCancelCost(order);
  if (!order.can.includes("cancel")) return null;
  return {
    ...{ intent: `cancel ${order.id}`, icon: "circle-x", label: t("orders:cancel.title") },
    form: (
      <div className="stack gap-4">
        <p className="sm muted">{cost}</p>
        <ButtonLink to={`/requests/${order.request.id}/cancel`} variant="line" className="justify-self-start">
          {t("orders:cancel.open")}
        </ButtonLink>
      </div>
    ),
  };
}
