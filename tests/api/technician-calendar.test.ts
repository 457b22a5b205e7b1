import { afterEach, describe, expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";
import { disputeOf } from "../support/disputes";
import { contradictionsIn } from "../support/invariants";
import { sendOffer } from "../support/offers";
import { completed, paid } from "../support/paid";
import type { Person } from "../support/people";
import { openRequestOf, whole } from "../support/requests";

const world = await openWorld();

async function payFor(nadia: Person, id: string) {
  const { url } = await world.as(nadia).payments.pay({ id, method: "card" });
  await world.guest.sandbox.press({ reference: url?.split("/").at(-1) ?? "", press: "pay" });
}

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
      jobs: [{ order_id: deal.orderId, request: { id: deal.requestId }, arrival_minutes: 0, duration: 90 }],
      days_off: ["2026-12-11", "2026-12-25"],
    });
    await technicianArea.removeDayOff({ day: "2026-12-11" });
    expect((await technicianArea.calendar()).days_off).toEqual(["2026-12-25"]);
    expect((await technicianArea.today()).days_off).toEqual(["2026-12-25"]);
  });

  it("says of a day off how many jobs are agreed for it already, by the hours of Cairo", async () => {
    const deal = await paid(world);
    const { technicianArea, orders } = world.as(deal.tarek);
    const said = async (day: string) => {
      await technicianArea.addDayOff({ day });
      return world.said.at(-1);
    };
    await orders.proposeTime({ id: deal.orderId, starts_at: "2026-12-11T23:30" });
    const [proposal] = (await orders.get({ id: deal.orderId })).proposals;
    await world.as(deal.nadia).orders.agree({ id: proposal?.id ?? "" });
    expect(await said("2026-12-10")).toBe("Your day off is saved.");
    expect(await said("2026-12-11")).toMatch(
      /^Your day off is saved. One job is agreed for that day already/,
    );
    expect(await said("2026-12-12")).toBe("Your day off is saved.");
    const past = technicianArea.addDayOff({ day: "2026-01-01" });
    expect((await refusal(past)).errors).toEqual({ day: ["This day has passed."] });
  });

  it("holds a visit under warranty from when it is agreed on until it was made, and so does its day", async () => {
    const deal = await completed(world);
    const { technicianArea, orders } = world.as(deal.tarek);
    const visits = async () => (await technicianArea.calendar()).jobs;
    await world.as(deal.nadia).orders.claimWarranty({ id: deal.orderId, reason: "It drips again" });
    expect(await visits()).toEqual([]);
    const id = (await orders.get({ id: deal.orderId })).proposals[0]?.id ?? "";
    await orders.agree({ id, starts_at: "2026-12-04T16:00" });
    const visit = { order_id: deal.orderId, starts_at: "2026-12-04T14:00:00.000Z", duration: 90 };
    expect(await visits()).toMatchObject([visit]);
    const today = async () => (await technicianArea.today()).jobs_today;
    expect(await today()).toEqual([]);
    const hasFile = async () => (await technicianArea.today()).has_calendar;
    expect(await hasFile()).toBe(true);
    world.clock.set("2026-12-04T05:00Z");
    expect(await today()).toMatchObject([
      { id: deal.orderId, status: "completed", is_visit: true, at: visit.starts_at, address: whole.address },
    ]);
    expect((await technicianArea.agenda()).jobs).toMatchObject([{ visit_id: id, at: visit.starts_at }]);
    world.clock.set("2026-12-04T14:00Z");
    await world.as(deal.nadia).orders.finish({ id });
    expect([await visits(), await today(), await hasFile()]).toEqual([[], [], false]);
  });

  it("holds a visit under warranty while its job is in dispute, and so does its day", async () => {
    const deal = await completed(world);
    const { technicianArea, orders } = world.as(deal.tarek);
    await world.as(deal.nadia).orders.claimWarranty({ id: deal.orderId, reason: "It drips again" });
    const id = (await orders.get({ id: deal.orderId })).proposals[0]?.id ?? "";
    await orders.agree({ id, starts_at: "2026-12-04T16:00" });
    await disputeOf(world, deal);
    world.clock.set("2026-12-04T05:00Z");
    const at = "2026-12-04T14:00:00.000Z";
    expect((await technicianArea.calendar()).jobs.filter((job) => job.starts_at === at)).toMatchObject([
      { order_id: deal.orderId },
    ]);
    expect((await technicianArea.today()).jobs_today).toMatchObject([
      { id: deal.orderId, status: "disputed", is_visit: true, at },
    ]);
  });

  it("shows a day's jobs and visits by the hour, and one of yesterday's no more", async () => {
    const deal = await completed(world);
    const nadia = await world.aCustomer();
    const request = await openRequestOf(world, nadia);
    const sent = await sendOffer(world, deal.tarek, request, {
      ...{ starts_at: "2026-12-04T17:00", arrival_minutes: 60 },
    });
    const { order_id } = await world.as(nadia).offers.accept({ id: sent.id, round: 1 });
    await payFor(nadia, order_id);
    await world.as(deal.nadia).orders.claimWarranty({ id: deal.orderId, reason: "It drips again" });
    const { technicianArea, orders } = world.as(deal.tarek);
    const id = (await orders.get({ id: deal.orderId })).proposals[0]?.id ?? "";
    await orders.agree({ id, starts_at: "2026-12-04T18:00" });
    world.clock.set("2026-12-04T05:00Z");
    const today = async () =>
      (await technicianArea.today()).jobs_today.map((job) => [job.id, job.is_visit, job.at]);
    expect(await today()).toEqual([
      [order_id, false, "2026-12-04T15:00:00.000Z"],
      [deal.orderId, true, "2026-12-04T16:00:00.000Z"],
    ]);
    world.clock.set("2026-12-05T05:00Z");
    expect(await today()).toEqual([]);
    expect((await technicianArea.calendar()).jobs).toMatchObject([
      { order_id, starts_at: "2026-12-04T15:00:00.000Z", arrival_minutes: 60 },
      { order_id: deal.orderId },
    ]);
  });

  it("has no job that is in dispute for another calendar, as the job itself has none, and counts every move", async () => {
    const deal = await paid(world);
    const { technicianArea, orders } = world.as(deal.tarek);
    for (const _ of Array(21)) {
      await orders.proposeTime({ id: deal.orderId, starts_at: "2026-12-11T16:00" });
      const id = (await orders.get({ id: deal.orderId })).proposals[0]?.id ?? "";
      await world.as(deal.nadia).orders.agree({ id });
    }
    const { jobs } = await technicianArea.agenda();
    expect(jobs).toMatchObject([{ id: deal.orderId, moved: 21 }]);
    expect(await orders.get({ id: deal.orderId })).toMatchObject({ moved: 21 });
    const entries = async () => (await technicianArea.calendar()).jobs.map((job) => job.has_entry);
    expect(await entries()).toEqual([true]);
    await disputeOf(world, deal);
    expect((await technicianArea.agenda()).jobs).toEqual([]);
    // He is taken then as before, and is offered no file, of which there is none.
    expect(await entries()).toEqual([false]);
  });

  it("tells of each job and visit where it is, whose, and how often it was moved", async () => {
    const deal = await paid(world);
    const { technicianArea, orders } = world.as(deal.tarek);
    const agenda = async () => (await technicianArea.agenda()).jobs;
    const job = { id: deal.orderId, customer: { name: "Nadia\u00a0S." }, address: whole.address };
    expect(await agenda()).toMatchObject([{ ...job, is_visit: false, visit_id: null, moved: 0 }]);
    await orders.proposeTime({ id: deal.orderId, starts_at: "2026-12-11T16:00" });
    const id = (await orders.get({ id: deal.orderId })).proposals[0]?.id ?? "";
    await world.as(deal.nadia).orders.agree({ id });
    expect(await agenda()).toMatchObject([{ ...job, at: "2026-12-11T14:00:00.000Z", moved: 1 }]);
    expect((await world.as(await world.aProvider()).technicianArea.agenda()).jobs).toEqual([]);
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
