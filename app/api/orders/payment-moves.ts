import { begunPayment, oneIn, runningOrder } from "../db/states";
import { received, receivedLate } from "../ledger/journal-rules";
import { moveOffers, settleOffers } from "../offers/moves";
import { listUnsettled } from "../offers/offer-store";
import { movePayment, oweRefund } from "../payments/moves";
import { listRefundsOf, type PaymentRow } from "../payments/payment-store";
import { moveProposal } from "../proposals/moves";
import { findProposal } from "../proposals/proposal-store";
import type { Act } from "../record/change";
import { moveRequest } from "../requests/moves";
import type { HeldRequest } from "../requests/request-store";
import { newArrivalCode } from "../secrets";
import { clearTimers } from "../time/schedule";
import { moveOrder, tellOne, tellOther } from "./moves";
import type { HeldOrder } from "./order-store";
import { reprice } from "./price-moves";
import { askedBy, endWait, payableUntil } from "./word-moves";

/** Its word was waited for. */
const isBegun = ({ status }: PaymentRow) => oneIn(begunPayment, status);
const sourceOf = ({ gateway }: PaymentRow) => (gateway === "bank" ? "bank" : "gateway");

/** The order is paid: it has its technician, and the other offers on the request are not selected. */
async function orderPaid(act: Act, request: HeldRequest, order: HeldOrder): Promise<void> {
  const { tx, book } = act;
  await clearTimers(tx, [order.id]);
  await moveOrder(act, order, "pay", { patch: { paidAt: book.at, arrivalCode: newArrivalCode() } });
  const assigned = await moveRequest(act, request, "assign");
  await moveOffers(act, assigned, await listUnsettled(tx, request.id), "notSelect");
  await settleOffers(act, assigned);
  tellOther(act, request, order, "order_paid", order.price);
}

/**
 * What a payment that came in pays for: the price, or an agreed change of it. Null where it pays for nothing any more, since it came too late
 * or is not waited for. It is in time by the moment when it was paid, not by that when we were told.
 */
export async function wantedBy(act: Act, order: HeldOrder, payment: PaymentRow, at: Date) {
  const asked = await askedBy(act, order, payment);
  if (!asked || at >= payableUntil(asked)) return null;
  const { proposal } = asked;
  if (!proposal) return order.status === "awaiting_payment" ? ("price" as const) : null;
  return oneIn(runningOrder, order.status) && proposal.status === "agreed" ? proposal : null;
}

/** What a payment is for was paid before, and the job goes on or is done. */
async function isPaidTwice({ tx }: Act, order: HeldOrder, { purpose, proposalId }: PaymentRow) {
  if (order.status === "cancelled") return false;
  if (purpose === "price") return order.paidAt !== null;
  return proposalId !== null && (await findProposal(tx, proposalId))?.status === "done";
}

/** One payment too many, of whatever amount, and one for a job that is off or done, is the payer's matter alone. */
async function tellUnwanted(
  act: Act,
  request: HeldRequest,
  order: HeldOrder,
  asked: PaymentRow,
  amount: number,
) {
  const isTwice = await isPaidTwice(act, order, asked);
  const other = amount === asked.amount ? "payment_late" : "payment_other_amount";
  if (isTwice || order.status === "cancelled" || order.status === "completed")
    tellOne(act, request, order, "customer", isTwice ? "payment_twice" : other, amount);
  else tellOther(act, request, order, other, amount);
}

/**
 * L1. Money came in. It is held for its order; when it comes too late for that, or is not what was asked for, it goes back in full.
 * @param came `charge`: the gateway's own name of it, null for a transfer; `amount`: minor units; `at`: when, which may be told later
 * @returns whether it is held
 */
export async function receive(
  act: Act,
  request: HeldRequest,
  order: HeldOrder,
  asked: PaymentRow,
  { charge, amount, at }: { charge: string | null; amount: number; at: Date },
): Promise<boolean> {
  const { book } = act;
  const wanted = amount === asked.amount ? await wantedBy(act, order, asked, at) : null;
  const payment = { ...asked, amount };
  const back = wanted || payment.gateway !== "bank" ? {} : { asked: asked.amount };
  const patch = { amount, paidAt: book.at, charge, ...back };
  const paid = await movePayment(act, request.id, payment, "succeed", { patch });
  // It may have been noted before by mistake.
  const before = (await listRefundsOf(act.tx, payment.id)).length;
  const cause = before === 0 ? payment.id : `${payment.id}:${before + 1}`;
  const journal = { cause, currency: payment.currency, orderId: order.id };
  const source = sourceOf(payment);
  if (!wanted) {
    book.post({ ...journal, kind: "late_payment", lines: receivedLate(source, payment.id, payment.amount) });
    await oweRefund(act, request.id, paid, payment.amount, `late:${cause}`);
    await tellUnwanted(act, request, order, asked, amount);
    if (isBegun(asked)) await endWait(act, order, asked);
    return false;
  }
  book.post({
    ...journal,
    cause: payment.id,
    kind: "payment",
    lines: received(source, order.id, payment.amount),
  });
  if (wanted === "price") await orderPaid(act, request, order);
  else {
    await moveProposal(act, order, wanted, "pay");
    await reprice(act, request, order, wanted.price ?? order.price, wanted.id);
  }
  return true;
}
