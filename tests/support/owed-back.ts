import type { World } from "./api";
import { accepted, agreeOn, beginCard, type Deal, press } from "./paid";
import type { Person } from "./people";

/** The refund of somebody's one payment, as they see it. */
export const shownRefund = async (world: World, who: Person) =>
  (await world.as(who).payments.mine({})).content[0]?.refunds[0];

/** A transfer of Nadia's came after she had given the order up: it is owed back to her, from the bank. */
export async function owedBack(world: World) {
  const deal = await accepted(world);
  const { nadia, orderId } = deal;
  const staff = world.as(await world.aStaffMember()).transfers;
  const hers = world.as(nadia).payments;
  const { payment } = await hers.pay({ id: orderId, method: "transfer" });
  await world.as(nadia).orders.giveUp({ id: orderId });
  await staff.confirm({ id: payment.id, amount: 30_000 });
  const id = (await shownRefund(world, nadia))?.id ?? "";
  return { ...deal, id, staff, hers };
}

/** Nadia has paid 300 pounds by card, and both have agreed on 200: the rest is owed back to her, and comes out so. */
export async function lowered(world: World, how: "fails" | "pending"): Promise<Deal> {
  const deal = await accepted(world);
  await press(world, await beginCard(world, deal), "pay", how);
  await agreeOn(world, deal, 20_000);
  return deal;
}
