/** Of money that has come to a technician: minor units that a debt took first, and what is left of it. */
type Settled = { debt: number; rest: number };

/** The form of a sentence about money that has become available: where a debt took a part of it, or all, it says so. */
export function formOf<K extends string>(key: K, { debt, rest }: Settled): K | `${K}.part` | `${K}.debt` {
  if (debt === 0) return key;
  return rest > 0 ? `${key}.part` : `${key}.debt`;
}

/** What such a form says beside the amount. */
export const shownOf = (settled: Settled): Settled | null => (settled.debt > 0 ? settled : null);

/** The same as amounts of money. */
export const inMoney = ({ debt, rest }: Settled, currency: string) => ({
  ...{ debt: { amount: debt, currency }, rest: { amount: rest, currency } },
});
