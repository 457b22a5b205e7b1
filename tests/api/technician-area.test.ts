import { afterEach, describe, expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";
import { contradictionsIn } from "../support/invariants";
import { sendOffer } from "../support/offers";
import { openRequestOf } from "../support/requests";

const world = await openWorld();

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

const giza = { city_id: "giza", district_id: "giza-dokki" };

describe("A technician's requests", () => {
  it("are the open ones in the own services and cities, newest first, with the own offer's state", async () => {
    const nadia = await world.aCustomer();
    const tarek = await world.aProvider({
      services: ["tap-mixer", "water-heater"],
      cities: ["cairo", "giza"],
    });
    const tap = await openRequestOf(world, nadia);
    const heater = await openRequestOf(world, nadia, { service_id: "water-heater", ...giza });
    await openRequestOf(world, nadia, { service_id: "split-cleaning" });
    await openRequestOf(world, nadia, { city_id: "alexandria", district_id: "alexandria-smouha" });
    await sendOffer(world, tarek, tap);
    const list = async (filters = {}) =>
      (await world.as(tarek).technicianArea.requests(filters)).content.map(({ id, my_offer_status }) => [
        id,
        my_offer_status,
      ]);
    expect(await list()).toEqual([
      [heater, null],
      [tap, "pending"],
    ]);
    expect(await list({ city: "giza" })).toEqual([[heater, null]]);
    expect(await list({ service: "tap-mixer" })).toEqual([[tap, "pending"]]);
    expect(await list({ no_offers: true })).toEqual([[heater, null]]);
    expect(await list({ q: "kitchn" })).toHaveLength(2);
    expect(await list({ service: "split-cleaning" })).toEqual([]);
  });

  it("are those that take offers: one that is closed to them is not among them, but for whom it was sent to alone", async () => {
    const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
    const id = await openRequestOf(world, nadia);
    const listed = async () => (await world.as(tarek).technicianArea.requests({})).content.length;
    expect(await listed()).toBe(1);
    await world.as(nadia).requests.setClosed({ id, is_closed: true });
    expect(await listed()).toBe(0);
    expect((await world.as(tarek).technicianArea.today()).matching).toEqual([]);
    await world.as(nadia).requests.setClosed({ id, is_closed: false });
    expect(await listed()).toBe(1);
  });

  it("sent to one technician are in that one's direct tab until answered", async () => {
    const nadia = await world.aCustomer();
    const [tarek, other] = [await world.aProvider(), await world.aProvider()];
    const id = await openRequestOf(world, nadia, { provider_id: tarek.id });
    const direct = (provider: typeof tarek) => world.as(provider).technicianArea.requests({ tab: "direct" });
    expect((await direct(tarek)).content).toMatchObject([{ id, visibility: "direct" }]);
    expect((await direct(other)).content).toEqual([]);
    expect((await world.as(other).technicianArea.requests({})).content).toEqual([]);
    await world.as(tarek).technicianArea.declineDirect({ id });
    expect((await direct(tarek)).content).toEqual([]);
  });
});

describe("A direct request", () => {
  it("declined by its technician is opened to all at once", async () => {
    const nadia = await world.aCustomer();
    const [tarek, other] = [await world.aProvider(), await world.aProvider()];
    const id = await openRequestOf(world, nadia, { provider_id: tarek.id });
    expect(await refusal(world.as(other).technicianArea.request({ id }))).toMatchObject({ status: 404 });
    expect(await refusal(world.as(other).technicianArea.declineDirect({ id }))).toMatchObject({
      status: 404,
    });
    expect(await refusal(world.as(nadia).requests.openToAll({ id }))).toMatchObject({ status: 409 });
    expect(await world.as(tarek).technicianArea.request({ id })).toMatchObject({
      ...{
        can_decline_direct: true,
        refusal: null,
        request: { next: { actor: "you", key: "direct.answer" } },
      },
    });
    await world.as(tarek).technicianArea.declineDirect({ id, reason: "Call 01001234567, I am away" });
    expect(await refusal(world.as(tarek).technicianArea.declineDirect({ id }))).toMatchObject({
      status: 409,
    });
    expect(await refusal(sendOffer(world, tarek, id))).toMatchObject({ status: 409 });
    expect(await world.as(nadia).requests.get({ id })).toMatchObject({
      next: { actor: "you", key: "direct.over", params: { name: tarek.name } },
    });
    await world.as(nadia).requests.openToAll({ id });
    await sendOffer(world, other, id);
  });

  it("without an answer for 24 hours may be opened to all; with one it may not", async () => {
    const nadia = await world.aCustomer();
    const tarek = await world.aProvider();
    const [silent, answered] = [
      await openRequestOf(world, nadia, { provider_id: tarek.id }),
      await openRequestOf(world, nadia, { provider_id: tarek.id }),
    ];
    await sendOffer(world, tarek, answered);
    expect(await refusal(world.as(tarek).technicianArea.declineDirect({ id: answered }))).toMatchObject({
      status: 409,
    });
    world.clock.advance(24 * 3600);
    await world.as(nadia).requests.openToAll({ id: silent });
    expect(await refusal(world.as(nadia).requests.openToAll({ id: answered }))).toMatchObject({
      status: 409,
    });
  });
});

describe("A technician's view of a request", () => {
  it("says what would be earned, or why there can be no offer, and keeps what is private", async () => {
    const nadia = await world.aCustomer({ name: "Nadia Samir" });
    const id = await openRequestOf(world, nadia);
    const [tarek, other] = [await world.aProvider(), await world.aProvider({ cities: ["giza"] })];
    const view = await world.as(tarek).technicianArea.request({ id });
    expect(view).toMatchObject({
      ...{ my_offer: null, past_offers: [], order: null, refusal: null, can_decline_direct: false },
      commission: { rate_percent: 10, minimum: { amount: 2_000 } },
      request: {
        view: "provider",
        private: null,
        customer: { name: "Nadia\u00A0S." },
        next: { actor: "you", key: "offer.send" },
      },
    });
    expect(JSON.stringify(view)).not.toMatch(/Road 9|Samir/);
    expect(await world.as(other).technicianArea.request({ id })).toMatchObject({ refusal: "other_city" });
  });

  it("keeps offers that are over, and tells the own part of the history", async () => {
    const nadia = await world.aCustomer();
    const id = await openRequestOf(world, nadia);
    const [tarek, other] = [await world.aProvider(), await world.aProvider()];
    const first = await sendOffer(world, tarek, id);
    await sendOffer(world, other, id);
    await world.as(tarek).offers.withdraw({ id: first.id });
    const second = await sendOffer(world, tarek, id);
    const view = await world.as(tarek).technicianArea.request({ id });
    expect(view).toMatchObject({
      my_offer: { id: second.id },
      past_offers: [{ id: first.id, status: "withdrawn" }],
    });
    expect(view.request.timeline.map(({ event }) => event)).toEqual([
      "offer.send",
      "offer.withdraw",
      "offer.send",
      "request.publish",
    ]);
    expect((await world.as(nadia).requests.get({ id })).timeline).toHaveLength(5);
  });
});
