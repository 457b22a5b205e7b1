/** What has become available to a technician: minor units that a debt took first, and what is left of it. */
export type Settling = { debt: number; rest: number };

/** L7. Of money that has become available a debt is settled first. @param owed minor units */
export const settlingOf = (amount: number, owed: number): Settling => {
  const debt = Math.min(amount, owed);
  return { debt, rest: amount - debt };
};
