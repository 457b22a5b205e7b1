import { expect, it } from "vitest";
import { openWorld } from "../support/api";
import { sendOffer, terms } from "../support/offers";
import { accepted, beginCard, codeOf, type Deal, press } from "../support/paid";
import { openRequestOf } from "../support/requests";

const world = await openWorld();

const discount = async ({ nadia, orderId }: Deal) =>
  (await world.as(nadia).payments.checkout({ id: orderId })).discount;
const day = 24 * 3600;
const pounds = (major: number) => ({ amount: major * 100, currency: "EGP" });

it("Nadia, who was let off some of the first price, sees it beside the agreed one, before she pays and after", async () => {
  const nadia = await world.aCustomer();
  const tarek = await world.aProvider();
  const requestId = await openRequestOf(world, nadia);
  const { id: offerId } = await sendOffer(world, tarek, requestId, { price: 48_000 });
  await world.as(nadia).offers.askDiscount({ id: offerId, price: 40_000 });
  await world.as(tarek).offers.counterDiscount({ id: offerId, asked: 40_000, price: 42_000 });
  const { order_id: orderId } = await world.as(nadia).offers.accept({ id: offerId, round: 2 });
  const deal = { nadia, tarek, requestId, offerId, orderId };
  expect(await discount(deal)).toEqual({ first: pounds(480), agreed: pounds(420) });
  await press(world, await beginCard(world, deal), "pay");
  expect(await world.as(nadia).payments.checkout({ id: orderId })).toMatchObject({
    discount: { first: pounds(480), agreed: pounds(420) },
    payment: { amount: { amount: 42_000 } },
  });
});

it("Whoever agreed on the first price sees no other", async () => {
  expect(await discount(await accepted(world))).toBeNull();
});

it("Whoever sent less than was agreed on was let off nothing: what came is no price", async () => {
  const deal = await accepted(world, { starts_at: "2026-12-12T10:30" });
  const nadia = world.as(deal.nadia);
  const { payment } = await nadia.payments.pay({ id: deal.orderId, method: "transfer" });
  const staff = world.as(await world.aStaffMember()).transfers;
  await staff.confirm({ id: payment.id, amount: 25_000, is_another: true });
  world.clock.advance(5 * day);
  expect(await nadia.payments.checkout({ id: deal.orderId })).toMatchObject({
    ...{ status: "cancelled", payments: [{ amount: pounds(250) }] },
  });
  expect(await discount(deal)).toBeNull();
});

it("A price that was raised before she agreed on it is no discount, and a finished job is no visit that was kept", async () => {
  const nadia = await world.aCustomer();
  const tarek = await world.aProvider();
  const requestId = await openRequestOf(world, nadia);
  const { id: offerId } = await sendOffer(world, tarek, requestId, { price: 30_000 });
  await world.as(tarek).offers.revise({ ...terms, id: offerId, price: 33_000 });
  const { order_id: orderId } = await world.as(nadia).offers.accept({ id: offerId, round: 2 });
  const deal = { nadia, tarek, requestId, offerId, orderId };
  expect(await discount(deal)).toBeNull();
  await press(world, await beginCard(world, deal), "pay");
  const jobs = world.as(tarek).orders;
  await jobs.start({ id: orderId, code: await codeOf(world, deal) });
  await jobs.deliver({ id: orderId });
  await world.as(nadia).orders.confirm({ id: orderId });
  expect(await world.as(nadia).payments.checkout({ id: orderId })).toMatchObject({
    ...{ status: "completed", discount: null, kept: null, is_unpaid: false },
  });
  const log = await world.as(await world.aStaffMember()).staff.audit({ entity: "payment" });
  expect(log.content.find(({ event }) => event === "create")).toMatchObject({
    ...{ actor: "customer", detail: { price: 33_000, method: "card" } },
  });
});
