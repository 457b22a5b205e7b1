import { updateComplaint } from "../complaints/complaint-store";
import { findSplitOf } from "../complaints/decision-store";
import { chargeReturned } from "../ledger/chargeback-rules";
import { shareOf } from "../ledger/commission-rules";
import { oweAgain } from "../ledger/debt-moves";
import { findBooked, findBookedAt, sumLosses } from "../ledger/house-store";
import { holdPurse } from "../ledger/ledger-store";
import { type Settling, settlingOf } from "../ledger/settling-rules";
import { differenceOf } from "../ledger/take-back-rules";
import { movePayment } from "../payments/moves";
import { listRefundsOf, type PaymentRow } from "../payments/payment-store";
import { factsOfRefunds } from "../payments/refund-cancel-moves";
import { noteRefund } from "../payments/refund-status-moves";
import type { Act } from "../record/change";
import { formOf, shownOf } from "../record/settled-words";
import type { HeldRequest } from "../requests/request-store";
import type { Disputed, Job } from "./chargeback-moves";
import { tellOne } from "./moves";
import type { HeldOrder } from "./order-store";
import { releaseChanged } from "./released-moves";

/** So much of what is left as an account had before. */
const most = (wanted: number, left: number) => Math.max(0, Math.min(wanted, left));

/**
 * Who gets what the bank gives back: first we, as far as the chargeback was our loss; then the technician's side, of what was split while the
 * bank had it no more than was to stay there; then the payer, as far as a refund was owed or that split gives it. The rest had been held for
 * a job that is over: staff decide on it. Null where the gateway has not told of the chargeback itself yet.
 */
async function sharesOf({ tx }: Act, order: HeldOrder, payment: PaymentRow, { amount, disputeId }: Disputed) {
  const [booked, takenAt] = [
    await findBooked(tx, "chargeback", disputeId),
    await findBookedAt(tx, "chargeback", disputeId),
  ];
  if (!booked || !takenAt) return null;
  const { gateway = 0, loss: lost = 0, refund_due: owed = 0, held = 0 } = booked;
  const total = Math.min(amount, -gateway);
  const refunds = await listRefundsOf(tx, payment.id);
  const since = await sumLosses(
    tx,
    order.id,
    refunds.map(({ id }) => id),
  );
  const loss = most(lost + since, total);
  const room = order.price - (order.released ?? 0);
  const split = await findSplitOf(tx, order.id, takenAt);
  const theirs = Math.min(-gateway - lost - owed - held, room);
  const kept = split ? Math.min(theirs, split.agreed - split.kept) : theirs;
  const earned = most(kept, total - loss);
  const due = most(owed - Math.max(0, since) + theirs - kept, total - loss - earned);
  return { total, loss, earned, due, split, open: total - loss - earned - due };
}

/** What the technician owes of what comes back: what was written off of the debt that the chargeback made, too. */
async function debtOf(act: Act, order: HeldOrder, disputeId: string, payout: number): Promise<number> {
  const { id: orderId, providerId, currency } = order;
  const { debt } = await holdPurse(act.tx, providerId, currency);
  const since = await findBookedAt(act.tx, "chargeback", disputeId);
  const made = (await findBooked(act.tx, "chargeback", disputeId))?.debt ?? 0;
  if (!since) return debt;
  const late = { providerId, currency, orderId, since, cause: `reversed:${disputeId}` };
  return debt + (await oweAgain(act, { ...late, most: Math.min(made, payout - debt) }));
}

/** Each side is told of its own money: the customer what came back, the technician what of it is among the earnings again. */
function tellReturned({ act, request, order }: Job, total: number, settling: Settling): void {
  tellOne(act, request, order, "customer", "chargeback_reversed", total);
  const payout = settling.debt + settling.rest;
  const kind = formOf("chargeback_reversed.theirs", settling);
  if (payout > 0) tellOne(act, request, order, "provider", kind, payout, shownOf(settling) ?? {});
  else tellOne(act, request, order, "provider", "chargeback_reversed.kept", total);
}

type Owed = { due: number; open: number; cause: string };

/** The payer is owed what was owed before, and what staff are to decide on. */
async function owePayer(act: Act, requestId: string, payment: PaymentRow, { due, open, cause }: Owed) {
  if (due > 0) await noteRefund(act, requestId, payment, { amount: due, cause });
  if (open > 0)
    await noteRefund(act, requestId, payment, {
      ...{ isForPerson: true, amount: open, cause: `held:${cause}`, failure: "chargeback_reversed" },
    });
}

/** The dispute at the payer's bank is won, and the money comes back. Said again, it changes nothing. */
export async function returnChargeBack(
  act: Act,
  request: HeldRequest,
  order: HeldOrder,
  payment: PaymentRow,
  disputed: Disputed,
): Promise<void> {
  const { currency, disputeId } = disputed;
  if (await findBooked(act.tx, "chargeback_reversed", disputeId)) return;
  const { id: orderId, providerId, requestId } = order;
  await holdPurse(act.tx, providerId, currency);
  const parts = await sharesOf(act, order, payment, disputed);
  if (!parts) throw new Error(`Dispute ${disputeId} is won, but its chargeback was not told yet`);
  const { total, loss, earned, due, split, open } = parts;
  const released = order.released ?? 0;
  const [before, after] = [shareOf(released, order), shareOf(released + earned, order)];
  const sides = { paymentId: payment.id, orderId, providerId };
  const back = { loss, due: due + open, before, after };
  const { payout } = differenceOf(before, after);
  const debt = await debtOf(act, order, disputeId, payout);
  const lines = chargeReturned(sides, back, debt, order.clearedAt ? "available" : "pending");
  const cause = `reversed:${disputeId}`;
  act.book.post({ kind: "chargeback_reversed", cause: disputeId, currency, orderId, lines });
  await owePayer(act, requestId, payment, { due, open, cause });
  const detail = { price: total, loss, ...(due + open > 0 && { owed: due + open }) };
  await movePayment(act, request.id, payment, "giveBack", {
    ...{ facts: await factsOfRefunds(act, payment.id), detail },
    patch: {
      ...{ refunded: payment.refunded + due + open },
      chargedBack: Math.max(0, payment.chargedBack - total),
    },
  });
  if (earned > 0) await releaseChanged(act, request, order, released + earned, cause);
  if (split) await updateComplaint(act.tx, split.id, { kept: split.kept + earned });
  tellReturned({ act, request, order }, total, settlingOf(payout, debt));
}
