import type { House } from "../mount";
import { GatewayRefused } from "../outside/payments/gateway-errors";
import { retryEvents, storeEvent, takeEvent } from "./event-moves";
import { listUnclosed, updatePayment } from "./payment-store";
import { sendRefunds } from "./sending-moves";
import { askAfterRefunds } from "./silent-moves";

const batch = 20;

type Unclosed = Awaited<ReturnType<typeof listUnclosed>>[number];

/** Ends a session; what was paid in it before is taken, whether or not the gateway tells of it. A refusal ends it as well. */
async function close(house: House, { id: paymentId, reference }: Unclosed, now: Date): Promise<void> {
  const { gateway } = house.outside;
  if (!reference || !gateway) return;
  try {
    const taken = await gateway.close(reference);
    if (!taken) return;
    house.log.error({ payment: paymentId }, "a payment that was given up had been paid");
    const event = { id: `closed-${paymentId}`, at: now, kind: "succeeded", paymentId, ...taken } as const;
    await storeEvent(house, { gateway: gateway.name, event });
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    house.log.error({ payment: paymentId, err: error }, "a session could not be closed");
  }
}

/** Ends sessions at the gateway that nobody may pay any more; one that fails keeps no other from its turn. */
async function closeSessions(house: House, now: Date): Promise<void> {
  for (const row of await listUnclosed(house.db, batch)) {
    try {
      if (row.gateway === house.outside.gateway?.name) await close(house, row, now);
      await updatePayment(house.db, row.id, { closedAt: now });
    } catch (err) {
      house.log.error({ payment: row.id, err }, "a session is not closed yet");
    }
  }
}

/**
 * What is to be said to the gateway, and what it said that could not be done at once. Its answers may take long, so what presses comes
 * first: nobody may pay what is over, then money that is owed, and last what the gateway may have told of meanwhile.
 */
export async function sweepPayments(house: House, now: Date): Promise<void> {
  const { gateway } = house.outside;
  await closeSessions(house, now);
  await retryEvents(house);
  await sendRefunds(house, now);
  if (gateway?.name === "sandbox")
    await gateway.deliver((body, signature) => takeEvent(house, gateway, body, signature));
  await askAfterRefunds(house, now);
}
