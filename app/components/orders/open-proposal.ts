import type { OrderDetails, Proposal, ProposalKind } from "~/contract/order-fields";

export const isOpen = ({ status }: Proposal): boolean => status === "proposed" || status === "agreed";

/**
 * What is proposed will come to nothing while an account is closed: whoever is to answer or to pay cannot. Of a claim that the technician
 * did not come, and of money that is on its way, the time goes on.
 */
export function isUnheard(
  { kind, by, status, price }: Proposal,
  order: OrderDetails,
  viewer: "customer" | "provider",
): boolean {
  const { is_provider_active, is_customer_active, is_transfer_sent } = order;
  if (status === "agreed")
    return price !== null && !is_transfer_sent && !(is_provider_active && is_customer_active);
  if (status !== "proposed" || by !== "you") return false;
  return viewer === "customer" ? !is_provider_active && kind !== "no_show" : !is_customer_active;
}

/** Whether nothing of a kind waits for an answer, so that another can be proposed. */
export const isFree = ({ proposals }: OrderDetails, kind: ProposalKind): boolean =>
  !proposals.some((one) => one.kind === kind && isOpen(one));

/** What an absent customer pays for the visit: the fee that was agreed, at most the price. */
export const visitFeeOf = ({ visit_fee, price }: Pick<OrderDetails, "visit_fee" | "price">) => ({
  ...visit_fee,
  amount: Math.min(visit_fee.amount, price.amount),
});

/** Until that moment the other side may still be on the way. */
export const isLate = ({ no_show_from }: Pick<OrderDetails, "no_show_from">, now: string): boolean =>
  Date.parse(no_show_from) <= Date.parse(now);
