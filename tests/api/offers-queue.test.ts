import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { notifications } from "~/api/db/schema";
import { openWorld, refusal } from "../support/api";
import { contradictionsIn } from "../support/invariants";
import { customerAndTwo, type Sent, sendOffer, terms } from "../support/offers";
import { beginCard, press } from "../support/paid";
import type { Person } from "../support/people";
import { openRequestOf, whole } from "../support/requests";

/** One offer stands on a request; the second waits. */
const world = await openWorld({ settings: { liveOffersPerRequest: 1 } });
const hour = 3_600;
let nadia: Person;
let tarek: Person;
let basem: Person;
let id: string;
let first: Sent;
let second: Sent;

beforeEach(async () => {
  [nadia, tarek, basem] = await customerAndTwo(world);
  id = await openRequestOf(world, nadia);
  first = await sendOffer(world, tarek, id, { valid_hours: 24 });
  second = await sendOffer(world, basem, id, { valid_hours: 48 });
});
afterEach(async () => {
  expect(await contradictionsIn(world.db, 1)).toEqual([]);
});

const waiting = async () => (await world.as(basem).offers.get({ id: second.id })).status;
const toldTo = async ({ id: userId }: Person) =>
  (await world.db.select().from(notifications).where(eq(notifications.userId, userId))).map(
    ({ kind }) => kind,
  );

it("An offer in the queue moves up when the one before it is withdrawn, or its validity ends", async () => {
  await world.as(tarek).offers.withdraw({ id: first.id });
  expect(await waiting()).toBe("pending");
  const third = await sendOffer(world, tarek, id, { valid_hours: 72 });
  expect(third.status).toBe("queued");
  world.clock.advance(48 * hour);
  expect(await world.as(tarek).offers.get({ id: third.id })).toMatchObject({ status: "pending" });
  expect(await waiting()).toBe("expired");
});

it("An offer in the queue moves up when the one before it was accepted, and had run out when it was given up", async () => {
  const { offers, orders } = world.as(nadia);
  world.clock.advance(24 * hour - 600);
  const { order_id } = await offers.accept({ id: first.id, round: 1 });
  world.clock.advance(1200);
  expect(await waiting()).toBe("queued");
  await orders.giveUp({ id: order_id });
  expect(await world.as(tarek).offers.get({ id: first.id })).toMatchObject({ status: "expired" });
  expect(await waiting()).toBe("pending");
});

it("Nadia neither sees, declines nor accepts what waits in the queue, nor hears what becomes of it there", async () => {
  const offers = world.as(nadia).offers;
  for (const call of [
    () => offers.get({ id: second.id }),
    () => offers.decline({ id: second.id }),
    () => offers.accept({ id: second.id, round: 1 }),
  ])
    expect(await refusal(call())).toMatchObject({ status: 404 });
  await world.as(basem).offers.revise({ ...terms, id: second.id, price: 29_000 });
  await world.as(basem).offers.withdraw({ id: second.id });
  expect(await toldTo(nadia)).toEqual(["offer_received"]);
});

it("An offer in the queue that is revised for the request as it is now moves up as it is", async () => {
  await world.as(nadia).requests.save({ ...whole, id, timing: "asap" });
  await world.as(basem).offers.revise({ ...terms, id: second.id, version: 2, price: 29_000 });
  expect(await waiting()).toBe("queued");
  await world.as(nadia).offers.decline({ id: first.id });
  expect(await waiting()).toBe("pending");
});

it("An offer in the queue waits while the one before it is to be paid, and is not selected once it is", async () => {
  const accept = () => world.as(nadia).offers.accept({ id: first.id, round: 1 });
  const { order_id } = await accept();
  expect(await waiting()).toBe("queued");
  await world.as(nadia).orders.giveUp({ id: order_id });
  expect(await waiting()).toBe("queued");
  const deal = { nadia, tarek, requestId: id, offerId: first.id, orderId: (await accept()).order_id };
  await press(world, await beginCard(world, deal), "pay");
  expect(await waiting()).toBe("not_selected");
  expect(await toldTo(basem)).toContain("offer_not_selected");
});
