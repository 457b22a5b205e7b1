import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { offers, orders, requests, timers } from "~/api/db/schema";
import { orderStatus } from "~/contract/order-fields";
import { openWorld } from "../support/api";
import { grievance } from "../support/disputes";
import { customerAndTwo, sendOffer } from "../support/offers";
import { beginCard, press } from "../support/paid";
import type { Person } from "../support/people";
import { openRequestOf, whole } from "../support/requests";
import { unguarded } from "../support/unguarded";

const world = await openWorld();
const paidAt = "2026-11-24T12:00:00.000Z";
const day = 86_400;
let nadia: Person;
let tarek: Person;
let other: Person;
let id: string;

beforeEach(async () => {
  [nadia, tarek, other] = await customerAndTwo(world);
  id = await openRequestOf(world, nadia);
  const sent = await sendOffer(world, tarek, id);
  await sendOffer(world, other, id);
  await world.as(nadia).offers.accept({ id: sent.id, round: 1 });
});

type Paid = Exclude<(typeof orderStatus.options)[number], "awaiting_payment" | "cancelled" | "disputed">;

/** The order as paying, and what follows it, leaves it; the offers beside it are over. */
async function pay(status: Paid): Promise<void> {
  const { db } = world;
  const isCompleted = status === "completed";
  const completedAt = isCompleted ? new Date(paidAt) : null;
  const confirmsAt = status === "delivered" ? new Date(paidAt) : null;
  const left = { status, completedAt, confirmsAt };
  await unguarded(db, (tx) => tx.update(orders).set(left).where(eq(orders.requestId, id)));
  const request = { status: isCompleted ? ("completed" as const) : ("assigned" as const) };
  await db.update(requests).set(request).where(eq(requests.id, id));
  const over = { status: "not_selected" as const, heldStatus: null };
  await db.update(offers).set(over).where(eq(offers.providerId, other.id));
  await db.delete(timers);
  world.clock.set(paidAt);
}

/** She pays, and disputes what he is to do. */
async function dispute(): Promise<void> {
  const order = await world.db.query.orders.findFirst({ where: eq(orders.requestId, id) });
  const [orderId, offerId] = [order?.id ?? "", order?.offerId ?? ""];
  await press(world, await beginCard(world, { nadia, tarek, requestId: id, offerId, orderId }), "pay");
  await world.as(nadia).complaints.file({ kind: "order", about_id: orderId, text: grievance });
}

const seenBy = async (person: Person) => (await world.as(person).technicianArea.request({ id })).request;
const everything = () => ({ address: whole.address, phone: nadia.phone });

describe("Address and phone of a customer", () => {
  it.each(orderStatus.exclude(["awaiting_payment", "cancelled"]).options)(
    "are shown to the provider whose order is %s, and not to one who was not selected",
    async (status) => {
      if (status === "disputed") await dispute();
      else await pay(status);
      const until =
        status === "completed" ? new Date(Date.parse(paidAt) + 14 * day * 1000).toISOString() : null;
      const shown = { private: { ...everything(), shared: { until } } };
      expect(await seenBy(tarek)).toMatchObject(shown);
      expect(await world.as(nadia).requests.get({ id })).toMatchObject(shown);
      const theirs = await world.as(other).technicianArea.request({ id });
      expect(theirs).toMatchObject({ request: { private: null }, order: null });
      for (const secret of Object.values(everything())) expect(JSON.stringify(theirs)).not.toContain(secret);
    },
  );

  it("are the customer's alone while nothing is paid", async () => {
    const own = { private: { ...everything(), shared: null } };
    expect(await world.as(nadia).requests.get({ id })).toMatchObject(own);
  });

  it("are on the page that is open to all for its owner alone", async () => {
    await pay("paid");
    for (const reader of [null, tarek, other, await world.aCustomer()]) {
      const seen = await world.as(reader).requests.get({ id });
      expect(seen).toMatchObject({ view: "public", private: null });
      for (const secret of Object.values(everything())) expect(JSON.stringify(seen)).not.toContain(secret);
    }
    expect(await world.as(nadia).requests.get({ id })).toMatchObject({ private: everything() });
  });

  it("are answered by the technician's phone, for the customer of a paid order alone", async () => {
    const { order_id } = await world.as(nadia).requests.get({ id });
    const phoneFor = async (person: Person) =>
      (await world.as(person).orders.get({ id: order_id ?? "" })).provider_phone;
    expect(await phoneFor(nadia)).toBe(null);
    await pay("completed");
    expect([await phoneFor(nadia), await phoneFor(tarek)]).toEqual([tarek.phone, null]);
    world.clock.advance(14 * day + 1);
    expect(await phoneFor(nadia)).toBe(null);
  });

  it("stay for fourteen days after the completion, and no longer", async () => {
    await pay("completed");
    world.clock.advance(14 * day - 1);
    expect(await seenBy(tarek)).toMatchObject({ private: everything() });
    world.clock.advance(2);
    expect(await seenBy(tarek)).toMatchObject({ private: null });
    const own = { private: { ...everything(), shared: null } };
    expect(await world.as(nadia).requests.get({ id })).toMatchObject(own);
  });
});
