import type { House } from "../mount";
import { closeSessions } from "./closing-moves";
import { retryEvents, takeEvent } from "./event-moves";
import { sendRefunds } from "./sending-moves";
import { askAfterRefunds } from "./silent-moves";

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
