import { afterEach, expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";
import { contradictionsIn } from "../support/invariants";
import { sendOffer } from "../support/offers";
import { draftOf, openRequestOf } from "../support/requests";

const world = await openWorld({ settings: { openRequestsPerCustomer: 1, pendingOffersPerProvider: 1 } });
const hour = 3_600;

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

it("A request whose time is over takes no place among the open ones, before the clock has written it down, too", async () => {
  const nadia = await world.aCustomer();
  const { requests } = world.as(nadia);
  const first = await openRequestOf(world, nadia, { timing: "date", preferred_date: "2026-11-24" });
  const second = await draftOf(world, nadia);
  expect(await requests.room({})).toEqual({ open: 1, most: 1 });
  expect(await refusal(requests.publish({ id: second }))).toMatchObject({ status: 409 });
  world.clock.advance(48 * hour);
  expect(await requests.room({})).toEqual({ open: 0, most: 1 });
  await requests.publish({ id: second });
  expect((await requests.mine({})).content.map(({ id }) => id)).toEqual([second]);
  expect(await refusal(requests.extend({ id: first })), "it needs a place to come back").toMatchObject({
    ...{ status: 409, current: { request_status: "expired" } },
    message: "You have one open request, which is the maximum. Cancel it first if you no longer need it.",
  });
});

it("An offer whose validity is over takes no place among those that wait, before the clock has written it down, too", async () => {
  const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
  const other = await world.aCustomer();
  const [first, second] = [await openRequestOf(world, nadia), await openRequestOf(world, other)];
  const refusedFor = async () => (await world.as(tarek).technicianArea.request({ id: second })).refusal;
  await sendOffer(world, tarek, first, { valid_hours: 1 });
  expect(await refusedFor()).toBe("too_many_offers");
  expect(await refusal(sendOffer(world, tarek, second))).toMatchObject({
    ...{ status: 409, current: { request_status: "open" } },
    message: "You have reached the number of offers that may wait at once.",
  });
  world.clock.advance(hour);
  expect(await refusedFor()).toBeNull();
  await sendOffer(world, tarek, second);
});
