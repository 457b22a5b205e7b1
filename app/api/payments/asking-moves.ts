import type { House } from "../mount";
import { type Act, change } from "../record/change";
import { holdRequest } from "../requests/request-store";
import { findPayment, findRefund, type PaymentRow, updateRefund } from "./payment-store";
import { listUnasked } from "./refund-store";

const batch = 20;

/** Where an amount that goes back from the bank is to go to, only its customer knows. */
export function askWhereTo({ book }: Act, { customerId: userId, currency }: PaymentRow, price: number): void {
  book.tell({ userId, kind: "refund_account_asked", params: { price, currency }, path: "/payment" });
}

/** Asks about one refund, unless it was asked about, named or paid meanwhile. */
async function askLate(act: Act, refundId: string): Promise<void> {
  const refund = await findRefund(act.tx, refundId);
  const payment = refund && (await findPayment(act.tx, refund.paymentId));
  if (!payment || refund.askedAt || refund.iban || refund.status !== "pending") return;
  await updateRefund(act.tx, refundId, { askedAt: act.book.at });
  askWhereTo(act, payment, refund.amount);
}

/** Asks whoever is owed a refund from the bank and was never asked: those of before we asked, some at a time, the oldest first. */
export async function askUnasked(house: House, now: Date): Promise<void> {
  for (const { id, requestId } of await listUnasked(house.db, batch)) {
    try {
      await change(house, { actor: "time", id: null }, now, async (act) => {
        await holdRequest(act.tx, requestId);
        await askLate(act, id);
      });
    } catch (err) {
      house.log.error({ refund: id, err }, "nobody was asked where a refund goes");
    }
  }
}
