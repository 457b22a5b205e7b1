import { describe, expect, it } from "vitest";
import { openWorld } from "../support/api";
import { customerAndTwo, sendOffer } from "../support/offers";
import { completed, paid } from "../support/paid";
import type { Person } from "../support/people";
import { openRequestOf } from "../support/requests";

const world = await openWorld();
const day = 24 * 3600;

const stripOf = async (provider: Person, id: string) =>
  (await world.as(provider).technicianArea.request({ id })).request.next;

it("A technician reads what became of a request that another was chosen for", async () => {
  const [nadia, tarek, other] = await customerAndTwo(world);
  const stranger = await world.aProvider();
  const id = await openRequestOf(world, nadia);
  const [offer] = [await sendOffer(world, tarek, id), await sendOffer(world, other, id)];
  await world.as(nadia).offers.accept({ id: offer.id, round: 1 });
  expect(await stripOf(stranger, id)).toMatchObject({ actor: "customer", key: "theirs.awarding" });
  expect(await stripOf(other, id)).toMatchObject({ key: "offer.on_hold" });
});

it("nor is there nothing to read once another has the job, or has done it", async () => {
  const stranger = await world.aProvider();
  const running = await paid(world);
  expect(await stripOf(stranger, running.requestId)).toMatchObject({ key: "theirs.assigned", money: null });
  const done = await completed(world);
  expect(await stripOf(stranger, done.requestId)).toMatchObject({ key: "theirs.completed", money: null });
});

it("or where it was cancelled, declined or expired", async () => {
  const [nadia, tarek, other] = await customerAndTwo(world);
  const [taken, old] = [await openRequestOf(world, nadia), await openRequestOf(world, nadia)];
  const direct = await openRequestOf(world, nadia, { provider_id: tarek.id });
  await sendOffer(world, tarek, taken);
  await world.as(nadia).requests.cancel({ id: taken });
  for (const one of [tarek, other])
    expect(await stripOf(one, taken)).toMatchObject({ actor: "nobody", key: "over.cancelled" });
  await world.as(tarek).technicianArea.declineDirect({ id: direct });
  expect(await stripOf(tarek, direct)).toMatchObject({ actor: "customer", key: "direct.declined" });
  world.clock.advance(31 * day);
  expect(await stripOf(other, old)).toMatchObject({ actor: "customer", key: "theirs.expired" });
});

it("or where it is not a technician's to take", async () => {
  const nadia = await world.aCustomer();
  const painter = await world.aProvider({ services: ["split-cleaning"] });
  const id = await openRequestOf(world, nadia);
  const { expires_at } = await world.as(nadia).requests.get({ id });
  expect(await stripOf(painter, id)).toMatchObject({
    ...{ actor: "nobody", key: "theirs.open.none", due_at: expires_at },
  });
  await sendOffer(world, await world.aProvider(), id);
  expect(await stripOf(painter, id)).toMatchObject({
    ...{ actor: "customer", key: "theirs.open", due_at: expires_at },
  });
});

describe("A job that is done", () => {
  const reviewed = { actor: "nobody", key: "over.completed" };

  it("asks its technician for a review, while what it earned clears and after that", async () => {
    const { tarek, requestId } = await completed(world);
    const { closes_at } = await world.as(tarek).reviews.job({ id: requestId });
    expect(await stripOf(tarek, requestId)).toMatchObject({
      ...{ actor: "you", key: "job.clearing.review", time: closes_at, leads_to: "review" },
    });
    world.clock.advance(8 * day);
    expect(await stripOf(tarek, requestId)).toMatchObject({ actor: "you", leads_to: "review" });
    await world.as(tarek).reviews.writeOfCustomer({ id: requestId, stars: 5, text: "Clear and friendly." });
    expect(await stripOf(tarek, requestId)).toMatchObject(reviewed);
  });

  it("asks its customer for one until the time for it is over", async () => {
    const { nadia, requestId } = await completed(world);
    const strip = async () => (await world.as(nadia).requests.get({ id: requestId })).next;
    const { closes_at } = await world.as(nadia).reviews.job({ id: requestId });
    expect(await strip()).toMatchObject({ actor: "you", leads_to: "review", due_at: closes_at });
    world.clock.advance(14 * day);
    expect(await strip()).toMatchObject(reviewed);
  });
});
