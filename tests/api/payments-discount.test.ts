import { expect, it } from "vitest";
import { openWorld } from "../support/api";
import { sendOffer } from "../support/offers";
import { accepted, beginCard, type Deal, press } from "../support/paid";
import { openRequestOf } from "../support/requests";

const world = await openWorld();

const firstPrice = async ({ nadia, orderId }: Deal) =>
  (await world.as(nadia).payments.checkout({ id: orderId })).first_price;

it("Nadia, who was let off some of the first price, sees it beside the agreed one, before she pays and after", async () => {
  const nadia = await world.aCustomer();
  const tarek = await world.aProvider();
  const requestId = await openRequestOf(world, nadia);
  const { id: offerId } = await sendOffer(world, tarek, requestId, { price: 48_000 });
  await world.as(nadia).offers.askDiscount({ id: offerId, price: 40_000 });
  await world.as(tarek).offers.counterDiscount({ id: offerId, asked: 40_000, price: 42_000 });
  const { order_id: orderId } = await world.as(nadia).offers.accept({ id: offerId, round: 2 });
  const deal = { nadia, tarek, requestId, offerId, orderId };
  expect(await firstPrice(deal)).toEqual({ amount: 48_000, currency: "EGP" });
  await press(world, await beginCard(world, deal), "pay");
  expect(await world.as(nadia).payments.checkout({ id: orderId })).toMatchObject({
    first_price: { amount: 48_000 },
    payment: { amount: { amount: 42_000 } },
  });
});

it("Whoever agreed on the first price sees no other", async () => {
  expect(await firstPrice(await accepted(world))).toBeNull();
});
