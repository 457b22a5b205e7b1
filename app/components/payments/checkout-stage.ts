import type { Checkout, Refund } from "~/contract/payment-fields";

/**
 * Where a customer is on the way to have paid: a way to pay is chosen, the gateway has it, a transfer is to be sent or awaited, the gateway
 * is asked whether it was paid in time, it is paid, other things are going on with the order, the payer's bank took it back, the
 * technician's account is closed, or the order is cancelled.
 */
export type Stage =
  | ("choose" | "begun" | "transfer" | "waiting" | "checked" | "paid" | "settled")
  | ("takenBack" | "inactive" | "over");

/** What the stage of an order is called that is not to be paid now; one that awaits its payment has a technician who is away. */
const unpayable: Partial<Record<Checkout["status"], Stage>> = {
  awaiting_payment: "inactive",
  paid: "paid",
  cancelled: "over",
};

/** @param isChoosing the customer asks for another way than the one that was begun */
export function checkoutStage(
  { due, is_checked, payment, payments, status }: Checkout,
  isChoosing: boolean,
): Stage {
  // Also to a technician whose account was closed since, whom nothing else can be paid.
  if (payment?.is_sent && !(due && isChoosing)) return "waiting";
  if (is_checked) return "checked";
  const isTakenBack = payments.some(({ charged_back }) => charged_back.amount > 0);
  if (!due) return unpayable[status] ?? (isTakenBack ? "takenBack" : "settled");
  if (!payment?.is_open || isChoosing) return "choose";
  return payment.method === "card" ? "begun" : "transfer";
}

/** Whether the newest try to pay what is due did not go through. */
export const hasFailed = ({ due, payment }: Checkout): boolean =>
  due !== null && payment !== null && (payment.has_failed || payment.status === "failed");

/** How it stands with a payment that was begun: `payments:{it}.title` and `.text` say so. */
export function begunState(checkout: Checkout): "declined" | "open.confirm" | "open" {
  if (hasFailed(checkout)) return "declined";
  return checkout.payment?.status === "requires_action" ? "open.confirm" : "open";
}

/** Whether the page is about payments that the job no longer holds, or has not had. */
export const isOverNow = (stage: Stage): boolean => stage === "over" || stage === "takenBack";

/** A refund goes back by transfer, and nobody knows yet where to. */
export const isToName = ({ asks_account, account }: Refund): boolean => asks_account === "needed" && !account;

/** After how many seconds the page looks again by itself; null where nothing is awaited, or nothing but what its reader is asked for. */
export function lookAgainAfter(stage: Stage, { payments }: Checkout): number | null {
  if (stage === "begun" || stage === "checked") return 4;
  const isComing = payments.some(({ refunds }) =>
    refunds.some((refund) => refund.status !== "done" && refund.status !== "undecided" && !isToName(refund)),
  );
  return stage === "waiting" || (stage === "over" && isComing) ? 30 : null;
}

/** Whether there is something to fill in: the picture of a transfer, or the account of a refund. */
export const hasFields = (stage: Stage, { payments }: Checkout): boolean =>
  stage === "waiting" || payments.some(({ refunds }) => refunds.some(({ asks_account }) => asks_account));
