import { afterEach, expect, it } from "vitest";
import { sweepTimers } from "~/api/time/timers";
import { openWorld, refusal } from "../support/api";
import { chargedBack, unhandled } from "../support/chargebacks";
import { decidedAt, disputeOf } from "../support/disputes";
import { contradictionsIn } from "../support/invariants";
import { completed, type Deal } from "../support/paid";
import { picture } from "../support/pictures";
import { allFive } from "../support/reviews";

const world = await openWorld();
const day = 24 * 3600;

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

const review = { ...allFive, text: "Clean work." };
const jobOf = ({ nadia, requestId: id }: Deal) => world.as(nadia).reviews.job({ id });
const openOf = async ({ tarek }: Deal) => (await world.as(tarek).reviews.received({})).open;
const between = (before: string | null, after: string | null) =>
  (Date.parse(after ?? "") - Date.parse(before ?? "")) / 1000;

it("The days that a finished job is in dispute are nobody's of the fourteen", async () => {
  const deal = await completed(world);
  const { closes_at } = await jobOf(deal);
  world.clock.advance(day);
  const { hers, id } = await disputeOf(world, deal);
  world.clock.advance(20 * day);
  expect(await jobOf(deal)).toMatchObject({ is_disputed: true, closes_at: null, can: [] });
  expect(await refusal(world.as(deal.nadia).reviews.write({ id: deal.requestId, ...review }))).toMatchObject({
    ...{ status: 409, message: "A job can be reviewed once it is completed." },
  });
  await hers.withdraw({ id });
  const open = await jobOf(deal);
  const put = open.closes_at;
  expect(open).toMatchObject({ is_disputed: false, can: ["write"] });
  // In whole seconds, and never less.
  expect(between(closes_at, put) / day).toBeCloseTo(20, 3);
  expect(between(closes_at, put)).toBeGreaterThanOrEqual(20 * day);
  expect(await openOf(deal)).toMatchObject([{ request: { id: deal.requestId }, closes_at: put }]);
  world.clock.advance(between(world.clock.now().toISOString(), put) - 60);
  await world.as(deal.nadia).reviews.write({ id: deal.requestId, ...review });
  world.clock.advance(61);
  expect(await jobOf(deal)).toMatchObject({ mine: { status: "published", published_at: put }, can: [] });
  expect(await openOf(deal)).toEqual([]);
});

it("nor are those of a second dispute about it", async () => {
  const deal = await completed(world);
  const { closes_at } = await jobOf(deal);
  for (const days of [3, 4]) {
    const { hers, id } = await disputeOf(world, deal);
    world.clock.advance(days * day);
    await hers.withdraw({ id });
  }
  expect(between(closes_at, (await jobOf(deal)).closes_at) / day).toBeCloseTo(7, 3);
});

it("What was written before a dispute stays sealed during it, so that the other side can still answer it", async () => {
  const deal = await completed(world);
  await world.as(deal.nadia).reviews.write({ id: deal.requestId, ...review });
  const dispute = await decidedAt(world, 10_000, deal);
  world.clock.advance(6 * day);
  await sweepTimers(world.house, world.clock.now());
  expect((await jobOf(deal)).mine).toMatchObject({ status: "sealed" });
  for (const side of [dispute.hers, dispute.his]) await side.acceptDecision({ id: dispute.id });
  world.clock.advance(13 * day);
  await sweepTimers(world.house, world.clock.now());
  expect((await jobOf(deal)).mine).toMatchObject({ status: "sealed" });
  await world.as(deal.tarek).reviews.writeOfCustomer({ id: deal.requestId, stars: 4, text: "Paid late." });
  expect(await jobOf(deal)).toMatchObject({ mine: { status: "published" }, theirs: { stars: 4 } });
});

it("Reviews that both have written stay published through a dispute, and nobody is told of them again", async () => {
  const deal = await completed(world);
  await world.as(deal.nadia).reviews.write({ id: deal.requestId, ...review });
  await world.as(deal.tarek).reviews.writeOfCustomer({ id: deal.requestId, stars: 5, text: "" });
  const { closes_at } = await jobOf(deal);
  const { hers, id } = await disputeOf(world, deal);
  world.clock.advance(3 * day);
  await hers.withdraw({ id });
  expect(await jobOf(deal)).toMatchObject({ mine: { status: "published" }, closes_at });
});

it("Where all of it goes back to the customer, what was written is read once the time is over", async () => {
  const deal = await completed(world);
  await world.as(deal.nadia).reviews.write({ id: deal.requestId, ...review });
  const dispute = await decidedAt(world, 0, deal);
  world.clock.advance(2 * day);
  for (const side of [dispute.hers, dispute.his]) await side.acceptDecision({ id: dispute.id });
  world.clock.advance(13 * day);
  expect((await jobOf(deal)).mine).toMatchObject({ status: "sealed" });
  world.clock.advance(2 * day);
  expect((await jobOf(deal)).mine).toMatchObject({ status: "published" });
});

it("A dispute longer than the time for reviews keeps them sealed, shows none of them, and has an end to come all the while", async () => {
  const deal = await completed(world);
  await world.as(deal.nadia).reviews.write({ id: deal.requestId, ...review });
  const { hers, id } = await disputeOf(world, deal);
  world.clock.advance(15 * day);
  expect((await world.guest.technicians.recentReviews({})).content).toEqual([]);
  await sweepTimers(world.house, world.clock.now());
  expect(await contradictionsIn(world.db)).toEqual([]);
  expect((await jobOf(deal)).mine).toMatchObject({ status: "sealed" });
  expect((await world.guest.technicians.recentReviews({})).content).toEqual([]);
  await hers.withdraw({ id });
  world.clock.advance(13 * day);
  await sweepTimers(world.house, world.clock.now());
  expect((await jobOf(deal)).mine).toMatchObject({ status: "sealed" });
  world.clock.advance(2 * day);
  expect((await jobOf(deal)).mine).toMatchObject({ status: "published" });
});

it("Photos for a review that is not written yet outlast a long dispute", async () => {
  const deal = await completed(world);
  const bytes = new Uint8Array(await picture(64, 48));
  await world.as(deal.nadia).files.upload({ purpose: "review_photo", request_id: deal.requestId }, { bytes });
  const { hers, id } = await disputeOf(world, deal);
  world.clock.advance(15 * day);
  await sweepTimers(world.house, world.clock.now());
  await hers.withdraw({ id });
  expect((await jobOf(deal)).photos).toHaveLength(1);
});

it("Where the payer's bank takes the money during the dispute, what was left of the time is left again", async () => {
  const deal = await completed(world);
  await world.as(deal.nadia).reviews.write({ id: deal.requestId, ...review });
  await disputeOf(world, deal);
  world.clock.advance(3 * day);
  await chargedBack(world, deal);
  expect(await unhandled(world)).toEqual([]);
  world.clock.advance(13 * day);
  expect((await jobOf(deal)).mine).toMatchObject({ status: "sealed" });
  world.clock.advance(2 * day);
  expect((await jobOf(deal)).mine).toMatchObject({ status: "published" });
});
