import { updateComplaint } from "../complaints/complaint-store";
import { behindOf, debtMadeBy, standingOf } from "../ledger/booked-rules";
import { chargeReturned } from "../ledger/chargeback-rules";
import { shareOf } from "../ledger/commission-rules";
import { oweAgain } from "../ledger/debt-moves";
import { hasJournal } from "../ledger/house-store";
import { holdPurse } from "../ledger/ledger-store";
import { type Settling, settlingOf } from "../ledger/settling-rules";
import { differenceOf } from "../ledger/take-back-rules";
import { movePayment } from "../payments/moves";
import type { PaymentRow } from "../payments/payment-store";
import { factsOfRefunds } from "../payments/refund-cancel-moves";
import { owePayer } from "../payments/returned-moves";
import type { Act } from "../record/change";
import { formOf, shownOf } from "../record/settled-words";
import type { HeldRequest } from "../requests/request-store";
import type { Disputed, Job } from "./chargeback-moves";
import { tellOne } from "./moves";
import type { HeldOrder } from "./order-store";
import { releaseChanged } from "./released-moves";
import { findReturned } from "./returned-facts";

/** Of what follows from a dispute that is won. */
const causeOf = (disputeId: string) => `reversed:${disputeId}`;

type Returned = NonNullable<Awaited<ReturnType<typeof findReturned>>>;

/** What the technician owes of what comes back: what was written off of the debt that was made with it, too. */
async function debtOf(act: Act, order: HeldOrder, { own }: Returned, payout: number, disputeId: string) {
  const { id: orderId, providerId, currency } = order;
  const { debt } = await holdPurse(act.tx, providerId, currency);
  const made = debtMadeBy(behindOf(own, disputeId));
  if (!made) return debt;
  const late = { providerId, currency, orderId, since: made.since, cause: causeOf(disputeId) };
  return debt + (await oweAgain(act, { ...late, most: Math.min(made.amount, payout - debt) }));
}

/** Each side is told of its own money: the customer what came back, the technician what of it is among the earnings again. */
function tellReturned({ act, request, order }: Job, total: number, settling: Settling): void {
  tellOne(act, request, order, "customer", "chargeback_reversed", total);
  const payout = settling.debt + settling.rest;
  const kind = formOf("chargeback_reversed.theirs", settling);
  if (payout > 0) tellOne(act, request, order, "provider", kind, payout, shownOf(settling) ?? {});
  else tellOne(act, request, order, "provider", "chargeback_reversed.kept", total);
}

/** Of what was split while the bank had it, more has come to stay with the technician's side. */
async function noteKept({ tx }: Act, { splits, own, earned }: Returned, released: number, disputeId: string) {
  const behind = behindOf(own, disputeId);
  for (const { id, agreed, kept, from } of splits) {
    const now = Math.min(agreed, kept + earned, released);
    if (now > kept && behind.some(({ at }) => at >= from)) await updateComplaint(tx, id, { kept: now });
  }
}

/** What is among the payment's sums after the bank has given some of it back. */
const paymentAfter = (payment: PaymentRow, { own, total, due, open }: Returned) => ({
  refunded: payment.refunded + due + open,
  chargedBack: Math.min(payment.amount, standingOf(own).has - total),
});

/** The dispute at the payer's bank is won, and the money comes back. Said again, it changes nothing. */
export async function returnChargeBack(
  act: Act,
  request: HeldRequest,
  order: HeldOrder,
  payment: PaymentRow,
  disputed: Disputed,
): Promise<void> {
  const { currency, disputeId } = disputed;
  if (await hasJournal(act.tx, "chargeback_reversed", disputeId)) return;
  const { id: orderId, providerId } = order;
  await holdPurse(act.tx, providerId, currency);
  const returned = await findReturned(act, order, payment, disputed);
  if (!returned) throw new Error(`Dispute ${disputeId} is won, but its chargeback was not told yet`);
  const { total, loss, earned, due, open } = returned;
  const [was, released] = [order.released ?? 0, (order.released ?? 0) + earned];
  const [before, after] = [shareOf(was, order), shareOf(released, order)];
  const sides = { paymentId: payment.id, orderId, providerId };
  const { payout } = differenceOf(before, after);
  const cause = causeOf(disputeId);
  const debt = await debtOf(act, order, returned, payout, disputeId);
  const to = order.clearedAt ? "available" : "pending";
  const lines = chargeReturned(sides, { loss, due: due + open, before, after }, debt, to);
  const of = { currency, orderId, paymentId: payment.id };
  act.book.post({ kind: "chargeback_reversed", cause: disputeId, ...of, lines });
  await owePayer(act, request.id, payment, { due, open, cause });
  await movePayment(act, request.id, payment, "giveBack", {
    facts: await factsOfRefunds(act, payment.id),
    detail: { price: total, loss, ...(due + open > 0 && { owed: due + open }) },
    patch: paymentAfter(payment, returned),
  });
  if (earned > 0) await releaseChanged(act, request, order, released, cause);
  await noteKept(act, returned, released, disputeId);
  tellReturned({ act, request, order }, total, settlingOf(payout, debt));
}
