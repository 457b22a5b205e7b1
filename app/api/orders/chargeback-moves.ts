import { dropDispute } from "../complaints/moves";
import { creditInvoice } from "../invoices/moves";
import { balanced, held, house } from "../ledger/account-rules";
import { shareOf } from "../ledger/commission-rules";
import { takenBack } from "../ledger/journal-rules";
import { findHeld, holdPurse } from "../ledger/ledger-store";
import { dropAccepted } from "../offers/moves";
import { refundHeld } from "../payments/moves";
import { type PaymentRow, updatePayment } from "../payments/payment-store";
import { dropProposals } from "../proposals/moves";
import type { Act } from "../record/change";
import { moveRequest } from "../requests/moves";
import type { HeldRequest } from "../requests/request-store";
import { clearTimers } from "../time/schedule";
import { uncount } from "./dispute-moves";
import { moveOrder, tellOther } from "./moves";
import { type HeldOrder, updateOrder } from "./order-store";

type Taken = { amount: number; disputeId: string };

/** The money is still held: it is gone, the order is cancelled, and what else was paid for it goes back. */
async function fromHeld(act: Act, request: HeldRequest, order: HeldOrder, { amount, disputeId }: Taken) {
  const { currency, id: orderId } = order;
  const has = await findHeld(act.tx, orderId, currency);
  const taken = Math.min(amount, has);
  act.book.post({
    ...{ kind: "chargeback", cause: disputeId, currency, orderId },
    lines: balanced([[held(orderId), taken]], [[house("gateway"), taken]]),
  });
  await clearTimers(act.tx, [orderId]);
  await dropProposals(act, order);
  await moveOrder(act, order, "chargeBack", {
    patch: { cancelledBy: "staff", cancelledReason: "chargeback", disputedFrom: null },
  });
  await refundHeld(act, order, has - taken, `chargeback:${disputeId}`);
  if (order.status === "disputed") {
    await uncount(act, order, disputeId);
    await dropDispute(act, orderId);
  }
  const without = await moveRequest(act, request, "loseOrder");
  await dropAccepted(act, without, order.offerId);
}

/** The work was paid for already: it comes out of what the technician has, and the commission is given back with it. */
async function fromEarnings(act: Act, order: HeldOrder, { amount, disputeId }: Taken) {
  const { currency, id: orderId, providerId } = order;
  const purse = await holdPurse(act.tx, providerId, currency);
  const before = order.released ?? 0;
  const taken = Math.min(amount, before);
  const [was, is] = [shareOf(before, order), shareOf(before - taken, order)];
  act.book.post({
    ...{ kind: "chargeback", cause: disputeId, currency, orderId },
    lines: takenBack(providerId, house("gateway"), was, is, purse),
  });
  await creditInvoice(act, order, taken, disputeId);
  await updateOrder(act.tx, orderId, {
    ...{ released: before - taken, payout: is.payout, commission: is.commission },
    vatDue: is.commissionVat + is.priceVat,
  });
}

/** The payer's bank took a payment back. Said again, it changes nothing. */
export async function chargeBack(
  act: Act,
  request: HeldRequest,
  order: HeldOrder,
  payment: PaymentRow,
  taken: Taken,
): Promise<void> {
  const amount = Math.min(taken.amount, payment.amount - payment.refunded);
  if (amount <= 0) return;
  await updatePayment(act.tx, payment.id, { refunded: payment.refunded + amount });
  const isOver = order.status === "completed" || order.status === "cancelled";
  if (isOver) await fromEarnings(act, order, { ...taken, amount });
  else await fromHeld(act, request, order, { ...taken, amount });
  tellOther(act, request, order, "charged_back", amount);
}
