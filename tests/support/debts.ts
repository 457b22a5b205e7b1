import type { World } from "./api";
import { chargedBack } from "./chargebacks";
import { completed, type Deal } from "./paid";
import { earner, settleAll } from "./payouts";

const reason = "The account was closed, and nobody answers.";

/** Tarek is paid his 270 pounds out. */
export async function paidOut(world: World, { tarek }: Deal) {
  const { id: payout } = await world.as(tarek).payouts.request({ amount: 27_000 });
  const staff = world.as(await world.aStaffMember());
  await staff.payouts.approve({ id: payout });
  await staff.payouts.batch();
  await settleAll(world, 30_000);
  await staff.payouts.markPaid({ id: payout });
  return { payout, staff };
}

/** Tarek was paid all of it out before the customer's bank took everything back: he owes them. */
export async function indebted(world: World) {
  const deal = await earner(world);
  const { payout, staff } = await paidOut(world, deal);
  await chargedBack(world, deal);
  const writeOff = async (amount: number, debt = 27_000) => {
    world.clock.advance(60);
    await staff.staff.writeOff({ id: deal.tarek.id, amount, debt, reason });
    world.clock.advance(60);
  };
  return { deal, payout, staff, writeOff };
}

/** He does another job for her, which she approves. @param price of it: minor units */
export const jobAgain = (world: World, { nadia, tarek }: Deal, price = 30_000): Promise<Deal> =>
  completed(world, { price }, { nadia, tarek });

/** The same, and its earning clears. */
export async function earnAgain(world: World, before: Deal, price?: number): Promise<Deal> {
  const deal = await jobAgain(world, before, price);
  world.clock.advance(8 * 86_400);
  await world.as(deal.tarek).orders.get({ id: deal.orderId });
  return deal;
}
