import { type Purse, refundDue } from "../ledger/account-rules";
import { shareOf } from "../ledger/commission-rules";
import { holdPurse } from "../ledger/ledger-store";
import { takenBack } from "../ledger/take-back-rules";
import { oweRefund, partsToRefund } from "../payments/moves";
import type { Act } from "../record/change";
import type { HeldRequest } from "../requests/request-store";
import type { HeldOrder } from "./order-store";
import { releaseChanged } from "./released-moves";
import { owedIn, tellTakenBack } from "./taken-told";

/** What is left of a purse after so much was taken: pending first, then available. */
function lessOf(purse: Purse, taken: number): Purse {
  const pending = Math.max(0, purse.pending - taken);
  const rest = taken - (purse.pending - pending);
  return { ...purse, pending, available: Math.max(0, purse.available - rest) };
}

/**
 * L6. Of an order that was released a part goes back to its customer: the technician's share from what is pending, then available,
 * then as a debt; the commission is worked out anew on what stays. The technician is told what that comes to.
 * @param amount minor units
 * @param cause is taken back for once
 */
export async function takeBack(
  act: Act,
  request: HeldRequest,
  order: HeldOrder,
  amount: number,
  cause: string,
): Promise<void> {
  const { tx, book } = act;
  const { id: orderId, currency, providerId } = order;
  if (amount <= 0) return;
  let [purse, released, fresh] = [await holdPurse(tx, providerId, currency), order.released ?? 0, 0];
  for (const { payment, amount: part } of await partsToRefund(tx, orderId, amount)) {
    const [was, is] = [shareOf(released, order), shareOf(released - part, order)];
    await oweRefund(act, request.id, payment, part, cause);
    const lines = takenBack(providerId, refundDue(payment.id), was, is, purse);
    book.post({ kind: "take_back", cause: `${cause}:${payment.id}`, currency, orderId, lines });
    fresh += owedIn(lines);
    purse = lessOf(purse, was.payout - is.payout);
    released -= part;
  }
  const taken = shareOf(order.released ?? 0, order).payout - shareOf(released, order).payout;
  await releaseChanged(act, request, order, released, cause);
  tellTakenBack(act, request, order, { price: amount, taken, fresh, debt: purse.debt + fresh });
}
