import type { OrderDetails, Proposal, ProposalKind } from "~/contract/order-fields";

export const isOpen = ({ status }: Proposal): boolean => status === "proposed" || status === "agreed";

/** Whether nothing of a kind waits for an answer, so that another can be proposed. */
export const isFree = ({ proposals }: OrderDetails, kind: ProposalKind): boolean =>
  !proposals.some((one) => one.kind === kind && isOpen(one));

/** Until that moment the other side may still be on the way. */
export const isLate = ({ starts_at, arrival_minutes }: OrderDetails, now: string): boolean =>
  Date.parse(starts_at) + arrival_minutes * 60_000 <= Date.parse(now);
