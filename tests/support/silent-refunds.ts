import { eq } from "drizzle-orm";
import { payments, refunds } from "~/api/db/money-schema";
import type { Gateway } from "~/api/outside/payments/gateway";
import { sweepPayments } from "~/api/payments/sweeps";
import type { World } from "./api";
import { accepted, beginCard, type Deal, press } from "./paid";

export type SilentRefund = Deal & { reference: string; paymentId: string };

/** Refunds of a site that does not hear its gateway. */
export const silentRefunds = (world: World) => ({
  /** Nadia has paid and cancelled; her refund will come out so. */
  cancelled: async (manner: "pending" | "fails" = "pending"): Promise<SilentRefund> => {
    const deal = await accepted(world);
    const reference = await beginCard(world, deal);
    await press(world, reference, "pay", manner);
    await world.as(deal.nadia).orders.cancel({ id: deal.orderId, fee: 0 });
    const [payment] = await world.db.select().from(payments).where(eq(payments.orderId, deal.orderId));
    return { ...deal, reference, paymentId: payment?.id ?? "" };
  },

  /** A sweep of a site whose gateway's words are all lost. */
  sweep: (own: Partial<Gateway> = {}) => {
    const gateway = { ...world.gateway, deliver: async () => 0, ...own };
    const house = { ...world.house, outside: { ...world.house.outside, gateway } };
    return sweepPayments(house, world.clock.now());
  },

  refundOf: async ({ paymentId }: SilentRefund) => {
    const [row] = await world.db.select().from(refunds).where(eq(refunds.paymentId, paymentId));
    if (!row) throw new Error("A refund");
    return row;
  },
});
