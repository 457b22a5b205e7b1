import { hasJournal, holdBank, holdGateway } from "../ledger/house-store";
import { settled } from "../ledger/journal-rules";
import { settlementFault } from "../ledger/settlement-rules";
import type { GatewayEvent } from "../outside/payments/gateway";
import type { Act } from "../record/change";

type Settled = Extract<GatewayEvent, { kind: "settled" }>;

/**
 * L8, as the gateway says it: once for each of its payouts, which staff may have recorded before.
 * @throws Error for what cannot be: the event stays, and staff see it
 */
export async function settleAsTold({ tx, book, settings }: Act, told: Settled): Promise<void> {
  const { gross, fee, settlementId: cause } = told;
  const { currency } = settings.country;
  await holdBank(tx, currency);
  if (await hasJournal(tx, "settlement", cause)) return;
  const gateway = await holdGateway(tx, currency);
  const fault = settlementFault(told, { currency, gateway });
  if (fault) throw new Error(`Settlement ${cause} cannot be booked: ${fault}`);
  book.post({ kind: "settlement", cause, currency, lines: settled(gross, fee) });
  book.line({
    ...{ entity: "settlement", entityId: cause, requestId: null, event: "record" },
    ...{ from: null, to: null, detail: { gross, fee } },
  });
}
