import { afterEach, describe, expect, it } from "vitest";
import { sweepTimers } from "~/api/time/timers";
import { openWorld } from "../support/api";
import { disputeOf } from "../support/disputes";
import { contradictionsIn } from "../support/invariants";
import { type Deal, paid, started } from "../support/paid";
import { sidesOf, tells } from "../support/told";

const world = await openWorld();
const hour = 3600;
const price = 30_000;
const reason = "It turned out otherwise.";

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

const until = (iso: string) => world.clock.advance((Date.parse(iso) - world.clock.now().getTime()) / 1000);
const customer = (deal: Deal) => world.as(deal.nadia).orders;
const provider = (deal: Deal) => world.as(deal.tarek).orders;
const sweep = () => sweepTimers(world.house, world.clock.now());
const nobodyIsTold = () => tells(world, sweep);

function bothAreTold(deal: Deal, kind: "start_awaited" | "delivery_awaited") {
  const { hers, his } = sidesOf(deal);
  return tells(world, sweep, hers(`${kind}.customer`, { price }), his(`${kind}.provider`, { price }));
}

const tellLapsed = (deal: Deal) =>
  tells(world, sweep, sidesOf(deal).hers("proposal_lapsed"), sidesOf(deal).his("proposal_lapsed"));

describe("What waits between the sides when a job that was taken up again counts as left alone", () => {
  it("keeps the reminder back after changes were asked for", async () => {
    const deal = await started(world);
    world.clock.advance(hour);
    await provider(deal).deliver({ id: deal.orderId });
    world.clock.advance(70 * hour);
    await customer(deal).askChanges({ id: deal.orderId, reason });
    world.clock.advance(71 * hour);
    await provider(deal).proposePrice({ id: deal.orderId, price: price + 5_000, reason });
    world.clock.advance(hour);
    await nobodyIsTold();
    world.clock.advance(47 * hour);
    await tellLapsed(deal);
    world.clock.advance(72 * hour - 60);
    await nobodyIsTold();
    world.clock.advance(60);
    await bothAreTold(deal, "delivery_awaited");
  });

  it("keeps the reminder back after a dispute was withdrawn", async () => {
    const deal = await paid(world, { arrival_minutes: 60 });
    until("2026-12-11T08:30Z");
    const { hers, id } = await disputeOf(world, deal);
    until("2026-12-12T08:30Z");
    await hers.withdraw({ id });
    until("2026-12-13T08:00Z");
    await customer(deal).proposeTime({ id: deal.orderId, starts_at: "2026-12-18T10:00" });
    until("2026-12-13T08:30Z");
    await nobodyIsTold();
    until("2026-12-15T08:00Z");
    await tellLapsed(deal);
    until("2026-12-16T08:00Z");
    await bothAreTold(deal, "start_awaited");
  });
});

it("Of two proposals that wait, the later one puts the reminder off", async () => {
  const deal = await paid(world, { arrival_minutes: 60 });
  until("2026-12-10T20:00Z");
  await provider(deal).proposePrice({ id: deal.orderId, price: price + 5_000, reason });
  until("2026-12-11T08:30Z");
  await customer(deal).proposeTime({ id: deal.orderId, starts_at: "2026-12-18T10:00" });
  until("2026-12-11T09:30Z");
  await nobodyIsTold();
  for (const over of ["2026-12-12T20:00Z", "2026-12-13T08:30Z"]) {
    until(over);
    await tellLapsed(deal);
  }
  until("2026-12-14T08:29Z");
  await nobodyIsTold();
  until("2026-12-14T08:30Z");
  await bothAreTold(deal, "start_awaited");
});
