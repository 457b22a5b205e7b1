import { expect, it } from "vitest";
import { openWorld } from "../support/api";
import { codeOf, type Deal, paid } from "../support/paid";

const world = await openWorld();

const stripsOf = async ({ nadia, tarek, requestId: id, orderId }: Deal) => [
  (await world.as(nadia).requests.get({ id })).next?.key,
  (await world.as(tarek).technicianArea.request({ id })).request.next?.key,
  (await world.as(nadia).orders.get({ id: orderId })).next?.key,
  (await world.as(tarek).orders.get({ id: orderId })).next?.key,
];

it("Once the time of a visit has passed, both sides read so, and what each may do, until the work begins", async () => {
  const deal = await paid(world, { arrival_minutes: 60 });
  const until = (iso: string) => world.clock.advance((Date.parse(iso) - world.clock.now().getTime()) / 1000);
  until("2026-12-10T09:29Z");
  expect(await stripsOf(deal)).toEqual(["job.paid", "job.start", "job.paid", "job.start"]);
  until("2026-12-10T09:30Z");
  const late = ["job.paid.late", "job.start.late"];
  expect(await stripsOf(deal)).toEqual([...late, ...late]);
  until("2027-01-20T09:30Z");
  expect(await stripsOf(deal)).toEqual([...late, ...late]);
  await world.as(deal.tarek).orders.start({ id: deal.orderId, code: await codeOf(world, deal) });
  expect(new Set(await stripsOf(deal))).toEqual(new Set(["job.in_progress"]));
});

it("Whoever has reported an absence already is not told to report it again, but what is left", async () => {
  const deal = await paid(world);
  const { nadia, tarek, orderId: id } = deal;
  world.clock.set("2026-12-10T09:30:00Z");
  await world.as(nadia).orders.claimNoShow({ id, reason: "I waited two hours." });
  const { proposals } = await world.as(tarek).orders.get({ id });
  await world.as(tarek).orders.decline({ id: proposals[0]?.id ?? "" });
  const read = ["job.paid.claimed", "job.start.late"];
  expect(await stripsOf(deal)).toEqual([...read, ...read]);
  expect((await world.as(nadia).orders.get({ id })).can).not.toContain("claim_no_show");
  expect((await world.as(tarek).orders.get({ id })).can).toContain("claim_no_show");
});
