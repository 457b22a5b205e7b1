import type { ProposalKind, ProposalStatus } from "~/contract/order-fields";

type Side = "customer" | "provider";
type Proposed = { kind: ProposalKind; status: ProposalStatus; by: Side; price: number | null };

/** Whose accounts are open, and whether money is said to be on its way. */
export type Activity = { isProviderActive: boolean; isCustomerActive: boolean; isTransferSent: boolean };

/**
 * What is proposed will come to nothing while an account is closed: whoever is to answer or to pay cannot. Of a claim that the technician
 * did not come, and of money that is on its way, the time goes on.
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
