import { refundLost, refundDone as refundPaid } from "../ledger/journal-rules";
import type { House } from "../mount";
import { GatewayRefused } from "../outside/payments/gateway-errors";
import { type Act, change } from "../record/change";
import { holdRequest } from "../requests/request-store";
import { dropRefund } from "./charged-back-moves";
import { isOverpaid, movePayment } from "./moves";
import {
  findPayment,
  findRefund,
  findRequestOf,
  hasOtherRefunds,
  listUnsent,
  type PaymentRow,
  updateRefund,
} from "./payment-store";

const firstWait = 30_000;
const longestWait = 6 * 3_600_000;
const batch = 20;

/** L5b. The gateway, or for a transfer the staff, says that a refund is done. Said again, it changes nothing. */
export async function refundDone(
  act: Act,
  requestId: string,
  payment: PaymentRow,
  refundId: string,
  by: "gateway" | "bank",
): Promise<void> {
  const { tx, book } = act;
  const refund = await findRefund(tx, refundId);
  if (!refund || refund.status === "done") return;
  const { amount } = refund;
  // It was on its way when the payer's bank gave the same money back.
  const isLost = refund.status === "cancelled";
  await updateRefund(tx, refundId, { status: "done", doneAt: book.at, failure: null });
  const hasOpenRefunds = await hasOtherRefunds(tx, payment.id, refundId);
  const patch = isLost ? { refunded: payment.refunded + amount } : {};
  await movePayment(act, requestId, payment, "refundDone", { facts: { hasOpenRefunds }, patch });
  const { currency, orderId } = payment;
  const lines = isLost ? refundLost(by, amount) : refundPaid(payment.id, by, amount);
  book.post({ kind: "refund_paid", cause: refundId, currency, orderId, lines });
  const line = { entity: "refund" as const, entityId: refundId, requestId };
  book.line({ ...line, event: "done", from: refund.status, to: "done", detail: { price: amount } });
  const params = { price: amount, currency };
  book.tell({ userId: payment.customerId, kind: "refund_done", params, path: `/requests/${requestId}` });
}

/** It stays owed, and waits for the staff. */
export async function refundFailed(
  act: Act,
  requestId: string,
  refundId: string,
  failure: string,
): Promise<void> {
  const { tx, book } = act;
  const refund = await findRefund(tx, refundId);
  if (!refund || ["done", "failed", "cancelled"].includes(refund.status)) return;
  await updateRefund(tx, refundId, { status: "failed", failure });
  const line = { entity: "refund" as const, entityId: refundId, requestId };
  book.line({ ...line, event: "fail", from: refund.status, to: "failed", detail: { reason: failure } });
  const payment = await findPayment(tx, refund.paymentId);
  if (payment && isOverpaid(payment)) await dropRefund(act, requestId, payment, { ...refund, failure });
}

type Told = { result: "done" | "pending" } | { failure: string };

/** Writes down what the gateway answered. */
async function note(house: House, refundId: string, told: Told): Promise<void> {
  const found = await findRequestOf(house.db, { refundId });
  if (!found) throw new Error("A refund without a payment");
  await change(house, { actor: "gateway", id: null }, house.now(), async (act) => {
    await holdRequest(act.tx, found.requestId);
    const payment = await findPayment(act.tx, found.paymentId);
    if (!payment) throw new Error("A refund without a payment");
    if ("failure" in told) return refundFailed(act, found.requestId, refundId, told.failure);
    if (told.result === "done") return refundDone(act, found.requestId, payment, refundId, "gateway");
    const refund = await findRefund(act.tx, refundId);
    if (refund?.status === "pending") await updateRefund(act.tx, refundId, { status: "sent" });
  });
}

/**
 * Asks the gateway for the refunds that are owed. Each is put off before it is asked for, so that two workers do not ask at once; asked
 * twice after all, the gateway knows it by its id.
 */
export async function sendRefunds(house: House, now: Date): Promise<void> {
  const { gateway } = house.outside;
  if (!gateway) return;
  for (const { id: refundId, charge, attempts, ...refund } of await listUnsent(house.db, now, batch)) {
    if (!charge || refund.gateway !== gateway.name) continue;
    const wait = Math.min(longestWait, firstWait * 2 ** Math.min(attempts, 10));
    await updateRefund(house.db, refundId, {
      attempts: attempts + 1,
      nextTryAt: new Date(now.getTime() + wait),
    });
    try {
      const result = await gateway.refund({ ...refund, refundId, charge });
      await note(house, refundId, { result });
    } catch (error) {
      if (error instanceof GatewayRefused) await note(house, refundId, { failure: error.reason });
      else house.log.error({ refund: refundId, err: error }, "a refund could not be asked for");
    }
  }
}
