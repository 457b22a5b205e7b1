import type { World } from "./api";
import { accepted, type Deal } from "./paid";

/** A transfer of Nadia's came after she had given the order up: it is owed back to her, from the bank. */
export async function owedBack(world: World): Promise<Deal> {
  const deal = await accepted(world);
  const { payment } = await world.as(deal.nadia).payments.pay({ id: deal.orderId, method: "transfer" });
  await world.as(deal.nadia).orders.giveUp({ id: deal.orderId });
  const { transfers } = world.as(await world.aStaffMember());
  await transfers.confirm({ id: payment.id, amount: 30_000 });
  return deal;
}
