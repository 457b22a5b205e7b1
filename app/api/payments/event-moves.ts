import type { Db } from "../db/client";
import type { EventFacts } from "../db/columns";
import type { House } from "../mount";
import type { Gateway, GatewayEvent } from "../outside/payments/gateway";
import { change } from "../record/change";
import { holdRequest } from "../requests/request-store";
import { fireDue } from "../time/timers";
import { happenedAt, saidAt } from "./event-rules";
import { keepEvent, listUnhandled, markHandled, putOff, type ToldRow } from "./event-store";
import { findRequestOf } from "./payment-store";
import { settleAsTold } from "./settlement-moves";
import { onPayment } from "./told-moves";

type Stored = { gateway: string; event: GatewayEvent; receivedAt: Date };
type Parts = Pick<House, "db" | "settings" | "log" | "now">;

/** What an event is about, by what its gateway knows it by; null where it is about no payment. */
async function subjectOf(db: Db, { gateway, event }: Pick<Stored, "gateway" | "event">) {
  if ("paymentId" in event) return findRequestOf(db, { paymentId: event.paymentId });
  const known = "refundId" in event && (await findRequestOf(db, { refundId: event.refundId }));
  if (known) return known;
  return "charge" in event && event.charge ? findRequestOf(db, { gateway, charge: event.charge }) : null;
}

/** Whether an event is about a payment, or a refund of one. */
const isAboutPayment = (event: GatewayEvent) =>
  "paymentId" in event || "refundId" in event || "charge" in event;

/** A word on a refund, or on a try at a payment: these are put in order by when each was said, however long ago that was. */
const isOneOfSeveral = (event: GatewayEvent) =>
  "refundId" in event || event.kind === "requires_action" || event.kind === "failed";

/**
 * Does what a stored event says, once: the mark that it was done is written in the same transaction. An event is told some time after it
 * happened, and counts from when it happened: what fell due before that is carried out first, and the rest after it.
 */
export async function handleEvent(house: Parts, stored: Stored): Promise<void> {
  const found = await subjectOf(house.db, stored);
  if (!found && isAboutPayment(stored.event))
    throw new Error(`Event ${stored.event.id} is about nothing that is known`);
  const { receivedAt } = stored;
  const at = happenedAt(stored.event.at, receivedAt, house.settings);
  const event = {
    ...stored.event,
    at: isOneOfSeveral(stored.event) ? saidAt(stored.event.at, receivedAt) : at,
  };
  if (found) await fireDue(house, found.requestId, house.now(), at);
  await change(house, { actor: "gateway", id: null }, house.now(), async (act) => {
    if (found) await holdRequest(act.tx, found.requestId);
    if (!(await markHandled(act.tx, stored.gateway, event.id, act.book.at))) return;
    if (found) await onPayment(act, found.requestId, found.orderId, found.paymentId, event);
    else if (event.kind === "settled") await settleAsTold(act, event);
  });
  if (found) await fireDue(house, found.requestId, house.now());
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
export const tryAgain = (house: Parts, { gateway, id, kind, facts, happenedAt: at, receivedAt }: ToldRow) =>
  tryEvent(house, { gateway, receivedAt, event: { id, at, kind, ...facts } as unknown as GatewayEvent });

/** Stores an event under its own id, and does it unless that was done before: what is done is what is stored. */
export async function storeEvent(
  house: Parts,
  { gateway, event }: Pick<Stored, "gateway" | "event">,
): Promise<void> {
  const { id, at, kind, ...facts } = event;
  const receivedAt = house.now();
  const kept = await keepEvent(house.db, {
    gateway,
    id,
    kind,
    facts: facts as EventFacts,
    happenedAt: at,
    receivedAt,
    nextTryAt: receivedAt,
  });
  if (kept) await tryAgain(house, kept);
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
