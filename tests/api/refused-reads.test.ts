import { eq, isNotNull } from "drizzle-orm";
import { expect, it } from "vitest";
import { providerProfiles, requests, timers } from "~/api/db/schema";
import { openWorld, refusal } from "../support/api";
import { completed } from "../support/paid";
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
