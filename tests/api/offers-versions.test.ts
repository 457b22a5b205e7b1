import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";
import { contradictionsIn } from "../support/invariants";
import { sendOffer, terms } from "../support/offers";
import type { Person } from "../support/people";
import { openRequestOf, whole } from "../support/requests";

const world = await openWorld();
let nadia: Person;
let tarek: Person;
let id: string;

beforeEach(async () => {
  [nadia, tarek] = [await world.aCustomer(), await world.aProvider({ cities: ["cairo", "giza"] })];
  id = await openRequestOf(world, nadia, {
    timing: "date",
    preferred_date: "2026-12-01",
    time_window: "morning",
  });
});
afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

const provider = () => world.as(tarek).offers;
const edit = (fields: object) => world.as(nadia).requests.save({ ...whole, id, ...fields });
const asked = { timing: "date", preferred_date: "2026-12-01", time_window: "morning" } as const;
const sentTo = async () => (await world.as(nadia).offers.compare({ id })).offers;

describe("A technician who wrote for a request that has changed since", () => {
  it("reads what has changed before the offer is sent, whatever else is wrong with it", async () => {
    await edit({ ...asked, preferred_date: "2026-12-04" });
    await edit({ ...asked, preferred_date: "2026-12-04", city_id: "giza", district_id: "giza-dokki" });
    expect(await refusal(provider().send({ ...terms, id, price: 1 }))).toMatchObject({
      status: 409,
      message: "This request has changed since you opened it. Please read it again before you go on.",
      data: ["The wanted date or time has changed.", "The district or the city has changed."],
      current: { request_status: "open", version: 3 },
    });
    expect(await sentTo()).toEqual([]);
    expect(await refusal(provider().send({ ...terms, id, version: 2 }))).toMatchObject({
      data: ["The district or the city has changed."],
    });
    await provider().send({ ...terms, id, version: 3 });
    expect(await sentTo()).toMatchObject([{ status: "pending" }]);
  });

  it("reads it in Arabic as well", async () => {
    await edit({ ...asked, service_id: "tap-mixer", time_window: "evening" });
    const arabic = world.inLanguage("ar", tarek).offers;
    expect(await refusal(arabic.send({ ...terms, id }))).toMatchObject({
      message: "تغيّر هذا الطلب بعد فتحه. هذه تفاصيله الحالية، ويُرجى قراءتها قبل المتابعة.",
      data: ["تغيّر الموعد المطلوب."],
    });
  });

  it("neither confirms nor revises for what was not read", async () => {
    const { id: offer } = await sendOffer(world, tarek, id);
    await edit({ ...asked, time_window: "evening" });
    await edit({ ...asked, time_window: "any" });
    const unread = { id: offer, version: 2 };
    for (const step of [
      () => provider().reconfirm(unread),
      () => provider().revise({ ...terms, ...unread, price: 1 }),
    ])
      expect(await refusal(step())).toMatchObject({ status: 409, current: { version: 3 } });
    expect(await provider().get({ id: offer })).toMatchObject({ status: "stale", round: 1 });
    await provider().reconfirm({ id: offer, version: 3 });
    expect(await provider().get({ id: offer })).toMatchObject({ status: "pending" });
  });

  it.each(["confirms", "revises"] as const)(
    "%s for it as it is: an order that is given up leaves the offer to be accepted again",
    async (how) => {
      const { id: offer } = await sendOffer(world, tarek, id);
      await edit({ ...asked, time_window: "evening" });
      const read = { id: offer, version: 2 };
      if (how === "confirms") await provider().reconfirm(read);
      else await provider().revise({ ...terms, ...read });
      const { round } = await provider().get({ id: offer });
      const { order_id } = await world.as(nadia).offers.accept({ id: offer, round });
      await world.as(nadia).orders.giveUp({ id: order_id });
      expect(await sentTo()).toMatchObject([{ id: offer, status: "pending" }]);
    },
  );

  it("is asked nothing when the change was not material", async () => {
    await edit({ ...asked, title: "The kitchen tap drips" });
    await provider().send({ ...terms, id });
    expect(await sentTo()).toMatchObject([{ status: "pending" }]);
  });

  it("reads that an extension lifted the date", async () => {
    await world.as(nadia).requests.extend({ id });
    expect(await refusal(provider().send({ ...terms, id }))).toMatchObject({
      data: ["The wanted date or time has changed."],
      current: { version: 2 },
    });
  });
});
