import { describe, expect, it } from "vitest";
import { files } from "~/api/db/schema";
import { sweepTimers } from "~/api/time/timers";
import { openWorld, refusal } from "../support/api";
import type { Person } from "../support/people";
import { picture } from "../support/pictures";
import { allFive, finishJob } from "../support/reviews";

const world = await openWorld({ settings: { photosPerReview: 2 } });
const bytes = new Uint8Array(await picture(64, 48));

const add = (person: Person, request_id: string) =>
  world.as(person).files.upload({ purpose: "review_photo", request_id }, { bytes });

async function finished() {
  const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
  return { nadia, tarek, id: await finishJob(world, nadia, tarek) };
}

describe("Photos of a review", () => {
  it("are kept before it is written, hidden while it is sealed, and shown once it is published", async () => {
    const { nadia, tarek, id } = await finished();
    const photo = await add(nadia, id);
    expect((await world.as(nadia).reviews.job({ id })).photos).toEqual([photo.id]);
    await world.as(nadia).reviews.write({ id, ...allFive });
    for (const reader of [world.guest, world.as(tarek)])
      expect(await refusal(reader.files.read({ id: photo.id }))).toMatchObject({ status: 404 });
    expect((await world.as(tarek).reviews.job({ id })).photos).toEqual([]);
    await world.as(tarek).reviews.writeOfCustomer({ id, stars: 5 });
    const [shown] = (await world.guest.technicians.reviews({ id: tarek.id })).content;
    expect(shown?.photos).toEqual([photo.id]);
    expect((await world.guest.files.read({ id: photo.id })).isPublic).toBe(true);
    expect(await refusal(world.as(nadia).files.remove({ id: photo.id }))).toMatchObject({ status: 409 });
    expect(await refusal(add(nadia, id))).toMatchObject({ status: 409 });
  });

  it("are the customer's to add and to take away, and no more than there may be", async () => {
    const { nadia, tarek, id } = await finished();
    for (const stranger of [await world.aCustomer(), tarek])
      expect(await refusal(add(stranger, id))).toMatchObject({ status: 404 });
    const [first] = [await add(nadia, id), await add(nadia, id)];
    expect(await refusal(add(nadia, id))).toMatchObject({ status: 422 });
    expect(await refusal(world.as(tarek).files.remove({ id: first.id }))).toMatchObject({ status: 404 });
    await world.as(nadia).files.remove({ id: first.id });
    await add(nadia, id);
    expect((await world.as(nadia).reviews.job({ id })).photos).toHaveLength(2);
  });

  it("of a review that nobody wrote are let go when the time is over", async () => {
    const { nadia, id } = await finished();
    await add(nadia, id);
    world.clock.advance(15 * 86_400);
    await sweepTimers(world.house, world.clock.now());
    expect(await world.db.select().from(files)).toMatchObject([{ orderId: null, attachedAt: null }]);
    expect(await refusal(add(nadia, id))).toMatchObject({ status: 409 });
  });
});
