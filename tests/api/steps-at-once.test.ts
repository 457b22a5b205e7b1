import { asc, eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { offers, orders, requests, timers } from "~/api/db/schema";
import { openWorld } from "../support/api";
import { providers, sendOffer } from "../support/offers";
import { openRequestOf } from "../support/requests";

const world = await openWorld();
type Kind = (typeof timers.kind.enumValues)[number];

/** The time for paying and the validity of both offers end at the same moment; the steps of one kind are made first. */
async function endedAtOnce(first: Kind) {
  const nadia = await world.aCustomer();
  const [tarek, hany] = await providers(world, 2);
  if (!tarek || !hany) throw new Error("Two providers");
  const requestId = await openRequestOf(world, nadia);
  const { id } = await sendOffer(world, tarek, requestId);
  await sendOffer(world, hany, requestId);
  const { order_id: orderId } = await world.as(nadia).offers.accept({ id, round: 1 });
  const [order] = await world.db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error("An order");
  const { paymentDueAt: dueAt } = order;
  await world.db.update(offers).set({ validUntil: dueAt }).where(eq(offers.requestId, requestId));
  await world.db.update(requests).set({ expiresAt: dueAt }).where(eq(requests.id, requestId));
  await world.db
    .update(timers)
    .set({ dueAt, id: sql`case when ${timers.kind} = ${first} then '0' else 'z' end || ${timers.id}` })
    .where(eq(timers.requestId, requestId));
  world.clock.advance((dueAt.getTime() - world.clock.now().getTime()) / 1000 + 1);
  const { status } = await world.as(nadia).requests.get({ id: requestId });
  const [after] = await world.db.select().from(orders).where(eq(orders.id, orderId));
  const sent = await world.db
    .select({ status: offers.status })
    .from(offers)
    .where(eq(offers.requestId, requestId))
    .orderBy(asc(offers.createdAt), asc(offers.id));
  return { request: status, order: after?.status, offers: sent.map((offer) => offer.status) };
}

it("Steps that are due at the same moment come to the same, whichever is made first", async () => {
  const ends = { request: "expired", order: "cancelled", offers: ["expired", "expired"] };
  expect(await endedAtOnce("payment_expiry")).toEqual(ends);
  expect(await endedAtOnce("offer_expiry")).toEqual(ends);
});
