import type { Db } from "../db/client";
import type { EventFacts } from "../db/columns";
import type { House } from "../mount";
import { returnChargeBack } from "../orders/charge-return-moves";
import { chargeBack } from "../orders/chargeback-moves";
import { findOrder } from "../orders/order-store";
import { receive } from "../orders/payment-moves";
import type { Gateway, GatewayEvent } from "../outside/payments/gateway";
import { type Act, change } from "../record/change";
import { holdRequest } from "../requests/request-store";
import { fireDue } from "../time/timers";
import { keepEvent, listUnhandled, markHandled, putOff, type ToldRow } from "./event-store";
import { movePayment } from "./moves";
import { findPayment, findRequestOf, type PaymentRow, updatePayment } from "./payment-store";
import { refundTold } from "./refund-told-moves";
import { freeFacts, transition } from "./rules";
import { settleAsTold } from "./settlement-moves";

type Stored = { gateway: string; event: GatewayEvent };
type Parts = Pick<House, "db" | "settings" | "log" | "now">;

/** What an event is about, by what its gateway knows it by; null where it is about no payment. */
async function subjectOf(db: Db, { gateway, event }: Stored) {
  if ("paymentId" in event) return findRequestOf(db, { paymentId: event.paymentId });
  const known = "refundId" in event && (await findRequestOf(db, { refundId: event.refundId }));
  if (known) return known;
  return "charge" in event && event.charge ? findRequestOf(db, { gateway, charge: event.charge }) : null;
}

/** Whether an event is about a payment, or a refund of one. */
const isAboutPayment = (event: GatewayEvent) =>
  "paymentId" in event || "refundId" in event || "charge" in event;

/** One try at a payment may fail and leave it open for the next. */
async function failed(
  act: Act,
  requestId: string,
  payment: PaymentRow,
  { isOpen, reason: failure = "" }: Extract<GatewayEvent, { kind: "failed" }>,
) {
  if (isOpen) await updatePayment(act.tx, payment.id, { failure });
  else await movePayment(act, requestId, payment, "fail", { patch: { failure } });
}

/** A payment's event changes what its state still allows; what comes late or twice changes nothing. */
async function onPayment(
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
      if (may("requireAction")) await movePayment(act, requestId, payment, "requireAction");
      break;
    case "failed":
      if (may("fail")) await failed(act, requestId, payment, event);
      break;
    case "expired":
      if (may("cancel")) await movePayment(act, requestId, payment, "cancel");
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

/** Does what a stored event says, once, in one transaction with the mark that it was done. */
export async function handleEvent(house: Parts, stored: Stored): Promise<void> {
  const { event } = stored;
  const found = await subjectOf(house.db, stored);
  if (!found && isAboutPayment(event)) throw new Error(`Event ${event.id} is about nothing that is known`);
  if (found) await fireDue(house, found.requestId, house.now());
  await change(house, { actor: "gateway", id: null }, house.now(), async (act) => {
    if (found) await holdRequest(act.tx, found.requestId);
    if (!(await markHandled(act.tx, stored.gateway, event.id, act.book.at))) return;
    if (found) await onPayment(act, found.requestId, found.orderId, found.paymentId, event);
    else if (event.kind === "settled") await settleAsTold(act, event);
  });
}

/** Tries an event, unless it was done or set aside meanwhile; one that fails stays, and is tried again by the sweep. */
async function tryEvent(house: Parts, stored: Stored): Promise<void> {
  try {
    await handleEvent(house, stored);
  } catch (err) {
    const { gateway, event } = stored;
    house.log.error({ gateway, event: event.id, kind: event.kind, err }, "a gateway's event failed");
    await putOff(house.db, gateway, event.id, house.now());
  }
}

/** Tries an event that is stored already. */
export const tryAgain = (house: Parts, { gateway, id, kind, facts, happenedAt: at }: ToldRow) =>
  tryEvent(house, { gateway, event: { id, at, kind, ...facts } as unknown as GatewayEvent });

/** Stores an event under its own id, and does it unless that was done before. */
export async function storeEvent(house: Parts, { gateway, event }: Stored): Promise<void> {
  const { id, at, kind, ...facts } = event;
  const receivedAt = house.now();
  const isToDo = await keepEvent(house.db, {
    ...{ gateway, id, kind, facts: facts as EventFacts },
    ...{ happenedAt: at, receivedAt, nextTryAt: receivedAt },
  });
  if (isToDo) await tryEvent(house, { gateway, event });
}

/**
 * What a gateway has sent: read, stored, then done. One that was stored before is taken in the same way.
 * @returns true: the gateway need not say it again
 * @throws BadSignature
 */
export async function takeEvent(
  house: Parts,
  gateway: Gateway,
  body: Uint8Array,
  signature: string,
): Promise<boolean> {
  const event = await gateway.readEvent(body, signature);
  await storeEvent(house, { gateway: gateway.name, event });
  return true;
}

const batch = 50;

/** Events that failed and whose time has come again: what they waited for may have come since. */
export async function retryEvents(house: House): Promise<void> {
  const rows = await listUnhandled(house.db, house.now(), batch);
  for (const row of rows) await tryAgain(house, row);
}
