import { afterEach, describe, expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";
import { contradictionsIn } from "../support/invariants";
import { sendOffer } from "../support/offers";
import { paid } from "../support/paid";
import { openRequestOf } from "../support/requests";

const world = await openWorld();

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

describe("Tarek's calendar", () => {
  it("holds the jobs that are paid, and his days off, the next first", async () => {
    const deal = await paid(world);
    const { technicianArea } = world.as(deal.tarek);
    await technicianArea.addDayOff({ day: "2026-12-25" });
    await technicianArea.addDayOff({ day: "2026-12-11" });
    await technicianArea.addDayOff({ day: "2026-12-11" });
    expect(await technicianArea.calendar()).toMatchObject({
      jobs: [{ order_id: deal.orderId, request: { id: deal.requestId }, duration: 90 }],
      days_off: ["2026-12-11", "2026-12-25"],
    });
    await technicianArea.removeDayOff({ day: "2026-12-11" });
    expect((await technicianArea.calendar()).days_off).toEqual(["2026-12-25"]);
  });

  it("is his alone", async () => {
    const deal = await paid(world);
    await world.as(deal.tarek).technicianArea.addDayOff({ day: "2026-12-25" });
    const rival = world.as(await world.aProvider());
    expect(await rival.technicianArea.calendar()).toEqual({ jobs: [], days_off: [] });
    await rival.technicianArea.removeDayOff({ day: "2026-12-25" });
    expect((await world.as(deal.tarek).technicianArea.calendar()).days_off).toEqual(["2026-12-25"]);
  });

  it("takes no day that is over, and none after the next year", async () => {
    const { technicianArea } = world.as(await world.aProvider());
    for (const day of ["2020-01-01", "2029-01-01"])
      expect(await refusal(technicianArea.addDayOff({ day }))).toMatchObject({
        ...{ status: 422, errors: { day: [expect.any(String)] } },
      });
  });

  it("warns and refuses nothing: an offer at a time that is taken is sent", async () => {
    const deal = await paid(world);
    await world.as(deal.tarek).technicianArea.addDayOff({ day: "2026-12-10" });
    const another = await openRequestOf(world, await world.aCustomer());
    expect(await sendOffer(world, deal.tarek, another)).toMatchObject({ status: "pending" });
  });
});
