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
          await askLate(act, id);
        });
      } catch (err) {
        house.log.error({ refund: id, err }, "nobody was asked where a refund goes");
      }
    }
  };
}
