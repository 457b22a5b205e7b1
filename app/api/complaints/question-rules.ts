/** What a complaint about a job's money is about: the price of a job that it freezes, else what was released. Minor units. */
export const amountInQuestion = (
  { price, released }: { price: number; released: number | null },
  freezes: boolean,
): number => (freezes ? price : (released ?? 0));

/** Whether one may complain about a job's money: there is some, and no complaint about it is under way. */
export const mayComplain = (
  order: Parameters<typeof amountInQuestion>[0],
  { freezes, isUnderWay }: { freezes: boolean; isUnderWay: boolean },
): boolean => !isUnderWay && amountInQuestion(order, freezes) > 0;
