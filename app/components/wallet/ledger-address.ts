import type { LedgerFilter, WalletAccount } from "~/contract/wallet";
import { dateValue } from "~/i18n/field-values";
import type { Path } from "~/i18n/link";

/** An account, or all of them together. */
export type LedgerTab = WalletAccount | "all";
export type Filters = { kind?: LedgerFilter; from?: string; to?: string };

/** What can be booked on each account, and what it can be narrowed down to. */
export const kindsOn: Record<WalletAccount, readonly LedgerFilter[]> = {
  available: [
    "clearing",
    "payout",
    "payout_cancelled",
    "payout_returned",
    "release_reversed",
    "take_back",
    "chargeback",
    "chargeback_reversed",
    "debt_settled",
  ],
  pending: [
    "release",
    "visit_fee",
    "clearing",
    "release_reversed",
    "take_back",
    "chargeback",
    "chargeback_reversed",
  ],
  in_payout: ["payout", "payout_paid", "paid_out", "payout_cancelled", "payout_returned"],
  held: ["payment", "release", "release_reversed", "refund"],
  debt: ["release_reversed", "take_back", "chargeback", "chargeback_reversed", "debt_settled", "write_off"],
};

/** The kinds that a tab can be narrowed down to, each once. */
export const kindsOf = (tab: LedgerTab): LedgerFilter[] =>
  tab === "all"
    ? [...new Set([...kindsOn.pending, ...kindsOn.available, ...kindsOn.in_payout, ...kindsOn.debt])]
    : [...kindsOn[tab]];

/** The ledger's page, or file, with these filters. */
export function addressOf(tab: LedgerTab, filters: Filters = {}, path = "/technician/wallet"): Path {
  const query = new URLSearchParams({ account: tab });
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value);
  return `${path}?${query}` as Path;
}

/** The lines themselves, which stand far down on the wallet's page. */
export const linesAt = (tab: LedgerTab, filters: Filters = {}) => `${addressOf(tab, filters)}#ledger` as Path;

/** A figure of the wallet or the dashboard. */
export type Figure = WalletAccount | "paid" | "month";

/** The lines that make each figure, by the calendar of where the technician works. */
export const linesBehind = (
  now: string,
  timeZone: string,
): Record<Figure, [tab: WalletAccount, filters?: Filters]> => ({
  available: ["available"],
  pending: ["pending"],
  held: ["held"],
  in_payout: ["in_payout"],
  debt: ["debt"],
  paid: ["in_payout", { kind: "paid_out" }],
  month: ["in_payout", { kind: "paid_out", from: `${dateValue(now, timeZone).slice(0, 7)}-01` }],
});
