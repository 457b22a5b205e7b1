import { afterEach, expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";
import { contradictionsIn } from "../support/invariants";
import { sendOffer } from "../support/offers";
import { beginCard, press } from "../support/paid";
import type { Person } from "../support/people";
import { openRequestOf } from "../support/requests";

const world = await openWorld();

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

/** Requests to somebody alone that wait for an answer: in the list, and in the figure beside it. */
async function waitingFor(person: Person): Promise<number[]> {
  const { technicianArea } = world.as(person);
  const { content } = await technicianArea.requests({ tab: "direct" });
  return [content.length, (await technicianArea.counts()).direct_requests];
}

it("A request to Tarek alone, whose job he gave up, waits for no answer of his, and is Nadia's to open to all", async () => {
  const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
  const requestId = await openRequestOf(world, nadia, { provider_id: tarek.id });
  const { technicianArea, orders } = world.as(tarek);
  expect(await waitingFor(tarek)).toEqual([1, 1]);
  const { id: offerId } = await sendOffer(world, tarek, requestId);
  const { order_id: orderId } = await world.as(nadia).offers.accept({ id: offerId, round: 1 });
  await press(world, await beginCard(world, { nadia, tarek, requestId, offerId, orderId }), "pay");
  await orders.backOut({ id: orderId, reason: "My car broke down" });
  expect(await waitingFor(tarek)).toEqual([0, 0]);
  expect(await technicianArea.request({ id: requestId })).toMatchObject({
    ...{ refusal: "excluded", can_decline_direct: false },
    request: { next: { actor: "nobody", key: "theirs.open.lost", due_at: null } },
  });
  expect(await refusal(technicianArea.declineDirect({ id: requestId }))).toMatchObject({
    ...{ status: 409, current: { request_status: "open" } },
  });
  const { requests } = world.as(nadia);
  expect(await requests.get({ id: requestId })).toMatchObject({
    ...{ can: expect.arrayContaining(["open_to_all"]), next: { actor: "you", key: "direct.over" } },
  });
  await requests.openToAll({ id: requestId });
  await sendOffer(world, await world.aProvider(), requestId);
});

it("A request to Tarek alone waits again once the validity of his offer is over, before the clock has written it down, too", async () => {
  const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
  const id = await openRequestOf(world, nadia, { provider_id: tarek.id });
  const { technicianArea } = world.as(tarek);
  await sendOffer(world, tarek, id, { valid_hours: 1 });
  expect(await waitingFor(tarek)).toEqual([0, 0]);
  world.clock.advance(3_600);
  expect(await waitingFor(tarek)).toEqual([1, 1]);
  expect(await technicianArea.request({ id })).toMatchObject({
    ...{ refusal: null, can_decline_direct: true },
    request: { next: { actor: "you", key: "direct.answer" } },
  });
  world.clock.advance(31 * 86_400);
  expect(await refusal(technicianArea.declineDirect({ id }))).toMatchObject({
    ...{ status: 409, current: { request_status: "expired" } },
  });
});
