import type { WalletAccount, WalletKind } from "~/contract/wallet";
import type { Path } from "~/i18n/link";

/** An account, or all of them together. */
export type LedgerTab = WalletAccount | "all";
export type Filters = { kind?: WalletKind; from?: string; to?: string };

/** What can be booked on each account. */
export const kindsOn: Record<WalletAccount, readonly WalletKind[]> = {
  available: [
    "clearing",
    "payout",
    "payout_returned",
    "release_reversed",
    "take_back",
    "chargeback",
    "chargeback_reversed",
    "debt_settled",
  ],
  pending: ["release", "clearing", "release_reversed", "take_back", "chargeback", "chargeback_reversed"],
  in_payout: ["payout", "payout_paid", "payout_returned"],
  held: ["payment", "release", "release_reversed", "refund"],
  debt: ["release_reversed", "take_back", "chargeback", "chargeback_reversed", "debt_settled", "write_off"],
};

/** The kinds that a tab can be narrowed down to, each once. */
export const kindsOf = (tab: LedgerTab): WalletKind[] =>
  tab === "all"
    ? [...new Set([...kindsOn.pending, ...kindsOn.available, ...kindsOn.in_payout, ...kindsOn.debt])]
    : [...kindsOn[tab]];

/** The ledger's page, or file, with these filters. */
export function addressOf(tab: LedgerTab, filters: Filters = {}, path = "/technician/wallet"): Path {
  const query = new URLSearchParams({ account: tab });
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value);
  return `${path}?${query}` as Path;
}
