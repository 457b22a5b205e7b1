import { beforeEach, describe, expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";
import { sendOffer, terms } from "../support/offers";
import type { Person } from "../support/people";
import { openRequestOf, whole } from "../support/requests";

const world = await openWorld();
let nadia: Person;
let tarek: Person;

beforeEach(async () => {
  [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
});

/** The fields that an answer names, in its order. */
const named = async (call: Promise<unknown>) => Object.keys((await refusal(call)).errors ?? {});

/** Too short for the schema; a budget upside down is found behind it; the rest is missing. */
const hasty = { title: "Tap", budget_min: 50_000, budget_max: 10_000 };

describe("A form in which several things are wrong in different ways", () => {
  it("of a customer who wants to publish names them all, and what is missing", async () => {
    const { id } = await world.as(nadia).requests.create({});
    const wrong = ["service_id", "title", "description", "budget_max", "city_id", "district_id", "address"];
    expect(await named(world.as(nadia).requests.save({ ...hasty, id, whole: true }))).toEqual(wrong);
    expect(await named(world.as(nadia).requests.save({ ...hasty, id }))).toEqual(["title", "budget_max"]);
    const upsideDown = { ...hasty, title: "Kitchen tap drips", id, whole: true };
    expect((await named(world.as(nadia).requests.save(upsideDown))).sort()).toEqual(
      wrong.filter((name) => name !== "title").sort(),
    );
  });

  it("of a guest who wants to publish names them all, and what is missing", async () => {
    const { key } = await world.guest.drafts.start({});
    const guest = world.guestWith({ draftKey: key });
    expect(await named(guest.drafts.save({ ...hasty, service_id: "no-such", publish: true }))).toEqual([
      ...["service_id", "title", "description", "budget_max", "city_id", "district_id", "address"],
    ]);
    expect(await named(guest.drafts.save(hasty))).toEqual(["title", "budget_max"]);
  });

  it("of an open request names what it would lack", async () => {
    const id = await openRequestOf(world, nadia);
    const { address: _, ...homeless } = whole;
    expect(await named(world.as(nadia).requests.save({ ...homeless, id, title: "Tap" }))).toEqual([
      ...["title", "address"],
    ]);
  });

  it("says nothing of somebody else's request", async () => {
    const id = await openRequestOf(world, await world.aCustomer());
    expect(await named(world.as(nadia).requests.save({ ...hasty, id, whole: true }))).toEqual(["title"]);
  });

  it("of a technician's offer names price and start beside what is out of bounds", async () => {
    const id = await openRequestOf(world, nadia);
    const wrong = { price: 1, starts_at: "2020-01-01T10:00", duration: 1 };
    expect(await named(sendOffer(world, tarek, id, wrong))).toEqual(["price", "starts_at", "duration"]);
    const sent = await sendOffer(world, tarek, id);
    const revised = { ...terms, ...wrong, price: 30_000, visit_fee: 40_000, id: sent.id };
    expect(await named(world.as(tarek).offers.revise(revised))).toEqual([
      ...["visit_fee", "starts_at", "duration"],
    ]);
  });

  it("of a technician's profile names services and prices beside texts", async () => {
    const wrong = {
      ...{ headline: "", bio: "Short", years: 3, warranty_days: 30, services: ["tap-mixer", "no-such"] },
      ...{ cities: ["atlantis"], from_prices: { "tap-mixer": 1 } },
    };
    expect(await named(world.as(tarek).profile.saveProvider(wrong))).toEqual([
      ...["headline", "bio", "services", "cities", "from_prices.tap-mixer"],
    ]);
  });

  it("of a customer's missing data names name and city", async () => {
    expect(await named(world.as(nadia).profile.saveCustomer({ name: "", city_id: "atlantis" }))).toEqual([
      ...["name", "city_id"],
    ]);
  });
});
