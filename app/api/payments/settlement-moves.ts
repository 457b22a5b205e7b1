import { ago } from "../ago";
import { hasJournal, holdBank, holdGateway } from "../ledger/house-store";
import { settled } from "../ledger/journal-rules";
import { settlementFault } from "../ledger/settlement-rules";
import { findAlike } from "../ledger/settlement-store";
import type { GatewayEvent } from "../outside/payments/gateway";
import type { Act } from "../record/change";

type Settled = Extract<GatewayEvent, { kind: "settled" }>;
type Booked = Pick<Settled, "gross" | "fee" | "currency"> & { cause: string };

/** L8, with its audit line. */
export function bookSettlement({ book }: Act, { gross, fee, currency, cause }: Booked): void {
  book.post({ kind: "settlement", cause, currency, lines: settled(gross, fee) });
  book.line({
    ...{ entity: "settlement", entityId: cause, requestId: null, event: "record", from: null, to: null },
    detail: { gross, fee },
  });
}

/**
 * A settlement of the same amount that was booked not long before `at`, or since: it may be the same one under another name. The bank is
 * held, and another call may have been faster that was made after this one: what it booked is as much a twin.
 */
export function findTwin(
  { tx, settings }: Act,
  { gross, fee, currency }: Omit<Booked, "cause">,
  at: Date,
  by: "staff" | "anybody",
) {
  const from = ago(at, settings.settlementTwinWithin);
  const like = { gross, net: gross - fee, currency, from };
  return findAlike(tx, like, by);
}

/**
 * L8, as the gateway says it: once for each of its payouts, which staff may have recorded before, also under another name.
 * @throws Error for what cannot be, and for what a person must compare: the event stays, and staff see it
 */
export async function settleAsTold(act: Act, told: Settled): Promise<void> {
  const { tx, settings } = act;
  const { gross, fee, settlementId: cause } = told;
  const { currency } = settings.country;
  await holdBank(tx, currency);
  if (await hasJournal(tx, "settlement", cause)) return;
  const gateway = await holdGateway(tx, currency);
  const fault = settlementFault(told, { currency, gateway });
  if (fault) throw new Error(`Settlement ${cause} cannot be booked: ${fault}`);
  const twin = await findTwin(act, told, told.at, "staff");
  if (twin) throw new Error(`Settlement ${cause} may be ${twin.cause}, which staff have recorded`);
  bookSettlement(act, { gross, fee, currency, cause });
}
