import type { House } from "../mount";
import { findOrder } from "../orders/order-store";
import { endWait } from "../orders/word-moves";
import type { Gateway } from "../outside/payments/gateway";
import { GatewayRefused } from "../outside/payments/gateway-errors";
import { change } from "../record/change";
import { holdRequest } from "../requests/request-store";
import { fireDue } from "../time/timers";
import { storeEvent } from "./event-moves";
import { movePayment } from "./moves";
import { findPayment, findRequestOf, updatePayment } from "./payment-store";
import { freeFacts, transition } from "./rules";
import { listOverdue, listUnclosed } from "./session-store";

const batch = 20;

type Session = Awaited<ReturnType<typeof listUnclosed>>[number] & { reference: string };

/**
 * Ends a session at its gateway. Where it turns out to have been paid before, that counts from when it was paid, whether or not the gateway
 * tells of it by an event as well. A session that the gateway refuses to close is over, too.
 */
async function close(
  house: House,
  gateway: Gateway,
  { id: paymentId, reference }: Session,
  now: Date,
): Promise<void> {
  try {
    const taken = await gateway.close(reference);
    if (!taken) return;
    house.log.warn({ payment: paymentId }, "a session that is over had been paid");
    const event = { id: `closed-${paymentId}`, at: now, kind: "succeeded", paymentId, ...taken } as const;
    await storeEvent(house, { gateway: gateway.name, event });
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    house.log.error({ payment: paymentId, err: error }, "a session could not be closed");
  }
}

/** Nothing was paid in a session that was begun: nobody waits for its word any more. */
async function giveUp(house: House, paymentId: string, now: Date): Promise<void> {
  const found = await findRequestOf(house.db, { paymentId });
  if (!found) return;
  await change(house, { actor: "time", id: null }, now, async (act) => {
    await holdRequest(act.tx, found.requestId);
    const payment = await findPayment(act.tx, paymentId);
    const order = await findOrder(act.tx, found.orderId);
    if (!payment || !order || !transition(payment.status, "cancel", "time", freeFacts).to) return;
    await movePayment(act, found.requestId, payment, "cancel");
    await endWait(act, order, payment);
  });
  await fireDue(house, found.requestId, now);
}

/** Ends sessions at the gateway that nobody may pay any more; one that fails keeps no other from its turn. */
export async function closeSessions(house: House, now: Date): Promise<void> {
  const { gateway } = house.outside;
  const overdue = await listOverdue(house.db, now, batch);
  for (const row of [...overdue, ...(await listUnclosed(house.db, batch))]) {
    const { id, reference } = row;
    try {
      if (row.gateway === gateway?.name && reference) await close(house, gateway, { ...row, reference }, now);
      await updatePayment(house.db, id, { closedAt: now });
      if (overdue.includes(row)) await giveUp(house, id, now);
    } catch (err) {
      house.log.error({ payment: id, err }, "a session is not closed yet");
    }
  }
}
