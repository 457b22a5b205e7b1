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
