import type { House } from "../mount";
import { retryEvents, takeEvent } from "./event-moves";
import { listUnclosed, updatePayment } from "./payment-store";
import { sendRefunds } from "./refund-moves";

const batch = 20;

/** Ends sessions at the gateway that nobody may pay any more. */
async function closeSessions(house: House, now: Date): Promise<void> {
  const { gateway } = house.outside;
  for (const { id, reference, gateway: name } of await listUnclosed(house.db, batch)) {
    if (reference && gateway?.name === name) await gateway.close(reference);
    await updatePayment(house.db, id, { closedAt: now });
  }
}

/** What is to be said to the gateway, and what it said that could not be done at once. */
export async function sweepPayments(house: House, now: Date): Promise<void> {
  await retryEvents(house);
  await sendRefunds(house, now);
  await closeSessions(house, now);
  const { gateway } = house.outside;
  if (gateway?.name === "sandbox")
    await gateway.deliver((body, signature) => takeEvent(house, gateway, body, signature));
}
