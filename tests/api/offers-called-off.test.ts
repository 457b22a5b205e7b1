import { afterEach, expect, it } from "vitest";
import { openWorld } from "../support/api";
import { contradictionsIn } from "../support/invariants";
import { accepted, paid } from "../support/paid";

const world = await openWorld();

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

it("Tarek, whose customer calls the paid job off, was chosen all the same", async () => {
  const { nadia, tarek, requestId, orderId } = await paid(world);
  expect((await world.as(tarek).offers.mine({})).win_rate).toBe(100);
  const { cancel_cost } = await world.as(nadia).orders.get({ id: orderId });
  await world.as(nadia).orders.cancel({ id: orderId, fee: cancel_cost?.fee.amount ?? 0, retender: false });
  const { content, win_rate } = await world.as(tarek).offers.mine({ tab: "closed" });
  expect(content).toMatchObject([{ status: "not_selected", is_called_off: true }]);
  expect(win_rate).toBe(100);
  const { past_offers } = await world.as(tarek).technicianArea.request({ id: requestId });
  expect(past_offers).toMatchObject([{ is_called_off: true }]);
});

it("An offer whose payment was given up came to no job, and was not chosen", async () => {
  const { nadia, tarek, requestId, orderId } = await accepted(world);
  await world.as(nadia).orders.giveUp({ id: orderId });
  await world.as(nadia).requests.cancel({ id: requestId });
  const { content, win_rate } = await world.as(tarek).offers.mine({ tab: "closed" });
  expect(content).toMatchObject([{ status: "not_selected", is_called_off: false }]);
  expect(win_rate).toBeNull();
});
