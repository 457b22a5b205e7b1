import { ago } from "../ago";
import type { House } from "../mount";
import type { Gateway, GatewayEvent } from "../outside/payments/gateway";
import type { Refund, RefundState } from "../outside/payments/refund";
import { storeEvent } from "./event-moves";
import { countAside } from "./event-store";
import { claimRefund, listSilent } from "./refund-store";

const batch = 20;

/** What the gateway answered, as if it had told it by itself: once for each try and each way it may come out. */
function eventOf(refund: Refund, state: Exclude<RefundState, "pending">, at: Date): GatewayEvent {
  const { currency: _, ...of } = refund;
  const id = `asked-${refund.refundId}-${refund.round}`;
  if (state === "done") return { ...of, id: `${id}-done`, at, kind: "refunded" };
  return { ...of, id: `${id}-failed`, at, kind: "refund_failed", reason: state.failure };
}

/** Asks about one refund. One that the gateway does not know was never made there: staff see to it. */
async function ask(house: House, gateway: Gateway, refund: Refund): Promise<void> {
  const at = house.now();
  const state = (await gateway.findRefund(refund)) ?? { failure: "unknown_to_gateway" };
  if (state === "pending") return;
  house.log.warn({ refund: refund.refundId, state }, "a refund came out without a word of the gateway");
  const event = eventOf(refund, state, at);
  // What staff have set aside was an answer of then.
  const before = await countAside(house.db, gateway.name, event.id);
  const id = before === 0 ? event.id : `${event.id}-${before + 1}`;
  await storeEvent(house, { gateway: gateway.name, event: { ...event, id } });
}

/**
 * Asks the gateway what became of refunds that it took and did not tell of: its word may be lost. Each is claimed before it is asked
 * about; one that fails keeps no other from its turn.
 */
export async function askAfterRefunds(house: House, now: Date): Promise<void> {
  const { gateway } = house.outside;
  if (!gateway) return;
  const { refundAskedAfter, refundAskedEvery } = house.settings;
  const before = ago(now, refundAskedAfter);
  for (const row of await listSilent(house.db, gateway.name, before, now, batch)) {
    const { id: refundId, amount, currency, charge, round } = row;
    const nextTryAt = ago(now, -refundAskedEvery);
    if (!charge || !(await claimRefund(house.db, row, now, nextTryAt))) continue;
    try {
      await ask(house, gateway, { refundId, amount, currency, charge, round });
    } catch (err) {
      house.log.error({ refund: refundId, err }, "the gateway could not be asked about a refund");
    }
  }
}
