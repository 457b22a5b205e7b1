import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { notifications, offers as offersTable } from "~/api/db/schema";
import { openWorld, refusal } from "../support/api";
import { contradictionsIn } from "../support/invariants";
import { providers, type Sent, sendOffer } from "../support/offers";
import type { Person } from "../support/people";
import { openRequestOf } from "../support/requests";

const world = await openWorld();
let nadia: Person;
let tarek: Person;
let other: Person;
let id: string;
let sent: Sent;
let held: Sent;
let orderId: string;

beforeEach(async () => {
  nadia = await world.aCustomer({ name: "Nadia Samir" });
  const [first, second] = await providers(world, 2);
  if (!first || !second) throw new Error("Two providers");
  [tarek, other] = [first, second];
  id = await openRequestOf(world, nadia);
  sent = await sendOffer(world, tarek, id);
  held = await sendOffer(world, other, id);
  await world.as(nadia).offers.askDiscount({ id: held.id, price: 26_000 });
  orderId = (await world.as(nadia).offers.accept({ id: sent.id, round: 1 })).order_id;
});
afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

const statusOf = async (offerId: string) =>
  (await world.db.select().from(offersTable).where(eq(offersTable.id, offerId)))[0]?.status;

describe("An order that awaits payment", () => {
  it("is shown to its two sides, and to nobody else", async () => {
    const mine = await world.as(nadia).orders.get({ id: orderId });
    expect(mine).toMatchObject({
      ...{
        status: "awaiting_payment",
        price: { amount: 30_000 },
        can: ["pay", "give_up"],
        customer: { name: "Nadia Samir" },
      },
      next: { actor: "you", key: "pay", money: { amount: 30_000 } },
      request: { id, status: "awarding" },
    });
    expect(await world.as(tarek).orders.get({ id: orderId })).toMatchObject({
      customer: { name: "Nadia\u00A0S." },
      next: { actor: "customer", key: "pay.waiting" },
    });
    for (const stranger of [other, await world.aCustomer()])
      expect(await refusal(world.as(stranger).orders.get({ id: orderId }))).toMatchObject({ status: 404 });
  });

  it("keeps the stretch of time in which the technician said to come", async () => {
    const offered = await sendOffer(world, tarek, await openRequestOf(world, nadia), {
      arrival_minutes: 120,
    });
    expect([offered.arrival_minutes, sent.arrival_minutes]).toEqual([120, 0]);
    const { order_id } = await world.as(nadia).offers.accept({ id: offered.id, round: 1 });
    expect(await world.as(tarek).orders.get({ id: order_id })).toMatchObject({ arrival_minutes: 120 });
    const [compared] = (await world.as(nadia).offers.compare({ id: offered.request_id })).offers;
    expect(compared).toMatchObject({ id: offered.id, arrival_minutes: 120 });
  });

  it("is listed for both sides by tab", async () => {
    for (const person of [nadia, tarek]) {
      const { content } = await world.as(person).orders.mine({});
      expect(content.map((order) => order.id)).toEqual([orderId]);
      expect((await world.as(person).orders.mine({ tab: "to_pay" })).content).toHaveLength(1);
      expect((await world.as(person).orders.mine({ tab: "to_start" })).content).toHaveLength(0);
      expect((await world.as(person).orders.mine({ tab: "running" })).content).toHaveLength(0);
    }
    expect((await world.as(other).orders.mine({})).content).toHaveLength(0);
  });

  it.each(["customer", "provider"] as const)(
    "is given up by the %s: everything is as before the acceptance",
    async (side) => {
      const person = side === "customer" ? nadia : tarek;
      await world.as(person).orders.giveUp({ id: orderId });
      expect(await world.as(nadia).requests.get({ id })).toMatchObject({ status: "open", order_id: null });
      expect([await statusOf(sent.id), await statusOf(held.id)]).toEqual(["pending", "discount_requested"]);
      expect(await world.as(nadia).orders.get({ id: orderId })).toMatchObject({
        status: "cancelled",
        can: [],
        next: null,
      });
      expect(await refusal(world.as(person).orders.giveUp({ id: orderId }))).toMatchObject({
        status: 409,
        current: { order_status: "cancelled" },
      });
      const told = await world.db
        .select()
        .from(notifications)
        .where(eq(notifications.kind, "order_given_up"));
      expect(told.map(({ userId }) => userId)).toEqual([side === "customer" ? tarek.id : nadia.id]);
      await world.as(nadia).offers.accept({ id: sent.id, round: 1 });
    },
  );

  it("is nobody else's to give up", async () => {
    for (const stranger of [other, await world.aCustomer()])
      expect(await refusal(world.as(stranger).orders.giveUp({ id: orderId }))).toMatchObject({ status: 404 });
  });

  it("returns expired what is not valid any more when it is given up", async () => {
    world.clock.advance(29 * 60);
    await world.db
      .update(offersTable)
      .set({ validUntil: world.clock.now() })
      .where(eq(offersTable.id, sent.id));
    await world.as(nadia).orders.giveUp({ id: orderId });
    expect([await statusOf(sent.id), await statusOf(held.id)]).toEqual(["expired", "discount_requested"]);
  });

  it("shows neither address nor phone before it is paid", async () => {
    const { request, order } = await world.as(tarek).technicianArea.request({ id });
    expect(request).toMatchObject({ private: null, order_id: orderId, can: ["give_up"] });
    expect(order).toMatchObject({ id: orderId });
    const theirs = await world.as(other).technicianArea.request({ id });
    expect(theirs).toMatchObject({
      order: null,
      my_offer: { status: "on_hold" },
      request: { order_id: null, can: [] },
    });
    expect(theirs.request.next).toMatchObject({ actor: "customer", key: "offer.on_hold" });
  });
});
