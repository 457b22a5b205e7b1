import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { audit, providerProfiles } from "~/api/db/schema";
import { openWorld } from "../support/api";
import { customerAndTwo, sendOffer, terms } from "../support/offers";
import { openRequestOf, whole } from "../support/requests";
import { sidesOf, type Told, tells } from "../support/told";

const world = await openWorld();

const told = <T>(deed: () => Promise<T>, ...expected: Told[]) => tells(world, deed, ...expected);
const at = (price: number) => ({ price });

/** An open request of Nadia's, and how Tarek's offer on it is told of. */
async function scene() {
  const [nadia, tarek, basem] = await customerAndTwo(world);
  const requestId = await openRequestOf(world, nadia);
  const [hers, his] = [world.as(nadia), world.as(tarek)];
  return { nadia, tarek, basem, requestId, hers, his, say: sidesOf({ nadia, tarek, requestId }) };
}

it("An offer that is sent, revised or withdrawn is told to its customer, one that is declined to its technician", async () => {
  const { tarek, requestId, hers, his, say } = await scene();
  const send = () => sendOffer(world, tarek, requestId);
  const { id } = await told(send, say.hers("offer_received", at(30_000)));
  const revised = { ...terms, id, price: 33_000 };
  await told(() => his.offers.revise(revised), say.hers("offer_revised", at(33_000)));
  await told(() => his.offers.withdraw({ id }), say.hers("offer_withdrawn", at(33_000)));
  const again = await told(send, say.hers("offer_received", at(30_000)));
  await told(() => hers.offers.decline({ id: again.id }), say.his("offer_declined", at(30_000)));
});

it("A discount is told at its price: asked for and taken back to the technician, answered to the customer", async () => {
  const { tarek, requestId, hers, his, say } = await scene();
  const { id } = await sendOffer(world, tarek, requestId);
  const ask = (price: number) =>
    told(() => hers.offers.askDiscount({ id, price }), say.his("discount_requested", at(price)));
  await ask(25_000);
  await told(() => hers.offers.takeBackDiscount({ id }), say.his("discount_taken_back", at(30_000)));
  await ask(26_000);
  const counter = { id, asked: 26_000, price: 28_000 };
  await told(() => his.offers.counterDiscount(counter), say.hers("discount_countered", at(28_000)));
  await ask(27_000);
  await told(
    () => his.offers.acceptDiscount({ id, asked: 27_000 }),
    say.hers("discount_accepted", at(27_000)),
  );
});

it("A discount that is declined is told at the price that stands", async () => {
  const { tarek, requestId, hers, his, say } = await scene();
  const { id } = await sendOffer(world, tarek, requestId);
  await hers.offers.askDiscount({ id, price: 25_000 });
  const decline = () => his.offers.declineDiscount({ id, asked: 25_000 });
  await told(decline, say.hers("discount_declined", at(30_000)));
});

it("A request that changes, or is cancelled, is told to whoever has an offer on it; its confirming to the customer", async () => {
  const { tarek, requestId: id, hers, his, say } = await scene();
  const { id: offer } = await sendOffer(world, tarek, id);
  const change = () => hers.requests.save({ ...whole, id, time_window: "evening" });
  await told(change, say.his("offer_stale", at(30_000)));
  await told(
    () => his.offers.reconfirm({ id: offer, version: 2 }),
    say.hers("offer_reconfirmed", at(30_000)),
  );
  await told(() => hers.requests.cancel({ id }), say.his("request_cancelled", at(30_000)));
});

it("An offer beside the accepted one is told that it waits, and that it stands again where that is given up", async () => {
  const { nadia, tarek, basem, requestId, hers, his, say } = await scene();
  const { id } = await sendOffer(world, tarek, requestId);
  await sendOffer(world, basem, requestId);
  const basems = sidesOf({ nadia, tarek: basem, requestId });
  const accept = () => hers.offers.accept({ id, round: 1 });
  const waits = basems.his("offer_on_hold", at(30_000));
  const { order_id } = await told(accept, say.his("offer_accepted", at(30_000)), waits);
  const giveUp = () => his.orders.giveUp({ id: order_id });
  const stands = basems.his("offer_released", at(30_000));
  await told(giveUp, say.hers("order_given_up"), stands);
});

it("A request to Tarek alone that he declines is told to Nadia, is an answer of his, and keeps no contact", async () => {
  const { nadia, tarek, his } = await scene();
  const requestId = await openRequestOf(world, nadia, { provider_id: tarek.id });
  const say = sidesOf({ nadia, tarek, requestId });
  const reason = "I am away, call 0100 123 4567";
  const decline = () => his.technicianArea.declineDirect({ id: requestId, reason });
  world.clock.advance(20 * 60);
  await told(decline, say.hers("request_direct_declined"));
  const [line] = await world.db.select().from(audit).where(eq(audit.event, "declineDirect"));
  expect(line?.detail).toMatchObject({ reason: "I am away, call •••" });
  const mine = eq(providerProfiles.userId, tarek.id);
  expect(await world.db.select().from(providerProfiles).where(mine)).toMatchObject([{ medianResponse: 30 }]);
});
