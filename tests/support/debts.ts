import type { World } from "./api";
import { chargedBack } from "./chargebacks";
import { sendOffer } from "./offers";
import { beginCard, codeOf, type Deal, press } from "./paid";
import { earner, settleAll } from "./payouts";
import { openRequestOf } from "./requests";

const reason = "The account was closed, and nobody answers.";

/** Tarek was paid all of his 270 pounds out before the customer's bank took everything back: he owes them. */
export async function indebted(world: World) {
  const deal = await earner(world);
  const { id: payout } = await world.as(deal.tarek).payouts.request({ amount: 27_000 });
  const staff = world.as(await world.aStaffMember());
  await staff.payouts.approve({ id: payout });
  await staff.payouts.batch();
  await settleAll(world, 30_000);
  await staff.payouts.markPaid({ id: payout });
  await chargedBack(world, deal);
  const writeOff = async (amount: number, debt = 27_000) => {
    world.clock.advance(60);
    await staff.staff.writeOff({ id: deal.tarek.id, amount, debt, reason });
    world.clock.advance(60);
  };
  return { deal, payout, staff, writeOff };
}

/** He does another job for her, which she approves. @param price of it: minor units */
export async function jobAgain(world: World, { nadia, tarek }: Deal, price = 30_000): Promise<Deal> {
  const requestId = await openRequestOf(world, nadia);
  const { id: offerId } = await sendOffer(world, tarek, requestId, { price });
  const { order_id: orderId } = await world.as(nadia).offers.accept({ id: offerId, round: 1 });
  const deal = { nadia, tarek, requestId, offerId, orderId };
  await press(world, await beginCard(world, deal), "pay");
  await world.as(tarek).orders.start({ id: orderId, code: await codeOf(world, deal) });
  await world.as(tarek).orders.deliver({ id: orderId, note: "New cartridge, tested." });
  await world.as(nadia).orders.confirm({ id: orderId });
  return deal;
}

/** The same, and its earning clears. */
export async function earnAgain(world: World, before: Deal, price?: number): Promise<Deal> {
  const deal = await jobAgain(world, before, price);
  world.clock.advance(8 * 86_400);
  await world.as(deal.tarek).orders.get({ id: deal.orderId });
  return deal;
}
