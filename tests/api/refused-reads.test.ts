import { eq, isNotNull } from "drizzle-orm";
import { expect, it } from "vitest";
import { providerProfiles, requests, timers } from "~/api/db/schema";
import { openWorld, refusal } from "../support/api";
import { completed } from "../support/paid";
import { whole } from "../support/requests";
import { allFive } from "../support/reviews";

const world = await openWorld();

it("Who may not read what is said of somebody makes nothing happen by asking", async () => {
  const deal = await completed(world);
  await world.as(deal.nadia).reviews.write({ id: deal.requestId, ...allFive });
  world.clock.advance(15 * 86_400);
  const { requestId, tarek } = deal;
  const providerId = tarek.id;
  await world.db
    .update(providerProfiles)
    .set({ isPublic: false })
    .where(eq(providerProfiles.userId, providerId));
  const made = () => world.db.$count(timers, isNotNull(timers.firedAt));
  const before = await made();
  expect(await refusal(world.as(null).technicians.reviews({ id: providerId }))).toMatchObject({
    status: 404,
  });
  const stranger = await world.aProvider();
  const toHimAlone = { visibility: "direct", directProviderId: providerId } as const;
  await world.db.update(requests).set(toHimAlone).where(eq(requests.id, requestId));
  expect(await refusal(world.as(stranger).reviews.ofCustomer({ id: requestId }))).toMatchObject({
    status: 404,
  });
  expect(await made()).toBe(before);
  // Whoever may read it has it made.
  await world.as(tarek).reviews.ofCustomer({ id: requestId });
  expect(await made()).toBeGreaterThan(before);
});

it("Who has nothing to do with a request makes nothing happen to it by pressing or asking", async () => {
  const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
  const { id } = await world.as(nadia).requests.create({ ...whole, provider_id: tarek.id });
  await world.as(nadia).requests.publish({ id });
  world.clock.advance(31 * 86_400);
  const made = () => world.db.$count(timers, isNotNull(timers.firedAt));
  const before = await made();
  const [mallory, stranger] = [world.as(await world.aCustomer()), world.as(await world.aProvider())];
  const terms = { kind: "fixed", price: 30_000, visit_fee: 5_000, duration: 60, warranty_days: 30 } as const;
  for (const press of [
    () => mallory.requests.get({ id }),
    () => world.as(null).requests.get({ id }),
    () => mallory.requests.cancel({ id }),
    () => mallory.requests.openToAll({ id }),
    () => mallory.requests.save({ id, title: "Another title" }),
    () => stranger.technicianArea.request({ id }),
    () => stranger.technicianArea.declineDirect({ id }),
    () => stranger.offers.send({ id, ...terms, version: 1, starts_at: "2027-01-27T10:00" }),
  ])
    expect(await refusal(press())).toMatchObject({ status: 404 });
  expect(await made()).toBe(before);
  // Whose it is has it made.
  expect(await world.as(nadia).requests.get({ id })).toMatchObject({ status: "expired" });
  expect(await made()).toBeGreaterThan(before);
});

it("A technician whom the directory does not list has nothing made by who asks for the profile", async () => {
  const deal = await completed(world);
  const providerId = deal.tarek.id;
  const isListed = (isPublic: boolean) =>
    world.db.update(providerProfiles).set({ isPublic }).where(eq(providerProfiles.userId, providerId));
  await isListed(false);
  world.clock.advance(15 * 86_400);
  const made = () => world.db.$count(timers, isNotNull(timers.firedAt));
  const before = await made();
  expect(await refusal(world.as(null).technicians.get({ id: providerId }))).toMatchObject({ status: 404 });
  expect(await made()).toBe(before);
  // Once listed, whoever asks has it made.
  await isListed(true);
  await world.as(null).technicians.get({ id: providerId });
  expect(await made()).toBeGreaterThan(before);
});
