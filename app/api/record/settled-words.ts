import type { Settling } from "../ledger/settling-rules";

/** The form of a sentence about money that has become available: where a debt took a part of it, or all, it says so. */
export function formOf<K extends string>(key: K, { debt, rest }: Settling): K | `${K}.part` | `${K}.debt` {
  if (debt === 0) return key;
  return rest > 0 ? `${key}.part` : `${key}.debt`;
}

/** What such a form says beside the amount. */
export const shownOf = (settling: Settling): Settling | null => (settling.debt > 0 ? settling : null);

/** The same as amounts of money. */
export const inMoney = ({ debt, rest }: Settling, currency: string) => ({
  ...{ debt: { amount: debt, currency }, rest: { amount: rest, currency } },
});
