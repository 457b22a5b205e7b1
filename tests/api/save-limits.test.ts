import { expect, test } from "vitest";
import { saveLimits } from "~/contract/requests";
import { openWorld, refusal } from "../support/api";
import { requestFormOf } from "../support/request-form";
import { whole } from "../support/requests";

const world = await openWorld();
const most = saveLimits[0]?.max ?? 0;
const title = "Kitchen tap drips";

async function times(count: number, work: () => Promise<unknown>): Promise<void> {
  for (let n = 0; n < count; n++) await work();
}

test("A guest's draft is saved as often as one can type; then it waits, for that address alone", async () => {
  const { key } = await world.guest.drafts.start({});
  const guest = world.guestWith({ draftKey: key });
  await times(most, () => guest.drafts.save({ title }));
  const failure = await refusal(guest.drafts.save({ title: "Another title" }));
  expect(failure).toMatchObject({ status: 429, code: "tooMany" });
  expect(failure.retry_after).toBeLessThanOrEqual(60);
  expect(await guest.drafts.get()).toMatchObject({ title });
  await world.guestWith({ draftKey: key, address: "198.51.100.9" }).drafts.save({ title });
  world.clock.advance(61);
  await guest.drafts.save({ title });
});

test("What a save cannot be is looked at no oftener than what it can", async () => {
  const nadia = world.as(await world.aCustomer());
  const { id } = await nadia.requests.create({});
  const save = () => refusal(nadia.requests.save({ id, title: "a".repeat(500) }));
  await times(most, async () => expect(await save()).toMatchObject({ status: 422 }));
  expect(await save()).toMatchObject({ status: 429, retry_after: expect.any(Number) });
  world.clock.advance(61);
  expect(await save()).toMatchObject({ status: 422 });
});

test("Nadia's form that has been saved too often comes back with what she typed, and says when to try again", async () => {
  const nadia = await world.aCustomer();
  const { id } = await world.as(nadia).requests.create({});
  await times(most, () => world.as(nadia).requests.save({ id, title }));
  const send = await requestFormOf(world, nadia);
  const refused = await send({ ...whole, draft: id });
  expect(refused).toMatchObject({
    status: 429,
    messages: [expect.stringMatching(/^Too many tries\. Try again in/)],
    values: { title: whole.title, address: whole.address },
  });
  world.clock.advance(61);
  expect(await send({ ...whole, draft: id })).toMatchObject({ status: 303 });
});
