import type { Line } from "../ledger/account-rules";
import type { Act } from "../record/change";
import type { HeldRequest } from "../requests/request-store";
import { tellOne } from "./moves";
import type { HeldOrder } from "./order-store";

/** What the technician's earnings did not hold of what was taken: minor units. */
export const owedIn = (lines: readonly Line[]): number =>
  lines.find(({ kind }) => kind === "debt")?.amount ?? 0;

/** Of what goes back: what leaves the technician's earnings, what of that they did not hold, and all that is owed with it. */
export type Taken = { price: number; taken: number; fresh: number; debt: number };

/** The technician is told what a decision, or an agreement, takes from the earnings. */
export function tellTakenBack(act: Act, request: HeldRequest, order: HeldOrder, of: Taken): void {
  const { price, taken, fresh, debt } = of;
  if (fresh > 0) tellOne(act, request, order, "provider", "taken_back.owed", price, { taken, debt });
  else if (taken > 0) tellOne(act, request, order, "provider", "taken_back", price, { taken });
}

/** Both sides are told that the payer's bank took money back after the work was done: the technician with what it takes from the earnings. */
export function tellChargedBack(act: Act, request: HeldRequest, order: HeldOrder, of: Taken): void {
  const { price, taken, fresh, debt } = of;
  tellOne(act, request, order, "customer", "charged_back", price);
  if (fresh > 0) tellOne(act, request, order, "provider", "charged_back.owed", price, { taken, debt });
  else if (taken > 0) tellOne(act, request, order, "provider", "charged_back.taken", price, { taken });
  else tellOne(act, request, order, "provider", "charged_back.kept", price);
}
