import { invoiceReleased } from "../invoices/moves";
import { shareOf } from "../ledger/commission-rules";
import { cleared, debtSettled, released } from "../ledger/journal-rules";
import { holdPurse } from "../ledger/ledger-store";
import { settlingOf } from "../ledger/settling-rules";
import { dropProposals } from "../proposals/moves";
import { findIncrease } from "../proposals/proposal-store";
import type { Act } from "../record/change";
import { formOf, shownOf } from "../record/settled-words";
import { moveRequest } from "../requests/moves";
import type { HeldRequest } from "../requests/request-store";
import { openReviews } from "../reviews/moves";
import { clearTimers, setTimers } from "../time/schedule";
import { countCompleted, sumWaiting } from "./figures-store";
import { moveOrder, tellOne } from "./moves";
import { findOrder, type HeldOrder, updateOrder } from "./order-store";
import { awaitWord } from "./word-moves";

/**
 * L2. What is released of an order's money, at its own rates: the provider's part clears later. Written into the order's row.
 * @param amount minor units; what is left of the held money is refunded beside it
 * @returns what the provider gets: minor units
 */
export async function release(act: Act, order: HeldOrder, amount: number, cause: string): Promise<number> {
  const { tx, book, settings } = act;
  if (amount === 0) {
    const nothing = { released: 0, payout: 0, commission: 0, vatDue: 0 };
    await updateOrder(tx, order.id, { ...nothing, clearedAt: book.at });
    return 0;
  }
  await holdPurse(tx, order.providerId, order.currency);
  const share = shareOf(amount, order);
  const before = await countCompleted(tx, order.providerId, order.id, settings.firstOrders);
  const wait = before < settings.firstOrders ? settings.clearingAtFirst : settings.clearing;
  const clearsAt = new Date(book.at.getTime() + wait * 1000);
  const { currency, id, requestId, providerId } = order;
  book.post({ kind: "release", cause, currency, orderId: id, lines: released(id, providerId, share) });
  await setTimers(tx, [{ requestId, subjectId: id, kind: "clearing", dueAt: clearsAt }]);
  await invoiceReleased(act, order, amount, cause);
  await updateOrder(tx, id, {
    ...{ released: amount, payout: share.payout, commission: share.commission },
    ...{ vatDue: share.commissionVat + share.priceVat, clearsAt, clearedAt: null },
  });
  return share.payout;
}

/** The customer approves the work, or was silent for 72 h. */
export async function completeOrder(act: Act, request: HeldRequest, order: HeldOrder): Promise<void> {
  const { tx, book } = act;
  await moveOrder(act, order, "confirm", { patch: { completedAt: book.at, confirmsAt: null } });
  await clearTimers(tx, [order.id]);
  await dropProposals(act, request, order);
  const payout = await release(act, order, order.price, order.id);
  await moveRequest(act, request, "complete");
  // What is left after the commission is for the technician to know (rulings 14).
  if (book.author.actor !== "customer")
    tellOne(act, request, order, "customer", "order_completed.silence", order.price);
  const { debt } = await holdPurse(tx, order.providerId, order.currency);
  if (debt === 0) tellOne(act, request, order, "provider", "order_completed", payout);
  else tellOne(act, request, order, "provider", "order_completed.debt", payout, { debt });
  await openReviews(act, request, { ...order, status: "completed", completedAt: book.at });
}

/**
 * L3 and L7. What an order has earned can be paid out now; of it a debt is settled first. What banks and customers took of other orders, or a
 * debt of this one, is missing here: what the others wait for is not touched.
 */
export async function clearEarning(act: Act, _: HeldRequest, orderId: string): Promise<void> {
  const { tx, book } = act;
  const order = await findOrder(tx, orderId);
  if (!order || order.clearedAt || order.status === "disputed") return;
  const { currency, providerId, requestId } = order;
  const purse = await holdPurse(tx, providerId, currency);
  const own = Math.max(0, purse.pending - (await sumWaiting(tx, order)));
  const amount = Math.min(order.payout ?? 0, own);
  const owed = Math.min(purse.debt, purse.available + amount);
  const journal = { cause: orderId, currency, orderId };
  if (amount > 0) book.post({ ...journal, kind: "clearing", lines: cleared(providerId, amount) });
  if (owed > 0) book.post({ ...journal, kind: "debt_settled", lines: debtSettled(providerId, owed, owed) });
  await updateOrder(tx, orderId, { clearedAt: book.at });
  const settling = settlingOf(amount, owed);
  const kind = formOf("earning_cleared", settling);
  const params = { price: amount, ...shownOf(settling), currency };
  if (amount > 0) book.tell({ userId: providerId, kind, params, path: "/technician/wallet" });
  const { status } = order;
  book.line({
    ...{ entity: "order", entityId: orderId, requestId, event: "clear", from: status, to: status },
    detail: { price: amount },
  });
}

/** The customer was silent for 72 h, and there is no word to wait for on the payment of a higher price. */
export async function approveBySilence(act: Act, request: HeldRequest, orderId: string): Promise<void> {
  const order = await findOrder(act.tx, orderId);
  if (order?.status !== "delivered") return;
  const increase = await findIncrease(act.tx, orderId);
  if (increase && (await awaitWord(act, order, increase))) return;
  await completeOrder(act, request, order);
}

/** The work waits for its approval; silence is one. */
export async function remindOfApproval(act: Act, request: HeldRequest, orderId: string): Promise<void> {
  const order = await findOrder(act.tx, orderId);
  if (order?.status !== "delivered" || !order.confirmsAt) return;
  const { price, currency, providerName: name } = order;
  const params = { title: request.title, name, due: order.confirmsAt.toISOString(), price, currency };
  act.book.tell({
    ...{ userId: order.customerId, kind: "approval_awaited", params, path: `/requests/${request.id}` },
  });
}
