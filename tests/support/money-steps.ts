import { ApiFailure } from "~/web/calls/client.server";
import type { World } from "./api";
import { disputeSteps, type Step } from "./dispute-steps";
import { gatewaySteps } from "./gateway-steps";
import { orderSteps } from "./order-steps";
import { accepted, type Deal } from "./paid";
import { paymentSteps } from "./payment-steps";
import { staffSteps } from "./staff-steps";
import { tableOf } from "./step-table";
import { walletSteps } from "./wallet-steps";

export const dealWith = (world: World): Promise<Deal> =>
  accepted(world, { visit_fee: 5_000, warranty_days: 30 });

/**
 * Refusals are answers; a failure is not.
 * @param isAway no gateway is set up, at some moment of it: then nobody can pay by card
 */
export async function attempt(run: () => unknown, isAway = () => false): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.body.code === "unavailable" && isAway()) return;
    if (error.body.status >= 500) throw error;
  }
}

/** Everything that the two sides, staff, the gateway and time can do to an order's money and to what was earned by it. */
export const steps: Record<string, Step> = tableOf(
  ...[disputeSteps, walletSteps, orderSteps, paymentSteps, staffSteps, gatewaySteps],
);
