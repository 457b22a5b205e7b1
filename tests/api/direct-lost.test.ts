import { afterEach, expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";
import { contradictionsIn } from "../support/invariants";
import { sendOffer } from "../support/offers";
import { beginCard, press } from "../support/paid";
import { openRequestOf } from "../support/requests";

const world = await openWorld();

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

it("A request to Tarek alone, whose job he gave up, waits for no answer of his, and is Nadia's to open to all", async () => {
  const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
  const requestId = await openRequestOf(world, nadia, { provider_id: tarek.id });
  const { technicianArea, orders } = world.as(tarek);
  const waiting = async () => [
    (await technicianArea.requests({ tab: "direct" })).content.length,
    (await technicianArea.counts()).direct_requests,
  ];
  expect(await waiting()).toEqual([1, 1]);
  const { id: offerId } = await sendOffer(world, tarek, requestId);
  const { order_id: orderId } = await world.as(nadia).offers.accept({ id: offerId, round: 1 });
  await press(world, await beginCard(world, { nadia, tarek, requestId, offerId, orderId }), "pay");
  await orders.backOut({ id: orderId, reason: "My car broke down" });
  expect(await waiting()).toEqual([0, 0]);
  expect(await technicianArea.request({ id: requestId })).toMatchObject({
    ...{ refusal: "excluded", can_decline_direct: false },
    request: { next: { actor: "nobody", key: "theirs.open.none" } },
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
