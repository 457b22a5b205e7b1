import type { OrderDetails, Proposal, ProposalKind } from "~/contract/order-fields";

export const isOpen = ({ status }: Proposal): boolean => status === "proposed" || status === "agreed";

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
