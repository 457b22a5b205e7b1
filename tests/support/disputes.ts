import type { World } from "./api";
import { type Deal, delivered } from "./paid";

export const grievance = "The new tap drips again, and the wall behind it is wet.";

/** Why staff decide as they do, in both languages. */
export const reasons = {
  reason_en: "The photos show that the work was done in part only.",
  reason_ar: "تُظهر الصور أن العمل أُنجز في جزء منه فقط.",
};

/** A deal with the dispute about it, and the two sides' calls. */
export type Dispute = Awaited<ReturnType<typeof disputeOf>>;

const callsOf = (world: World, { nadia, tarek }: Deal) => ({
  hers: world.as(nadia).complaints,
  his: world.as(tarek).complaints,
});

/** Nadia disputes what Tarek did. */
export async function disputeOf(world: World, deal: Deal) {
  const calls = callsOf(world, deal);
  const { id } = await calls.hers.file({ kind: "order", about_id: deal.orderId, text: grievance });
  return { ...deal, ...calls, id };
}

/** Tarek has answered: both negotiate. */
export async function negotiating(world: World, deal?: Deal): Promise<Dispute> {
  const dispute = await disputeOf(world, deal ?? (await delivered(world)));
  await dispute.his.write({ id: dispute.id, text: "It did not drip when I left." });
  return dispute;
}

/** Staff have decided: so much stays with Tarek. */
export async function decidedAt(world: World, amount: number, deal?: Deal) {
  const dispute = await negotiating(world, deal);
  await dispute.his.handOver({ id: dispute.id });
  const staff = world.as(await world.aStaffMember()).complaints;
  await staff.decide({ id: dispute.id, outcome: "split", kept: amount, ...reasons });
  return { ...dispute, staff };
}
