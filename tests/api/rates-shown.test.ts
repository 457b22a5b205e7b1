import { expect, it } from "vitest";
import { openWorld } from "../support/api";
import { contradictionsIn } from "../support/invariants";
import { sendOffer } from "../support/offers";
import { beginCard, codeOf, type Deal, press } from "../support/paid";
import type { Person } from "../support/people";
import { openRequestOf } from "../support/requests";

const world = await openWorld();

/** One job of the two, from its request to its approval. */
async function doneJob(nadia: Person, tarek: Person): Promise<void> {
  const requestId = await openRequestOf(world, nadia);
  const { id: offerId } = await sendOffer(world, tarek, requestId);
  const { order_id: orderId } = await world.as(nadia).offers.accept({ id: offerId, round: 1 });
  const deal: Deal = { nadia, tarek, requestId, offerId, orderId };
  await press(world, await beginCard(world, deal), "pay");
  await world.as(tarek).orders.start({ id: orderId, code: await codeOf(world, deal) });
  await world.as(tarek).orders.deliver({ id: orderId });
  await world.as(nadia).orders.confirm({ id: orderId });
}

it("A technician's completion and on-time rates are shown from the fifth order on, and not from the fourth", {
  timeout: 120_000,
}, async () => {
  const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
  const rates = async () => {
    const { completion_percent, on_time_percent } = await world.guest.technicians.get({ id: tarek.id });
    return [completion_percent, on_time_percent];
  };
  for (let job = 0; job < 4; job += 1) await doneJob(nadia, tarek);
  expect(await rates()).toEqual([null, null]);
  await doneJob(nadia, tarek);
  expect(await rates()).toEqual([100, 100]);
  expect(await contradictionsIn(world.db)).toEqual([]);
});
