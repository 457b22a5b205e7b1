import type { House } from "../mount";
import { type Act, change } from "../record/change";
import { holdRequest } from "../requests/request-store";
import { findPayment, findRefund, type PaymentRow } from "./payment-store";
import { factsOf } from "./refund-facts";
import { transition } from "./refund-rules";
import { moveRefund } from "./refund-status-moves";
import { listUnasked } from "./refund-store";

const batch = 20;

/** Where an amount that goes back from the bank is to go to, only its customer knows. */
export function askWhereTo({ book }: Act, { customerId: userId, currency }: PaymentRow, price: number): void {
  book.tell({ userId, kind: "refund_account_asked", params: { price, currency }, path: "/payment" });
}

/** Asks about one refund, unless it was asked about, named or paid meanwhile. */
async function askLate(house: House, act: Act, requestId: string, refundId: string): Promise<void> {
  const refund = await findRefund(act.tx, refundId);
  const payment = refund && (await findPayment(act.tx, refund.paymentId));
  if (!payment || refund.askedAt) return;
  const facts = factsOf(payment, refund, { ...house, now: act.book.at });
  if (transition(refund.status, "ask", "time", facts).refusal) return;
  await moveRefund(act, requestId, refund, "ask", { facts, patch: { askedAt: act.book.at } });
  askWhereTo(act, payment, refund.amount);
}

/**
 * A sweep that asks whoever is owed a refund from the bank and was never asked: those of before we asked, some at a time. It goes through all,
 * then begins anew, so that one that fails keeps no other from its turn.
 */
export function accountSweep(): (house: House, now: Date) => Promise<void> {
  let after = "";
  return async (house, now) => {
    const rows = await listUnasked(house.db, after, batch);
    after = rows.length < batch ? "" : (rows.at(-1)?.id ?? "");
    for (const { id, requestId } of rows) {
      try {
        await change(house, { actor: "time", id: null }, now, async (act) => {
          await holdRequest(act.tx, requestId);
          await askLate(house, act, requestId, id);
        });
      } catch (err) {
        house.log.error({ refund: id, err }, "nobody was asked where a refund goes");
      }
    }
  };
}
