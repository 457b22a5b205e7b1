import type { ProposalKind, ProposalStatus } from "~/contract/order-fields";
import type { Side } from "../record/life-cycle";

type Proposed = { kind: ProposalKind; status: ProposalStatus; by: Side; price: number | null };

/** Whose accounts are open, and whether money is said to be on its way. */
export type Activity = { isProviderActive: boolean; isCustomerActive: boolean; isTransferSent: boolean };

/**
 * Whether a proposal will come to nothing since an account is closed, and whoever is to answer or to pay cannot. Two go on by themselves: a
 * claim that the technician did not come, which silence upholds, and a higher price of which the transfer is said to have been sent.
 */
export function isUnheard(
  { kind, by, status, price }: Proposed,
  viewer: Side,
  { isProviderActive, isCustomerActive, isTransferSent }: Activity,
): boolean {
  if (status === "agreed")
    return price !== null && !isTransferSent && !(isProviderActive && isCustomerActive);
  if (status !== "proposed" || by !== viewer) return false;
  return viewer === "customer" ? !isProviderActive && kind !== "no_show" : !isCustomerActive;
}
