import type { House } from "../mount";
import type { Gateway } from "../outside/payments/gateway";
import { GatewayRefused } from "../outside/payments/gateway-errors";
import type { Refund } from "../outside/payments/refund";
import { change } from "../record/change";
import { holdRequest } from "../requests/request-store";
import { findPayment, findRefund, findRequestOf } from "./payment-store";
import { refundFailed, refundMade, refundSent } from "./refund-moves";
import { claimRefund, listUnsent } from "./refund-store";

const firstWait = 30_000;
const longestWait = 6 * 3_600_000;
const batch = 20;

type Answer = { result: "done" | "pending" } | { failure: string };

/** Writes down what the gateway answered. */
async function note(house: House, refundId: string, round: number, answer: Answer): Promise<void> {
  const found = await findRequestOf(house.db, { refundId });
  if (!found) throw new Error("A refund without a payment");
  await change(house, { actor: "gateway", id: null }, house.now(), async (act) => {
    await holdRequest(act.tx, found.requestId);
    const payment = await findPayment(act.tx, found.paymentId);
    const refund = await findRefund(act.tx, refundId);
    if (!payment || !refund) throw new Error("A refund without a payment");
    // The gateway's own events may have come before its answer.
    if (refund.round !== round || refund.status !== "pending") return;
    if ("failure" in answer) return refundFailed(act, found.requestId, refund, answer.failure);
    if (answer.result === "done") return refundMade(act, found.requestId, payment, refund);
    await refundSent(act, found.requestId, refund);
  });
}

/** Asks for one refund. @throws GatewayUnreachable where nobody knows what became of it */
async function ask(gateway: Gateway, refund: Refund): Promise<Answer> {
  try {
    return { result: await gateway.refund(refund) };
  } catch (error) {
    if (error instanceof GatewayRefused) return { failure: error.reason };
    throw error;
  }
}

/**
 * Asks the gateway for the refunds that are owed. Each is claimed before it is asked for, so that two workers do not ask at once, and one
 * that was cancelled since it was listed is not asked for; asked twice after all, the gateway knows it by its id. One that fails keeps no
 * other from its turn.
 */
export async function sendRefunds(house: House, now: Date): Promise<void> {
  const { gateway } = house.outside;
  if (!gateway) return;
  for (const row of await listUnsent(house.db, gateway.name, now, batch)) {
    const { id: refundId, amount, currency, charge, round } = row;
    const wait = Math.min(longestWait, firstWait * 2 ** Math.min(row.attempts, 10));
    const nextTryAt = new Date(now.getTime() + wait);
    if (!charge || !(await claimRefund(house.db, row, now, nextTryAt))) continue;
    try {
      const answer = await ask(gateway, { refundId, charge, amount, currency, round });
      await note(house, refundId, round, answer);
    } catch (err) {
      house.log.error(
        { refund: refundId, err },
        "a refund could not be asked for, or the answer not be noted",
      );
    }
  }
}
