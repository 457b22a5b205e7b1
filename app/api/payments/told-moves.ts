import { returnChargeBack } from "../orders/charge-return-moves";
import { chargeBack } from "../orders/chargeback-moves";
import { findOrder, type HeldOrder } from "../orders/order-store";
import { receive } from "../orders/payment-moves";
import { endWait } from "../orders/word-moves";
import type { GatewayEvent } from "../outside/payments/gateway";
import type { Act } from "../record/change";
import { holdRequest } from "../requests/request-store";
import { movePayment } from "./moves";
import { findPayment, type PaymentRow, updatePayment } from "./payment-store";
import { refundTold } from "./refund-told-moves";
import { isSaidBefore } from "./refund-word-rules";
import { freeFacts, transition } from "./rules";

/** It can be paid no more in this way: no word of it is waited for. */
async function over(act: Act, order: HeldOrder, payment: PaymentRow, event: "fail" | "cancel", patch = {}) {
  await movePayment(act, order.requestId, payment, event, { patch });
  await endWait(act, order, payment);
}

/** One try at a payment may fail and leave it open for the next. */
async function failed(
  act: Act,
  order: HeldOrder,
  payment: PaymentRow,
  { isOpen, at: toldAt, reason: failure = "" }: Extract<GatewayEvent, { kind: "failed" }>,
) {
  if (!isOpen) await over(act, order, payment, "fail", { failure });
  else if (isNewest(payment, toldAt)) await updatePayment(act.tx, payment.id, { failure, toldAt });
}

/** Of several tries the newest word counts: one that is older than another, and comes after it, says nothing. */
const isNewest = ({ toldAt }: PaymentRow, at: Date) => !toldAt || !isSaidBefore(at, toldAt);

/** The bank asks the payer to confirm a new try: what became of the one before says nothing any more. */
async function asked(act: Act, requestId: string, payment: PaymentRow, toldAt: Date) {
  if (!isNewest(payment, toldAt)) return;
  const patch = { failure: null, toldAt };
  if (payment.status === "created") await movePayment(act, requestId, payment, "requireAction", { patch });
  if (payment.status === "requires_action") await updatePayment(act.tx, payment.id, patch);
}

/** A payment's event changes what its state still allows; what comes late or twice changes nothing. */
export async function onPayment(
  act: Act,
  requestId: string,
  orderId: string,
  paymentId: string,
  event: GatewayEvent,
) {
  const request = await holdRequest(act.tx, requestId);
  const [order, payment] = [await findOrder(act.tx, orderId), await findPayment(act.tx, paymentId)];
  if (!request || !order || !payment) throw new Error("A payment without its order");
  const may = (step: Parameters<typeof transition>[1]) =>
    transition(payment.status, step, "gateway", freeFacts).to !== undefined;
  switch (event.kind) {
    case "succeeded":
      if (event.amount !== payment.amount || event.currency !== payment.currency)
        throw new Error(`The gateway took ${event.amount} ${event.currency} for payment ${payment.id}`);
      if (may("succeed")) await receive(act, request, order, payment, event);
      break;
    case "requires_action":
      await asked(act, requestId, payment, event.at);
      break;
    case "failed":
      if (may("fail")) await failed(act, order, payment, event);
      break;
    case "expired":
      if (may("cancel")) await over(act, order, payment, "cancel");
      break;
    case "refunded":
    case "refund_failed":
      await refundTold(act, requestId, payment, event);
      break;
    case "charged_back":
      return chargeBack(act, request, order, payment, event);
    case "chargeback_reversed":
      return returnChargeBack(act, request, order, payment, event);
  }
}
